import { projectColumns } from '../../src/contract/projects';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let manager: Caller;

beforeAll(async () => {
  api = await startTestApp();
  manager = await api.as('manager@demo.ar');
});
afterAll(() => api.close());

const fields = {
  name: 'Altos del Parque',
  description: 'Frente al parque Independencia',
  address: 'Av. Carballo 230, Rosario',
};

test('a project is created, returned with its people and found by its words', async () => {
  const { status, body } = await manager.post('/model/project', fields);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    ...fields,
    consortium_id: null,
    consortium: null,
    managers: [],
    units_count: 0,
    version: 1,
  });
  expect((await manager.get('/logic/project?page=1&q=independencia%20carballo')).body.meta.total).toBe(1);
  const admin = await api.as('admin@demo.ar');
  const first = (await admin.get('/model/project/1')).body.data;
  expect(first).toMatchObject({
    name: 'Torre Oroño',
    units_count: 14,
    consortium: { username: 'consorcio@demo.ar' },
    managers: [{ username: 'manager@demo.ar', is_primary: true }],
  });
});

test('a supervisor sees no supervisors and no consortium of a project, and a consortium only itself', async () => {
  const seen = async (username: string) => (await (await api.as(username)).get('/model/project/1')).body.data;
  expect(await seen('manager@demo.ar')).toMatchObject({ managers: [], consortium: null });
  expect(await seen('consorcio@demo.ar')).toMatchObject({
    managers: [],
    consortium: { username: 'consorcio@demo.ar' },
  });
});

test('a name is unique in any case, and every field is required', async () => {
  expect((await manager.post('/model/project', { ...fields, name: 'TORRE ORONO' })).body).toMatchObject({
    message: 'Ya existe un proyecto con ese nombre.',
    errors: [{ field: 'name' }],
  });
  const { status, body } = await manager.post('/model/project', { name: ' ' });
  expect(status).toBe(422);
  expect(body.errors).toEqual(
    ['name', 'address', 'description'].map((field) => ({ field, message: 'Debe completar todos los campos' })),
  );
});

test('an edit of an outdated version returns 409', async () => {
  const edit = (name: string) => manager.put('/logic/project/2', { ...fields, name, version: 1 });
  const answers = await Promise.all([edit('Pellegrini Uno'), edit('Pellegrini Dos')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await manager.put('/logic/project/2147483000', fields)).status).toBe(404);
});

test.each(projectColumns)('the list is sorted by %s', async (column) => {
  const names = async (sort: string) =>
    (await manager.get(`/logic/project?sort=${sort}`)).body.data.map(({ id }: { id: number }) => id);
  expect(await names(`-${column}`)).toEqual([...(await names(column))].reverse());
});
