import { addDays, dayInArgentina } from '../../../src/server/support/days';
import { ownershipOf, raiseClaim } from '../support/claims';
import { form, png } from '../support/files';
import { startTestApp, type Caller, type TestApp } from '../support/testApp';
import { sqlToday } from '../support/today';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let tenant: Caller;
let consortium: Caller;
let rented: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner, tenant, consortium] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('cliente@demo.ar'),
    api.as('inquilino@demo.ar'),
    api.as('consorcio@demo.ar'),
  ]);
  rented = await ownershipOf(admin, 'Torre Oroño/5° B');
});
afterAll(() => api.close());

interface Row {
  unit_claim: {
    id: number;
    contract: { unit: { name: string } };
    claim: { created_at: string };
    owner: { username: string };
  };
}
const rowsOf = async (caller: Caller) => (await caller.get('/logic/unit_claim')).body.data as Row[];
const setLease = (starts: number, ends: number) =>
  api.connection.pool.query(
    "update lease_contract set start_date = $1, end_date = $2 where tenant_id = (select id from account where username = 'inquilino@demo.ar')",
    [addDays(dayInArgentina(), starts), addDays(dayInArgentina(), ends)],
  );

test('an owner sees the claims of its units and no others', async () => {
  const rows = await rowsOf(owner);
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map(({ unit_claim: claim }) => claim.owner.username))).toEqual(new Set(['cliente@demo.ar']));
});

test("another user's claim returns 404 in every call", async () => {
  const others = (await rowsOf(admin)).find(({ unit_claim: claim }) => claim.owner.username !== 'cliente@demo.ar')!
    .unit_claim.id;
  const answers = await Promise.all([
    owner.get(`/logic/unit_claim/${others}`),
    owner.get(`/logic/claim/${others}/comment`),
    owner.get(`/logic/claim/${others}/history`),
    owner.post(`/logic/claim/${others}/comment`, { text: 'Hola' }),
    owner.upload(`/logic/claim/${others}/image`, form({}, [{ name: 'a.png', bytes: png }])),
    consortium.get(`/logic/claim/${others}/comment`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});

test('a consortium only sees the claims of its project, and no unit claims', async () => {
  const rows = (await consortium.get('/logic/project_claim')).body.data as {
    project_claim: { id: number; project: { id: number } };
  }[];
  expect(new Set(rows.map(({ project_claim: claim }) => claim.project.id))).toEqual(new Set([1]));
  const others = ((await admin.get('/logic/project_claim')).body.data as typeof rows).find(
    ({ project_claim: claim }) => claim.project.id !== 1,
  )!;
  expect((await consortium.get(`/logic/project_claim/${others.project_claim.id}`)).status).toBe(404);
  expect((await consortium.get('/logic/unit_claim')).status).toBe(403);
});

describe('a tenant', () => {
  test('sees all claims created on its unit during the lease, by any author', async () => {
    await setLease(-10, 10);
    const owners = await raiseClaim(admin, rented);
    const { id } = owners.body.data.unit_claim;
    expect((await rowsOf(tenant)).map(({ unit_claim: claim }) => claim.id)).toContain(id);
    await api.connection.pool.query('update claim set created_at = $2 where id = $1', [
      id,
      `${addDays(dayInArgentina(), -11)}T23:00:00-03:00`,
    ]);
    expect((await rowsOf(tenant)).map(({ unit_claim: claim }) => claim.id)).not.toContain(id);
    expect((await tenant.get(`/logic/unit_claim/${id}`)).status).toBe(404);
    await api.connection.pool.query('update claim set created_at = $2 where id = $1', [
      id,
      `${addDays(dayInArgentina(), -10)}T00:30:00-03:00`,
    ]);
    expect((await tenant.get(`/logic/unit_claim/${id}`)).status).toBe(200);
  });

  test('sees nothing of the unit and cannot create claims on it before and after the lease', async () => {
    for (const [starts, ends, status] of [
      [-30, -1, 404],
      // The message names the first day.
      [1, 30, 409],
    ] as const) {
      await setLease(starts, ends);
      expect(await rowsOf(tenant)).toEqual([]);
      expect((await tenant.get('/logic/unit')).body.data).toEqual([]);
      expect((await raiseClaim(tenant, rented)).status).toBe(status);
    }
  });

  test('sees the unit on the first and on the last day of the lease', async () => {
    for (const [starts, ends] of [
      [0, 5],
      [-5, 0],
    ] as const) {
      await setLease(starts, ends);
      expect((await tenant.get('/logic/unit')).body.data).toHaveLength(1);
    }
  });
});

test('a former owner no longer sees the unit, and of its claims only those created by or for them', async () => {
  const before = await rowsOf(owner);
  const contract = await ownershipOf(admin, 'Torre Oroño/3° A');
  const { body } = await raiseClaim(owner, contract);
  await api.connection.pool.query(`update contract set end_date = ${sqlToday} where id = $1`, [contract]);
  const after = (await rowsOf(owner)).map(({ unit_claim: claim }) => claim.id);
  expect(after).toContain(body.data.unit_claim.id);
  await api.connection.pool.query(
    "update claim set client_id = (select id from account where username = 'inquilino@demo.ar') where id = $1",
    [body.data.unit_claim.id],
  );
  expect((await rowsOf(owner)).map(({ unit_claim: claim }) => claim.id)).not.toContain(body.data.unit_claim.id);
  expect(after.length).toBeLessThanOrEqual(before.length + 1);
  const units = (await owner.get('/logic/unit')).body.data as { name: string }[];
  expect(units.map(({ name }) => name)).not.toContain('3° A');
});
