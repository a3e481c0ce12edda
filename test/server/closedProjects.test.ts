import { addDays, dayInArgentina } from '../../src/server/support/days';
import { ownershipOf, raiseClaim } from './support/claims';
import { form } from './support/files';
import { startTestApp, type Caller, type TestApp } from './support/testApp';
import { until } from './support/until';

let api: TestApp;
let admin: Caller;
let manager: Caller;
let owner: Caller;
let consortium: Caller;
let contract: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, manager, owner, consortium] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('manager@demo.ar'),
    api.as('cliente@demo.ar'),
    api.as('consorcio@demo.ar'),
  ]);
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
});
afterAll(() => api.close());

const raiseOnProject = (caller: Caller) =>
  caller.upload('/logic/project/1/project_claim', form({ reason: 'Ascensor', description: 'No sube desde ayer' }));
const askTenant = (caller: Caller) =>
  caller.post('/logic/lease_contract_request', {
    contract_id: contract,
    tenant_name: 'Rita',
    tenant_last_name: 'Saavedra',
    tenant_document: '36111222',
    tenant_email: 'rita.cierre@correo.ar',
    tenant_phone_number: '3415550000',
    lease_start_date: dayInArgentina(),
    lease_end_date: addDays(dayInArgentina(), 30),
  });

test('a closed project accepts no new claims and requests, keeps its data visible, and can be reopened', async () => {
  const { id } = (await raiseClaim(owner, contract)).body.data.unit_claim;
  const before = (await owner.get('/logic/unit_claim')).body.data.length;
  const closed = await manager.post('/logic/project/1/close');
  expect(closed.status).toBe(200);
  expect(closed.body.data.closed_at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect((await admin.post('/logic/project/1/close')).body.message).toBe('Otra persona ya cerró este proyecto.');

  for (const refused of [await raiseClaim(owner, contract), await raiseClaim(admin, contract)])
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'El proyecto está cerrado: no admite reclamos nuevos.',
    ]);
  for (const caller of [admin, consortium]) expect((await raiseOnProject(caller)).status).toBe(409);
  expect((await askTenant(owner)).body.errors).toEqual([
    { field: 'contract_id', message: 'El proyecto está cerrado: no admite solicitudes nuevas.' },
  ]);

  expect((await owner.get('/logic/unit_claim')).body.data).toHaveLength(before);
  expect((await owner.post(`/logic/claim/${id}/comment`, { text: '¿Cuándo vienen?' })).status).toBe(201);
  expect((await admin.post(`/logic/claim/${id}/status/up`)).status).toBe(200);
  expect((await consortium.get('/logic/project')).body.data[0].closed_at).not.toBeNull();
  const units = (await owner.get('/logic/unit')).body.data as { project_id: number; is_project_closed: boolean }[];
  expect(units.every((unit) => unit.is_project_closed === (unit.project_id === 1))).toBe(true);

  expect((await manager.post('/logic/project/1/reopen')).body.data.closed_at).toBeNull();
  expect((await manager.post('/logic/project/1/reopen')).status).toBe(409);
  expect((await raiseClaim(owner, contract)).status).toBe(201);
  expect((await raiseOnProject(consortium)).status).toBe(201);
  expect((await askTenant(owner)).status).toBe(201);
});

test.each([
  ['claim on a unit', () => raiseClaim(owner, contract)],
  ['claim on the project', () => raiseOnProject(consortium)],
  ['lease request', () => askTenant(owner)],
])('a %s that arrives while the project is being closed is refused', async (_what, send) => {
  const { pool } = api.connection;
  const closing = await pool.connect();
  await closing.query('begin; update project set closed_at = now() where id = 1');
  let isAnswered = false;
  const answer = send().finally(() => (isAnswered = true));
  const isWaiting = async () =>
    (await pool.query("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
      .rowCount! > 0;
  await until(async () => isAnswered || (await isWaiting()));
  await closing.query('commit');
  closing.release();
  expect((await answer).status).toBe(409);
  expect((await manager.post('/logic/project/1/reopen')).status).toBe(200);
});

test('a project can only be closed by staff, and an unknown one returns 404', async () => {
  for (const caller of [owner, consortium]) {
    expect((await caller.post('/logic/project/1/close')).status).toBe(403);
    expect((await caller.post('/logic/project/1/reopen')).status).toBe(403);
  }
  expect((await admin.post('/logic/project/999999/close')).status).toBe(404);
});

test('a sale does not renew the warranty: it starts with the first owner', async () => {
  const { id } = (await raiseClaim(owner, contract)).body.data.unit_claim;
  const expires = async (claim: number) =>
    (await admin.get(`/logic/unit_claim/${claim}`)).body.data.unit_claim.warranty.expires_on;
  const before = await expires(id);
  const { client_id: buyer } = (await admin.get('/logic/client?page=1&q=hugo.ferrari@correo.ar')).body.data[0];
  const sold = await admin.post(`/logic/contract/${contract}/transfer`, {
    client_id: buyer,
    start_date: dayInArgentina(),
  });
  const next = (await raiseClaim(admin, sold.body.data.contract_id)).body.data.unit_claim.id;
  expect(await expires(next)).toBe(before);
});
