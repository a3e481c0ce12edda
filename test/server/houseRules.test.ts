/** House rules by building: who uploads them, and that each person reads those of its own buildings alone. */
import { addDays, dayInArgentina } from '../../src/server/support/days';
import { form, pdf, realHeic } from './support/files';
import { startTestApp, textOf, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
let manager: Caller;
let owner: Caller;
let tenant: Caller;
let consortium: Caller;
let several: Caller;

beforeAll(async () => {
  api = await startTestApp();
  [admin, manager, owner, tenant, consortium, several] = (await Promise.all(
    ['admin', 'manager', 'cliente', 'inquilino', 'consorcio', 'administracion'].map((name) =>
      api.as(`${name}@demo.ar`),
    ),
  )) as [Caller, Caller, Caller, Caller, Caller, Caller];
});
afterAll(() => api.close());

interface Building {
  project_id: number;
  project_name: string;
  documents: { id: number; name: string; url: string }[];
}
const upload = (caller: Caller, projectId: number, bytes = pdf, name = 'Zarzaparrilla') =>
  caller.upload(`/logic/project/${projectId}/house_rules`, form({ name }, [{ name: 'r.pdf', bytes }], 'file'));
const buildingsOf = async (caller: Caller): Promise<Building[]> => (await caller.get('/logic/house_rules')).body.data;
const idsOf = async (caller: Caller) => (await buildingsOf(caller)).map(({ project_id }) => project_id);
const projectsOf = async (caller: Caller) => [
  ...new Set((await caller.get('/logic/unit')).body.data.map((unit: { project_id: number }) => unit.project_id)),
];

test('an admin uploads, renames and deletes the rules of a building; nobody else does', async () => {
  const { status, body } = await upload(admin, 1, pdf, ' Reglamento 2026 ');
  expect([status, body.data.name]).toEqual([201, 'Reglamento 2026']);
  const { id, url } = body.data;
  for (const caller of [manager, owner, tenant, consortium]) {
    expect((await upload(caller, 1)).status).toBe(403);
    expect((await caller.put(`/logic/house_rules/${id}`, { name: 'x' })).status).toBe(403);
    expect((await caller.delete(`/logic/house_rules/${id}`)).status).toBe(403);
  }
  expect((await admin.put(`/logic/house_rules/${id}`, { name: 'Convivencia' })).body.data.name).toBe('Convivencia');
  expect((await upload(admin, 1, realHeic)).body.message).toBe('El reglamento debe ser un PDF, PNG o JPEG.');
  expect((await upload(admin, 9999)).status).toBe(404);
  expect((await api.app.inject(url)).statusCode).toBe(200);
  await admin.delete(`/logic/house_rules/${id}`);
  expect((await api.app.inject(url)).statusCode).toBe(404);
});

test('rules are no plan, and a plan is no rules: neither is listed, renamed or deleted as the other', async () => {
  const rules = (await upload(admin, 1)).body.data;
  const plan = (await admin.upload('/logic/project/1/plan', form({}, [{ name: 'p.pdf', bytes: pdf }], 'file'))).body
    .data;
  expect(textOf(await manager.get('/logic/project/1/plan'))).not.toContain('Zarzaparrilla');
  expect((await manager.put(`/logic/plan/${rules.id}`, { name: 'x' })).status).toBe(404);
  expect((await manager.delete(`/logic/plan/${rules.id}`)).status).toBe(404);
  expect((await admin.delete(`/logic/house_rules/${plan.id}`)).status).toBe(404);
  await Promise.all([admin.delete(`/logic/house_rules/${rules.id}`), admin.delete(`/logic/plan/${plan.id}`)]);
});

test('owner, tenant and consortium read the rules of their own buildings, and not those of another', async () => {
  expect(await idsOf(consortium)).toEqual([1]);
  expect((await idsOf(several)).toSorted()).toEqual([2, 3]);
  for (const resident of [owner, tenant])
    expect((await idsOf(resident)).toSorted()).toEqual((await projectsOf(resident)).toSorted());
  const callers = [owner, tenant, consortium, several];
  const everyProject = (await buildingsOf(admin)).map(({ project_id }) => project_id);
  expect(everyProject.length).toBeGreaterThan(2);
  for (const project of everyProject) {
    const { id } = (await upload(admin, project)).body.data;
    for (const caller of callers) {
      const isOwn = (await idsOf(caller)).includes(project);
      expect(textOf(await caller.get('/logic/house_rules')).includes('Zarzaparrilla')).toBe(isOwn);
    }
    await admin.delete(`/logic/house_rules/${id}`);
  }
});

test('after the lease, and without the building, the rules are no longer read', async () => {
  const setLease = (starts: number, ends: number) =>
    api.connection.pool.query(
      "update lease_contract set start_date = $1, end_date = $2 where tenant_id = (select id from account where username = 'inquilino@demo.ar')",
      [addDays(dayInArgentina(), starts), addDays(dayInArgentina(), ends)],
    );
  await setLease(-30, -1);
  expect(await idsOf(tenant)).toEqual([]);
  await setLease(-30, 0);
  expect(await idsOf(tenant)).not.toEqual([]);
  const { id } = (await several.get('/auth/info')).body.data.user;
  await admin.delete(`/model/consortiumRoutes/${id}/projects/3`);
  expect(await idsOf(several)).toEqual([2]);
});
