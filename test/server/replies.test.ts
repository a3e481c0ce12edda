import { startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  api = await startTestApp();
  // The demo's own replies, which `demo.test` covers.
  await api.connection.pool.query('delete from saved_reply');
  [admin, manager] = await Promise.all([api.as('admin@demo.ar'), api.as('manager@demo.ar')]);
});
afterAll(() => api.close());

const reply = (overrides: object = {}) => ({
  name: 'Coordinar visita',
  text: 'Hola {nombre}, pasamos por {unidad} el jueves.',
  is_shared: false,
  ...overrides,
});
const namesOf = async (caller: Caller) =>
  (await caller.get('/logic/reply')).body.data.map(({ name }: { name: string }) => name);

test('only its owner finds a saved reply, until it is shared; only its owner changes or deletes it', async () => {
  const { status, body } = await admin.post('/logic/reply', reply());
  expect({ status, data: body.data }).toMatchObject({ status: 201, data: { ...reply(), is_own: true } });
  expect(await namesOf(manager)).toEqual([]);
  const { id } = body.data;
  expect((await manager.put(`/logic/reply/${id}`, reply({ name: 'Mía' }))).status).toBe(404);

  const shared = await admin.put(`/logic/reply/${id}`, reply({ name: 'Visita', is_shared: true }));
  expect(shared.body.data).toMatchObject({ name: 'Visita', is_shared: true });
  expect((await manager.get('/logic/reply')).body.data).toMatchObject([
    { name: 'Visita', is_own: false, owner_name: 'Mariana Bertolotti' },
  ]);
  // Shared replies are found, not owned.
  expect((await manager.put(`/logic/reply/${id}`, reply({ name: 'Mía' }))).status).toBe(404);
  expect((await manager.delete(`/logic/reply/${id}`)).status).toBe(404);
  expect((await admin.delete(`/logic/reply/${id}`)).status).toBe(200);
  expect(await namesOf(admin)).toEqual([]);
});

test('a user has one reply per name, ignoring case and accents', async () => {
  await admin.post('/logic/reply', reply({ name: 'Presupuesto' }));
  const again = await admin.post('/logic/reply', reply({ name: ' PRESUPUESTO ' }));
  expect({ status: again.status, errors: again.body.errors }).toEqual({
    status: 409,
    errors: [{ field: 'name', message: 'Ya tenés una respuesta con ese nombre.' }],
  });
  expect((await manager.post('/logic/reply', reply({ name: 'Presupuesto' }))).status).toBe(201);
});

test('without a name, without a text, or with one that is too long it is refused at its field', async () => {
  const wrong = await admin.post('/logic/reply', reply({ name: ' ', text: '' }));
  expect(wrong.status).toBe(422);
  expect(wrong.body.errors).toEqual([
    { field: 'name', message: 'Poné un nombre para encontrarla después.' },
    { field: 'text', message: 'Escribí el texto de la respuesta.' },
  ]);
  expect((await admin.post('/logic/reply', reply({ text: 'x'.repeat(2001) }))).status).toBe(422);
  expect((await admin.post('/logic/reply', reply({ name: 'x'.repeat(61) }))).status).toBe(400);
});

test('is only for staff', async () => {
  for (const name of ['cliente@demo.ar', 'consorcio@demo.ar', 'inquilino@demo.ar']) {
    const caller = await api.as(name);
    expect((await caller.get('/logic/reply')).status).toBe(403);
    expect((await caller.post('/logic/reply', reply())).status).toBe(403);
    expect((await caller.put('/logic/reply/1', reply())).status).toBe(403);
    expect((await caller.delete('/logic/reply/1')).status).toBe(403);
  }
});
