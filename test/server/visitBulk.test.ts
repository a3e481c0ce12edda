import { spanWords } from '../../src/contract/visitWords';
import { ownershipOf, raiseClaim } from './support/claims';
import { form } from './support/files';
import { startTestApp, type Caller, type TestApp } from './support/testApp';
import { postWork } from './support/works';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let consortium: Caller;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner, consortium] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('cliente@demo.ar'),
    api.as('consorcio@demo.ar'),
  ]);
});
afterAll(() => api.close());

/** A window of two hours, this many hours from now. */
const span = (hours: number) => {
  const at = Math.floor(Date.now() / 1000) * 1000 + hours * 3_600_000;
  return { starts_at: new Date(at).toISOString(), ends_at: new Date(at + 7_200_000).toISOString() };
};
const newClaim = async (): Promise<number> =>
  (await raiseClaim(owner, await ownershipOf(admin, 'Torre Oroño/3° A'))).body.data.unit_claim.claim_id as number;
/** A claim of the whole building: a different place from the unit. */
const newProjectClaim = async (): Promise<number> => {
  const body = form({ reason: 'Humedad', description: 'Se filtra agua en el palier.' });
  const { data } = (await admin.upload(`/logic/project/${await projectOf('Torre Oroño')}/project_claim`, body)).body;
  return data.project_claim.claim_id as number;
};
const projectOf = async (name: string): Promise<number> =>
  (await admin.get('/logic/project')).body.data.find((project: { name: string }) => project.name === name).id;
let contractor: number;
beforeAll(async () => {
  const body = { name: 'Visitas de muchos', phone_number: '341 555-0101' };
  contractor = (await admin.post('/logic/contractor', body)).body.data.id;
});
const newWork = async (claims?: number[]): Promise<number> => {
  const claimIds = claims ?? [await newClaim()];
  const body = { contractor_id: contractor, instructions: 'Cambiar el flexible.', claim_ids: claimIds };
  return (await postWork(admin, body)).body.data.id as number;
};
const cancel = (id: number) => admin.put(`/logic/work_order/${id}/status`, { move: 'cancel', note: 'No va más.' });
const propose = (ids: number[], windows: object[], who = admin) => who.put('/logic/visit', { work_ids: ids, windows });
const placesOf = async (ids: number[], who = admin) =>
  (await who.get(`/logic/visit/place?work_id=${ids.join(',')}`)).body.data;
const claimOf = async (id: number): Promise<number> =>
  (await admin.get(`/logic/work_order/${id}`)).body.data.claims[0].id;
const visitsOf = async (id: number) => (await admin.get(`/logic/visit?work_id=${id}`)).body.data;
const windowsOf = (visit: { windows: { starts_at: string }[] }) => visit.windows.map(({ starts_at: at }) => at);

const unit = '3° A · Torre Oroño';
const row = (id: number, problem: string | null, place = unit) => ({
  work_id: id,
  place,
  worker: 'Visitas de muchos',
  problem,
});

test('the same windows are proposed for several work orders in one call, with a reason for the others', async () => {
  const [free, twice, cancelled] = [await newWork(), await newWork(), await newWork()];
  const [claim] = [await newClaim()];
  const withTwoPlaces = await newWork([claim, await newProjectClaim()]);
  await cancel(cancelled);
  const ids = [cancelled, free, twice, withTwoPlaces, 99_999];
  await admin.post('/logic/visit', { work_id: withTwoPlaces, claim_id: claim, windows: [span(90)] });
  const agreed = (await visitsOf(withTwoPlaces))[0];
  await owner.put(`/logic/visit/${agreed.id}/accept`, { starts_at: agreed.windows[0].starts_at });
  await admin.post('/logic/visit', { work_id: twice, claim_id: await claimOf(twice), windows: [span(95)] });

  const expected = [
    row(cancelled, 'El trabajo ya no está en curso: no se puede acordar una visita.'),
    row(free, null),
    row(twice, 'Ya hay horarios propuestos: falta que elijan uno.'),
    row(withTwoPlaces, 'Ya hay una visita acordada.'),
    row(withTwoPlaces, null, 'Torre Oroño'),
    { work_id: 99_999, place: '', worker: '', problem: 'No encontramos ese trabajo.' },
  ];
  expect(await placesOf(ids)).toEqual(expected);
  const windows = [span(48), span(60), span(72)];
  const { status, body } = await propose(ids, windows);
  expect({ status, data: body.data }).toEqual({ status: 200, data: expected });

  expect(windowsOf((await visitsOf(free))[0])).toEqual(windows.map(({ starts_at: at }) => at));
  expect(windowsOf((await visitsOf(twice))[0])).toEqual([expect.any(String)]);
  expect((await visitsOf(withTwoPlaces)).map(({ place }: { place: string }) => place).sort()).toEqual([
    unit,
    'Torre Oroño',
  ]);
  expect(await visitsOf(cancelled)).toEqual([]);
  const { rows } = await api.connection.pool.query<{ count: number }>(
    "select count(*)::int as count from outbox_mail where recipient = 'cliente@demo.ar' and notes::text like '%' || $1 || '%'",
    [spanWords(windows[2]!)],
  );
  expect(rows[0]!.count).toBe(1);
});

