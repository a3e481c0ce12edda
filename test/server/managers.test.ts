import { managerColumns } from '../../src/contract/managers';
import { newPassword, startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;

beforeAll(async () => {
  api = await startTestApp();
  admin = await api.as('admin@demo.ar');
});
afterAll(() => api.close());

let serial = 0;
const person = (overrides: Record<string, unknown> = {}) => ({
  username: `supervisor${++serial}@demo.ar`,
  password: newPassword,
  name: 'Julia',
  last_name: 'Prats',
  phone_number: '3415550000',
  ...overrides,
});
const create = async (overrides: Record<string, unknown> = {}) =>
  (await admin.post('/logic/manager', person(overrides))).body.data;

describe('supervisors', () => {
  test('are created with their projects, at most one of which is primary', async () => {
    const created = await create({ project_ids: [1, 2, 2], primary_project_id: 2 });
    expect(created).toMatchObject({
      type: 'manager',
      project_id: 2,
      primary_project: { id: 2, name: 'Edificio Pellegrini' },
      projects_count: 2,
      active: true,
    });
    expect(
      created.projects.map(({ id, is_primary: isPrimary }: { id: number; is_primary: boolean }) => [id, isPrimary]),
    ).toEqual([
      [2, true],
      [1, false],
    ]);
    const wrong = await admin.post('/logic/manager', person({ project_ids: [1], primary_project_id: 2 }));
    expect(wrong.body.errors).toEqual([
      { field: 'primary_project_id', message: 'El proyecto principal debe ser uno de los asignados.' },
    ]);
    expect((await admin.post('/logic/manager', person({ project_ids: [99] }))).status).toBe(422);
    expect((await admin.get(`/model/manager?page=1&q=supervisor${serial}@`)).body.meta.total).toBe(0);
    expect((await admin.post('/logic/manager', person({ username: 'admin@demo.ar' }))).status).toBe(409);
  });

  test('get, lose and replace projects; losing the primary one leaves none', async () => {
    const { id } = await create({ project_ids: [1], primary_project_id: 1 });
    expect(
      (await admin.post(`/logic/manager/${id}/projects`, { projectId: 2, isPrimary: true })).body.data,
    ).toMatchObject({ project_id: 2, projects_count: 2 });
    expect((await admin.post(`/logic/manager/${id}/projects`, { projectId: 2 })).body.message).toBe(
      'El supervisor ya tiene ese proyecto.',
    );
    expect((await admin.put(`/logic/manager/${id}/primary-project`, { projectId: 1 })).body.data.project_id).toBe(1);
    expect((await admin.put(`/logic/manager/${id}/primary-project`, { projectId: 3 })).status).toBe(409);
    expect((await admin.get(`/model/manager/${id}`)).body.data.project_id).toBe(1);
    expect((await admin.delete(`/logic/manager/${id}/projects/1`)).body.data).toMatchObject({
      project_id: null,
      primary_project: null,
      projects_count: 1,
    });
    expect((await admin.delete(`/logic/manager/${id}/projects/1`)).status).toBe(404);
    expect(
      (await admin.put(`/logic/manager/${id}/projects`, { projectIds: [3, 4], primaryProjectId: 4 })).body.data,
    ).toMatchObject({ project_id: 4, projects_count: 2 });
    expect((await admin.put(`/logic/manager/${id}/projects`, { projectIds: [] })).body.data).toMatchObject({
      projects: [],
      project_id: null,
    });
    expect((await admin.put(`/logic/manager/${id}/projects`, { projectIds: [1], primaryProjectId: 2 })).status).toBe(
      422,
    );
  });

  test('have a single project as the primary one, however it is assigned', async () => {
    const { id } = await create();
    const add = async (projectId: number) =>
      (await admin.post(`/logic/manager/${id}/projects`, { projectId })).body.data.project_id;
    expect(await add(2)).toBe(2);
    expect(await add(1)).toBe(2);
    const replaced = await admin.put(`/logic/manager/${id}/projects`, { projectIds: [3] });
    expect(replaced.body.data.project_id).toBe(3);
    expect((await create({ project_ids: [4] })).project_id).toBe(4);
    expect((await create({ project_ids: [3, 4] })).project_id).toBeNull();
  });

  test('never get two primary projects, even from two concurrent calls', async () => {
    const { id } = await create();
    await Promise.all(
      [1, 2, 3].map((projectId) => admin.post(`/logic/manager/${id}/projects`, { projectId, isPrimary: true })),
    );
    const { projects } = (await admin.get(`/model/manager/${id}`)).body.data;
    expect(projects.filter(({ is_primary: isPrimary }: { is_primary: boolean }) => isPrimary)).toHaveLength(1);
  });

  test('are edited under their version', async () => {
    const { id, username } = await create();
    const edit = () =>
      admin.put(`/logic/manager/${id}`, {
        username,
        name: 'Julia',
        last_name: 'Prats Ruiz',
        phone_number: null,
        version: 1,
      });
    expect((await edit()).body.data).toMatchObject({ last_name: 'Prats Ruiz', phone_number: null, version: 2 });
    expect((await edit()).status).toBe(409);
  });

  test('are signed out immediately when they are deactivated', async () => {
    const { id, username } = await create({ project_ids: [1] });
    const session = await api.as(username, 'manager', newPassword);
    expect((await admin.delete(`/logic/manager/${id}`)).body.data).toMatchObject({ active: false, projects_count: 0 });
    expect((await session.get('/auth/info')).status).toBe(401);
  });

  test('get no projects once they are deactivated, and can be deactivated again', async () => {
    const { id } = await create({ project_ids: [1] });
    await admin.delete(`/logic/manager/${id}`);
    const refused = [
      await admin.post(`/logic/manager/${id}/projects`, { projectId: 2 }),
      await admin.put(`/logic/manager/${id}/projects`, { projectIds: [2] }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404]);
    expect((await admin.delete(`/logic/manager/${id}`)).body.data).toMatchObject({ active: false, projects_count: 0 });
  });

  test.each(managerColumns)('are sorted by %s and found by their projects', async (column) => {
    expect((await admin.get(`/model/manager?page=1&sort=${column}`)).status).toBe(200);
    expect((await admin.get('/model/manager?page=1&q=ledesma%20pichincha')).body.data).toMatchObject([
      { username: 'manager@demo.ar' },
    ]);
  });

  test('of the demo have no project, one, several and no primary one', async () => {
    const { body } = await admin.get('/model/manager?active=true');
    const counts = body.data.map((row: { projects_count: number; primary_project: unknown }) => [
      row.projects_count,
      row.primary_project !== null,
    ]);
    expect(counts).toEqual(
      expect.arrayContaining([
        [3, true],
        [1, true],
        [2, false],
        [0, false],
      ]),
    );
  });
});

describe('consortium users', () => {
  test('are created for a project that has none, and see it', async () => {
    const body = { username: 'ribera@demo.ar', password: newPassword, name: 'Consorcio Ribera', project_id: 4 };
    const { status, body: answer } = await admin.post('/model/consortiumRoutes', body);
    expect(status).toBe(201);
    expect(answer.data).toMatchObject({ type: 'consortium', project: { id: 4, name: 'Ribera Pichincha' } });
    const consortium = await api.as('ribera@demo.ar', 'consortium', newPassword);
    expect((await consortium.get('/logic/project')).body.data).toMatchObject([
      { id: 4, consortium_id: answer.data.id },
    ]);
    expect((await consortium.get('/model/project/1')).status).toBe(404);
    expect((await admin.post('/model/consortiumRoutes', { ...body, username: 'otro@demo.ar' })).body.message).toBe(
      'El proyecto ya tiene un consorcio.',
    );
    expect((await admin.get(`/model/consortiumRoutes/${answer.data.id}`)).body.data.username).toBe('ribera@demo.ar');
    expect((await admin.get('/model/consortiumRoutes?page=1&q=ribera&sort=-projects')).body.meta.total).toBe(1);
  });

  test('are edited, moved to another project and given a password, which ends their sessions', async () => {
    const created = await admin.post('/model/project', { name: 'Torre Nueva', description: 'D', address: 'A' });
    const free = created.body.data.id;
    const { id } = (await admin.get('/model/consortiumRoutes?page=1&q=consorcio@demo.ar')).body.data[0];
    const session = await api.as('consorcio@demo.ar', 'consortium');
    const edit = { username: 'consorcio@demo.ar', name: 'Consorcio Dos', phone_number: '3415550000', version: 1 };
    const put = (body: object) => admin.put(`/model/consortiumRoutes/${id}`, { ...edit, ...body });
    expect((await put({ project_id: 2 })).body.errors[0].field).toBe('project_id');
    expect((await put({ project_id: 999 })).status).toBe(422);
    expect((await put({ project_id: free, password: '1234567890' })).status).toBe(422);
    const moved = await put({ project_id: free });
    expect(moved.body.data).toMatchObject({ name: 'Consorcio Dos', project: { id: free }, version: 2 });
    expect((await session.get('/logic/project')).body.data).toMatchObject([{ id: free }]);
    expect((await put({ project_id: free })).status).toBe(409);
    expect((await put({ project_id: null, password: newPassword, version: 2 })).body.data.project).toBeNull();
    expect((await session.get('/auth/info')).status).toBe(401);
    const again = await api.as('consorcio@demo.ar', 'consortium', newPassword);
    expect((await again.get('/logic/project_claim')).body.data).toEqual([]);
    expect((await put({ version: 3 })).body.data.projects).toEqual([]);
    expect((await put({ project_id: 1, version: 4 })).body.data.projects).toMatchObject([{ id: 1 }]);
  });

  test('are deactivated: signed out immediately, and their project is free', async () => {
    const { id, project } = (await admin.get('/model/consortiumRoutes?page=1&q=ribera')).body.data[0];
    const session = await api.as('ribera@demo.ar', 'consortium', newPassword);
    const { body } = await admin.delete(`/model/consortiumRoutes/${id}`);
    expect(body.data).toMatchObject({ active: false, project: null, projects: [] });
    expect((await session.get('/auth/info')).status).toBe(401);
    expect((await admin.get(`/model/project/${project.id}`)).body.data.consortium).toBeNull();
    expect((await admin.delete('/model/consortiumRoutes/999999')).status).toBe(404);
    const manager = await api.as('manager@demo.ar');
    expect((await manager.delete(`/model/consortiumRoutes/${id}`)).status).toBe(403);
  });

  test('refuse missing fields and unknown projects', async () => {
    expect(
      (await admin.post('/model/consortiumRoutes', {})).body.errors.map(({ field }: { field: string }) => field),
    ).toEqual(['name', 'username']);
    const none = await admin.post('/model/consortiumRoutes', { username: 'c@d.ar', password: newPassword, name: 'C' });
    expect(none.body.errors).toEqual([{ field: 'project_ids', message: 'Debe seleccionar un proyecto.' }]);
    expect(
      (
        await admin.post('/model/consortiumRoutes', {
          username: 'c@d.ar',
          password: newPassword,
          name: 'C',
          project_id: 999,
        })
      ).status,
    ).toBe(422);
  });
});

describe('admins', () => {
  test('can deactivate each other, but not themselves and not the last one', async () => {
    const admins = (await admin.get('/logic/profile/admin')).body.data as { id: number; username: string }[];
    const idOf = (username: string) => admins.find((row) => row.username === username)!.id;
    expect((await admin.delete(`/logic/profile/admin/${idOf('admin@demo.ar')}`)).body.message).toBe(
      'No podés desactivar tu propia cuenta.',
    );
    const other = await api.as('direccion@demo.ar');
    const answers = await Promise.all([
      admin.delete(`/logic/profile/admin/${idOf('direccion@demo.ar')}`),
      other.delete(`/logic/profile/admin/${idOf('admin@demo.ar')}`),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await api.connection.pool.query(
      "select count(*)::int as n from account where type = 'admin' and active",
    );
    expect(rows[0].n).toBe(1);
  });
});
