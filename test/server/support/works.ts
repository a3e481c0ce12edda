import { callerOf, type Answer, type Caller, type TestApp } from './testApp';

let serial = 0;

/** A work order that staff create for a new contractor, for some claims; `mail_link` and other fields by `changes`. */
export async function newWork(staff: Caller, claimIds: number[] = [1], changes: object = {}) {
  const { data: contractor } = (
    await staff.post('/logic/contractor', {
      name: `Taller ${++serial}`,
      phone_number: '341 555-0101',
      email: `taller${serial}@correo.ar`,
      category_ids: [],
      project_ids: [],
    })
  ).body as { data: { id: number; name: string; email: string } };
  const { status, body } = await postWork(staff, {
    contractor_id: contractor.id,
    instructions: 'Cambiar el flexible de la bacha.',
    claim_ids: claimIds,
    ...changes,
  });
  if (status !== 201) throw new Error(`The work order was not created: ${JSON.stringify(body)}`);
  return { id: body.data.id as number, contractor };
}

/** Creates a work order, also for claims that are in others: tests use the same demo claims many times. */
export async function postWork(staff: Caller, body: object): Promise<Answer> {
  const answer = await staff.post('/logic/work_order', body);
  if (answer.body.errors?.[0]?.field !== 'known_open_works') return answer;
  const known = [...String(answer.body.message).matchAll(/trabajo (\d+)/g)].map(([, id]) => Number(id));
  return staff.post('/logic/work_order', { ...body, known_open_works: known });
}

/** The open work orders, so that a call that names them is not refused for another one of the same claim. */
export const openWorkIds = async (staff: Caller): Promise<number[]> =>
  (await staff.get('/logic/work_order?page=1&page_size=200&status=asked,accepted,done')).body.data.map(
    ({ id }: { id: number }) => id,
  );

/** The part after the `#` of a link's address. */
export const secretOf = (address: string): string => address.split('#')[1] ?? '';

/** Creates the link of a work order and returns its secret. */
export async function linkOf(staff: Caller, workId: number): Promise<string> {
  const { status, body } = await staff.post(`/logic/work_order/${workId}/link`, {});
  if (status !== 200) throw new Error(`The link was not created: ${JSON.stringify(body)}`);
  return secretOf(body.data.address as string);
}

/** A contractor with the link of a new work order. */
export async function newWorkLink(api: TestApp, staff: Caller, claimIds?: number[]): Promise<Caller> {
  const { id } = await newWork(staff, claimIds);
  return callerOf(api.app, await linkOf(staff, id), 'Link');
}

/** A visit of a new work order that has a date and began an hour ago. */
export async function newBegunVisit(api: TestApp, staff: Caller, claimId: number) {
  const work = await newWork(staff, [claimId]);
  const at = Math.floor(Date.now() / 1000) * 1000 + 48 * 3_600_000;
  const date = { starts_at: new Date(at).toISOString(), ends_at: new Date(at + 7_200_000).toISOString() };
  const visit = { work_id: work.id, claim_id: claimId, windows: [date], is_agreed: true };
  const { status, body } = await staff.post('/logic/visit', visit);
  if (status !== 201) throw new Error(`The visit was not created: ${JSON.stringify(body)}`);
  const id = body.data.id as number;
  await api.connection.pool.query(
    "update visit set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' where id = $1",
    [id],
  );
  return { id, work };
}
