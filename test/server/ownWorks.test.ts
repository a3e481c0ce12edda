import { operations } from '../../src/contract/operations';
import { isForLinks } from '../../src/contract/permissions';
import { callerOf, startTestApp, type Caller, type TestApp } from './support/testApp';
import { linkOf, newWork, postWork, secretOf } from './support/works';

let api: TestApp;
let admin: Caller;

beforeAll(async () => {
  api = await startTestApp();
  admin = await api.as('admin@demo.ar');
});
afterAll(() => api.close());

const byLink = (secret: string) => callerOf(api.app, secret, 'Link');
const ended = { success: false, message: 'Este enlace ya no sirve. Pedile otro a la empresa.' };

/** The secret of a new link to the list of a contractor's work orders. */
async function listSecret(contractorId: number): Promise<string> {
  const { status, body } = await admin.post(`/logic/contractor/${contractorId}/link`);
  expect(status).toBe(200);
  expect(body.data.address).toMatch(/\/trabajo\/#mis-[\w-]{43}$/);
  return secretOf(body.data.address as string).replace(/^mis-/, '');
}
const open = (list: Caller) => list.post('/logic/own_works');
const idsOf = async (list: Caller) => (await open(list)).body.data.works.map(({ id }: { id: number }) => id);
const workLink = async (list: Caller, id: number) => {
  const { status, body } = await list.post(`/logic/own_works/${id}/link`);
  expect(status).toBe(200);
  return byLink(secretOf(body.data.path as string));
};

test('one link lists all open work orders of its contractor, the next visit first, and opens each', async () => {
  const first = await newWork(admin, [1]);
  const contractorId = first.contractor.id;
  const second = (await postWork(admin, { contractor_id: contractorId, instructions: 'Pintar.', claim_ids: [2] })).body
    .data.id as number;
  const over = (await postWork(admin, { contractor_id: contractorId, instructions: 'Nada.', claim_ids: [3] })).body.data
    .id as number;
  await admin.put(`/logic/work_order/${over}/status`, { move: 'cancel', note: 'Ya no hace falta.' });
  const other = await newWork(admin, [4]);
  const at = new Date(Date.now() + 40 * 86_400_000).setUTCHours(13, 0, 0, 0);
  const span = { starts_at: new Date(at).toISOString(), ends_at: new Date(at + 7_200_000).toISOString() };
  await admin.post('/logic/visit', { work_id: second, claim_id: 2, windows: [span], is_agreed: true });

  const list = byLink(await listSecret(contractorId));
  expect((await admin.get(`/logic/contractor/${contractorId}`)).body.data.link).toMatchObject({ opened_at: null });
  const { data } = (await open(list)).body;
  expect(data).toMatchObject({
    contractor: first.contractor.name,
    works: [
      { id: second, status: 'asked', visit: span },
      { id: first.id, visit: null, places: [{ project: expect.any(String), address: expect.any(String) }] },
    ],
  });
  expect((await admin.get(`/logic/contractor/${contractorId}`)).body.data.link.opened_at).not.toBeNull();

  const work = await workLink(list, second);
  expect((await work.post('/logic/own_work')).body.data).toMatchObject({ id: second, instructions: 'Pintar.' });
  expect((await work.put('/logic/own_work/status', { move: 'accept' })).body.data.status).toBe('accepted');
  for (const id of [over, other.id, 99999]) expect((await list.post(`/logic/own_works/${id}/link`)).status).toBe(404);
});

test('it ends alone when it is renewed or revoked, with what it opened; the links of work orders stay', async () => {
  const { id, contractor } = await newWork(admin, [1]);
  const direct = byLink(await linkOf(admin, id));
  const list = byLink(await listSecret(contractor.id));
  const opened = await workLink(list, id);
  const renewed = byLink(await listSecret(contractor.id));
  for (const caller of [list, opened])
    for (const path of ['/logic/own_works', '/logic/own_work']) {
      const answer = await caller.post(path);
      expect({ status: answer.status, body: answer.body }).toEqual({ status: 401, body: ended });
    }
  expect(await idsOf(renewed)).toEqual([id]);
  expect((await direct.post('/logic/own_work')).status).toBe(200);

  const again = await workLink(renewed, id);
  const { status, body } = await admin.delete(`/logic/contractor/${contractor.id}/link`);
  expect({ status, link: body.data.link }).toEqual({ status: 200, link: null });
  for (const caller of [renewed, again]) expect((await caller.post('/logic/own_works')).status).toBe(401);
  expect((await direct.post('/logic/own_work')).status).toBe(200);
});

test('it ends with the deactivation of its contractor, and an inactive one gets none', async () => {
  const { contractor } = await newWork(admin, [1]);
  const list = byLink(await listSecret(contractor.id));
  const { data } = (await admin.get(`/logic/contractor/${contractor.id}`)).body;
  const { name, phone_number, email, version } = data;
  await admin.put(`/logic/contractor/${contractor.id}`, { name, phone_number, email, version, active: false });
  expect((await open(list)).status).toBe(401);
  expect((await admin.post(`/logic/contractor/${contractor.id}/link`)).status).toBe(409);
  expect((await admin.post('/logic/contractor/99999/link')).status).toBe(404);
});

test('a work order that is given to another contractor leaves the list at once, and its opened link ends', async () => {
  const { id, contractor } = await newWork(admin, [1]);
  const other = await newWork(admin, [2]);
  const list = byLink(await listSecret(contractor.id));
  const opened = await workLink(list, id);
  const { version } = (await admin.get(`/logic/work_order/${id}`)).body.data;
  await admin.put(`/logic/work_order/${id}`, {
    ...{ contractor_id: other.contractor.id, instructions: 'Otra.', version },
    known_open_works: [...Array(200).keys()].map((index) => index + 1),
  });
  expect(await idsOf(list)).toEqual([]);
  expect((await opened.post('/logic/own_work')).status).toBe(401);
});

test('it makes no other call, others do not make its calls, and guesses are limited', async () => {
  const { contractor } = await newWork(admin, [1]);
  const list = byLink(await listSecret(contractor.id));
  for (const { method, path, permission } of operations) {
    if (permission === 'ownWorks:read' || permission === 'public') continue;
    const answer = await api.app.inject({
      method,
      url: `/api${path.replaceAll(/\{\w+\}/g, '1')}`,
      headers: { authorization: `Link ${list.token}` },
    });
    expect([`${method} ${path}`, answer.statusCode]).toEqual([`${method} ${path}`, 403]);
  }
  expect(isForLinks('ownWorks:read')).toBe(true);
  const owner = await api.as('cliente@demo.ar');
  for (const caller of [admin, owner]) expect((await open(caller)).status).toBe(403);
  for (const caller of [owner, api.nobody]) {
    expect([401, 403]).toContain((await caller.post(`/logic/contractor/${contractor.id}/link`)).status);
    expect([401, 403]).toContain((await caller.delete(`/logic/contractor/${contractor.id}/link`)).status);
  }
  expect((await open(byLink('x'.repeat(43)))).status).toBe(401);
  const text = JSON.stringify((await open(list)).body);
  for (const hidden of ['cliente@demo.ar', 'Giménez', 'price', 'description']) expect(text).not.toContain(hidden);
});
