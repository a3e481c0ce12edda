import type pg from 'pg';
import { ownershipOf, raiseClaim } from '../support/claims';
import { startStandby, type Standby } from '../support/standby';
import { callerOf, startTestApp, type Caller, type TestApp } from '../support/testApp';
import { until } from '../support/until';

/** Two processes of the server on a primary and its replica, and an administrator in each. */
let servers: Standby;
let here: TestApp;
let there: TestApp;
let admin: Caller;
let same: Caller;
let contract: number;

const list = '/logic/unit_claim?page=1&sort=-id';

beforeAll(async () => {
  servers = await startStandby();
  const env = { DATABASE_URL: servers.primaryUrl, DATABASE_READ_URL: servers.standbyUrl };
  [here, there] = [await startTestApp('empty', env), await startTestApp('empty', env)];
  admin = await here.as('admin@demo.ar');
  same = callerOf(there.app, admin.token);
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
  await listening();
});
afterAll(async () => {
  await here.close();
  await there.close();
  await servers.close();
});

const replicaOf = ({ app }: TestApp) => app.context.replica!;
const listening = () => until(() => [here, there].every(({ app }) => app.context.claimCounts.isListening));
const used = () => until(() => [here, there].every((server) => replicaOf(server).isUsed));
beforeEach(used);

/** Number of reads of claims from the primary and from the replica during `calls`. */
async function readFrom(calls: () => Promise<unknown>) {
  const isList = ([statement]: unknown[]) => ((statement as pg.QueryConfig).text ?? '').includes('with shown as');
  const spies = [here.connection.pool, here.connection.copy!.pool].map((pool) => jest.spyOn(pool, 'query'));
  await calls();
  const [primary, replica] = spies.map(({ mock }) => mock.calls.filter(isList).length);
  for (const spy of spies) spy.mockRestore();
  return { primary, replica };
}

/** On a busy machine the replica may lag for a while; a later list then uses it again. */
async function comesFromReplica(): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    await used();
    if ((await readFrom(() => admin.get(list))).replica === 1) return;
  }
  throw new Error('No list came from the replica.');
}

const raise = async () => (await raiseClaim(admin, contract)).body.data.unit_claim.id as number;
const newest = async (caller: Caller, path = list) =>
  (await caller.get(path)).body.data[0].unit_claim.claim_id as number;

test('lists are read from the replica, single records from the primary', async () => {
  const id = await newest(admin);
  await comesFromReplica();
  expect(await readFrom(() => admin.get(`/logic/unit_claim/${id}`))).toEqual({ primary: 1, replica: 0 });
  for (const path of [
    '/logic/unit_claim/counts?by=status',
    '/logic/unit_claim/export?format=csv',
    '/logic/search?q=torre',
  ])
    expect((await admin.get(path)).status).toBe(200);
});

test('a user who changes something sees it in the next list, in every process', async () => {
  for (let round = 0; round < 15; round++) {
    const id = await raise();
    expect(await Promise.all([newest(same), newest(admin), newest(same, '/logic/unit_claim?page=1')])).toEqual([
      id,
      id,
      id,
    ]);
  }
});

test('a late replica is not used, and is used again when it has caught up', async () => {
  await servers.runOnCopy('select pg_wal_replay_pause()');
  const id = await raise();
  expect(await newest(same)).toBe(id);
  expect(await newest(same, '/logic/unit_claim?page=1')).toBe(id);
  expect((await same.get('/logic/unit_claim/counts?by=status')).status).toBe(200);
  expect(replicaOf(there).isUsed).toBe(false);
  const { body } = await there.app.inject('/api/metrics').then(({ payload }) => ({ body: payload }));
  expect(body).toContain('posventa_replica_used 0');
  await servers.runOnCopy('select pg_wal_replay_resume()');
  await used();
  expect(await newest(same)).toBe(id);
});

test('without the replica everything is read from the primary, without errors for users; it is used again by itself', async () => {
  const id = await raise();
  expect(await newest(admin)).toBe(id);
  await servers.stopCopy();
  const calls = Array.from({ length: 20 }, () => admin.get(list));
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
  expect(await readFrom(() => admin.get(list))).toEqual({ primary: 1, replica: 0 });
  await servers.startCopy();
  await used();
  await comesFromReplica();
});

test('a read that the replica cancels is repeated on the primary', async () => {
  const { pool } = here.connection.copy!;
  const query = jest.spyOn(pool, 'query');
  const conflict = Object.assign(new Error('canceling statement due to conflict with recovery'), { code: '40001' });
  query.mockImplementation(((statement: pg.QueryConfig) =>
    statement.text.includes('with shown as')
      ? Promise.reject(conflict)
      : Promise.resolve({ rows: [{ reached: true, id: 1 }] })) as never);
  const { status } = await admin.get(list);
  query.mockRestore();
  expect(status).toBe(200);
  expect(replicaOf(here).isUsed).toBe(true);
});
