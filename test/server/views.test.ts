import { startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  api = await startTestApp();
  [admin, manager] = await Promise.all([api.as('admin@demo.ar'), api.as('manager@demo.ar')]);
});
afterAll(() => api.close());

const view = (overrides: object = {}) => ({
  list: 'unit_claims',
  name: 'Urgentes sin precio',
  query: 'priority=urgent&has_price=false&sort=-age',
  is_shared: false,
  ...overrides,
});
const namesOf = async (caller: Caller, list = 'unit_claims') =>
  (await caller.get(`/logic/view?list=${list}`)).body.data.map(({ name }: { name: string }) => name);

test('a view is visible to its owner only, until it is shared', async () => {
  const { status, body } = await admin.post('/logic/view', view());
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ ...view(), is_own: true, owner_name: 'Mariana Bertolotti' });
  expect(await namesOf(admin)).toContain('Urgentes sin precio');
  expect(await namesOf(admin, 'clients')).toEqual([]);
  expect(await namesOf(manager)).toEqual([]);

  const { id } = body.data;
  await admin.put(`/logic/view/${id}`, { name: 'Urgentes', query: 'priority=urgent', is_shared: true });
  expect((await manager.get('/logic/view?list=unit_claims')).body.data).toMatchObject([
    { name: 'Urgentes', query: 'priority=urgent', is_own: false },
  ]);
  // Shared views are found, not owned.
  expect((await manager.put(`/logic/view/${id}`, { name: 'Mía', query: '', is_shared: true })).status).toBe(404);
  expect((await manager.delete(`/logic/view/${id}`)).status).toBe(404);

  expect((await admin.delete(`/logic/view/${id}`)).status).toBe(200);
  expect(await namesOf(admin)).toEqual([]);
});

test('a user has one view per name in a list, ignoring case and accents', async () => {
  await admin.post('/logic/view', view({ name: 'Abiertos' }));
  const again = await admin.post('/logic/view', view({ name: ' ABIERTOS ' }));
  expect(again.status).toBe(409);
  expect(again.body.errors).toEqual([{ field: 'name', message: 'Ya tenés una vista con ese nombre.' }]);
  expect((await admin.post('/logic/view', view({ name: 'Abiertos', list: 'units' }))).status).toBe(201);
  expect((await manager.post('/logic/view', view({ name: 'Abiertos' }))).status).toBe(201);
});

test.each([
  { name: '  ' },
  { name: 'x'.repeat(61) },
  { query: 'x'.repeat(2001) },
  { list: 'otra' },
  { is_shared: null },
])('refuses %j', async (wrong) => {
  expect((await admin.post('/logic/view', view(wrong))).status).toBe(400);
});

test('is only for staff', async () => {
  for (const name of ['cliente@demo.ar', 'consorcio@demo.ar']) {
    const caller = await api.as(name);
    expect((await caller.get('/logic/view?list=unit_claims')).status).toBe(403);
    expect((await caller.post('/logic/view', view())).status).toBe(403);
  }
});