test('a place whose contractor has another visit at one of the times gets a reason, the others their windows', async () => {
  const other = (await admin.post('/logic/contractor', { name: 'Otro de muchos', phone_number: '341 555-0101' })).body
    .data.id as number;
  const [busy, proposed] = [await newWork(), await newWork()];
  const ofOther = { contractor_id: other, instructions: 'Cambiar el flexible.', claim_ids: [await newClaim()] };
  const free = (await postWork(admin, ofOther)).body.data.id as number;
  const date = { work_id: busy, claim_id: await claimOf(busy), windows: [span(200)], is_agreed: true };
  expect((await admin.post('/logic/visit', date)).status).toBe(201);
  const windows = [span(190), span(201)];
  const reason = `Quien va ya tiene otra visita el ${spanWords(windows[1]!)}.`;
  expect((await propose([proposed, free], windows)).body.data).toEqual([
    row(proposed, reason),
    { ...row(free, null), worker: 'Otro de muchos' },
  ]);
  expect(await visitsOf(proposed)).toEqual([]);
  expect(await visitsOf(free)).toHaveLength(1);
});

test('sent twice, even concurrently, it proposes nothing twice and returns the same', async () => {
  const ids = [await newWork(), await newWork()];
  const windows = [span(50), span(62)];
  const [first, second] = await Promise.all([propose(ids, windows), propose(ids.toReversed(), windows)]);
  expect(first!.body.data).toEqual(ids.map((id) => row(id, null)));
  expect(second!.body.data).toEqual(ids.toReversed().map((id) => row(id, null)));
  expect((await propose(ids, windows.toReversed())).body.data).toEqual(first!.body.data);
  for (const id of ids) {
    expect(await visitsOf(id)).toHaveLength(1);
    const { events } = (await admin.get(`/logic/work_order/${id}`)).body.data;
    expect(events.map(({ what }: { what: string }) => what)).toEqual(['created', 'visitProposed']);
  }
  // Different windows are a new proposal, which must be made in the visit itself.
  expect((await propose(ids, [span(51)])).body.data).toEqual(
    ids.map((id) => row(id, 'Ya hay horarios propuestos: falta que elijan uno.')),
  );
});

test('requires work orders and one to three future windows that do not overlap; otherwise it proposes nothing', async () => {
  const work = await newWork();
  const fields = async (ids: number[], windows: object[]) =>
    (await propose(ids, windows)).body.errors?.map(({ field }: { field: string }) => field);
  expect(await fields([], [])).toEqual(['work_ids', 'windows']);
  expect(await fields([work], [span(-5), span(60), span(61)])).toEqual(['windows.0', 'windows.2']);
  expect((await propose([work], [span(2), span(5), span(8), span(11)])).status).toBe(400);
  expect(
    (
      await propose(
        Array.from({ length: 101 }, (_, at) => at + 1),
        [span(48)],
      )
    ).status,
  ).toBe(400);
  expect((await admin.get('/logic/visit/place')).status).toBe(400);
  expect((await admin.get('/logic/visit/place?work_id=a')).status).toBe(400);
  expect(await visitsOf(work)).toEqual([]);
});

test('is only for staff', async () => {
  const work = await newWork();
  for (const who of [owner, consortium]) {
    expect((await propose([work], [span(48)], who)).status).toBe(403);
    expect((await who.get(`/logic/visit/place?work_id=${work}`)).status).toBe(403);
  }
  expect(await visitsOf(work)).toEqual([]);
});
