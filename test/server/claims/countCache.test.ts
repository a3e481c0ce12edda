/**
 * Each process caches counts of claims for a second, until something changes. A session that has just changed something
 * skips the cache.
 */
import type pg from 'pg';
import { ownershipOf, raiseClaim } from '../support/claims';
import { callerOf, startTestApp, type Caller, type TestApp } from '../support/testApp';
import { until } from '../support/until';

/**
 * Two processes of the server on one database: an administrator in each of them, with the same session, and a
 * supervisor in the second.
 */
let here: TestApp;
let there: TestApp;
let admin: Caller;
let adminThere: Caller;
let reader: Caller;
let contract: number;
/** The time of the second process's cache, which only passes when a test says so. */
let time = 0;

const list = '/logic/unit_claim?page=1&page_size=10';

beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp('empty', { DATABASE_URL: here.config.databaseUrl! });
  there.app.context.claimCounts.now = () => time;
  admin = await here.as('admin@demo.ar');
  adminThere = callerOf(there.app, admin.token);
  reader = callerOf(there.app, (await here.as('manager@demo.ar')).token);
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const isListening = ({ app }: TestApp) => app.context.claimCounts.isListening;
beforeEach(async () => {
  await until(() => isListening(here) && isListening(there));
  time += 1000;
});

const isCount = (statement: unknown): boolean =>
  typeof statement === 'object' && ((statement as pg.QueryConfig).text ?? '').startsWith('select count(*)');

/** Number of counts by the other process during `calls`. */
async function counted(calls: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(there.connection.pool, 'query');
  await calls();
  const count = query.mock.calls.filter(([statement]) => isCount(statement)).length;
  query.mockRestore();
  return count;
}

const total = async (caller: Caller, path = list): Promise<number> => (await caller.get(path)).body.meta.total;
const raise = async () => (await raiseClaim(admin, contract)).body.data.unit_claim.claim_id as number;

/** Keeps notifications from the other process during `work`, as if they were late. */
async function withLateNotifications(work: () => Promise<void>): Promise<void> {
  const client = there.app.context.claimCounts['listener']['client']!;
  const listeners = client.listeners('notification') as ((notify: { channel: string }) => void)[];
  client.removeAllListeners('notification');
  try {
    await work();
  } finally {
    for (const each of listeners) {
      client.on('notification', each);
      each({ channel: 'claim_list_change' });
    }
  }
}

test('a list opened several times within a second is counted once', async () => {
  expect(await counted(() => Promise.all([reader.get(list), reader.get(list), reader.get(list)]))).toBe(1);
  time += 999;
  expect(await counted(() => reader.get(list))).toBe(0);
  time += 1;
  expect(await counted(() => reader.get(list))).toBe(1);
});

test.each([
  ['a claim that was raised', () => raise(), 1],
  [
    'a claim that was deleted in the database itself',
    () => here.connection.pool.query("delete from claim where id = (select max(id) from claim where type = 'UNIT')"),
    -1,
  ],
] as const)('the other process counts again after %s', async (_name, change, difference) => {
  const before = await total(reader);
  await change();
  // Without the notification it would return the cached count: its time does not pass.
  await until(async () => (await total(reader)) === before + difference);
});

test('a session that has just changed something gets current counts, in every process, although the notification is late', async () => {
  await withLateNotifications(async () => {
    const before = await total(reader);
    await raise();
    expect(await total(adminThere)).toBe(before + 1);
    const counts = (await adminThere.get('/logic/unit_claim/counts?by=status')).body.data.counts as { count: number }[];
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(before + 1);
  });
});

test('a count that started before a change and finishes after it is not cached', async () => {
  const { pool } = there.connection;
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const isCounted = new Promise<void>((resolve) => {
    jest.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
      const rows = await query(...args);
      if (isCount(args[0])) {
        resolve();
        await released;
      }
      return rows;
    }) as never);
  });
  const slow = total(reader);
  await isCounted;
  jest.restoreAllMocks();
  await raise();
  await until(() => there.app.context.claimCounts['entries'].size === 0);
  release();
  expect(await total(reader)).toBe((await slow) + 1);
});

test('a failed count is not cached', async () => {
  const { pool } = there.connection;
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  jest
    .spyOn(pool, 'query')
    .mockImplementation(((...args: unknown[]) =>
      isCount(args[0]) ? Promise.reject(new Error('No count.')) : query(...args)) as never);
  expect((await reader.get(list)).status).toBe(500);
  jest.restoreAllMocks();
  expect((await reader.get(list)).status).toBe(200);
});

test('without a listening connection every call counts; afterwards counts are cached again', async () => {
  await here.connection.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen claim_list_change%' and datname = current_database()",
  );
  await until(() => !isListening(there));
  expect(await counted(async () => (await reader.get(list), await reader.get(list)))).toBe(2);
  await until(() => isListening(there));
  await reader.get(list);
  expect(await counted(() => reader.get(list))).toBe(0);
});

test('clients and tenants get the counts of their own claims', async () => {
  const all = await total(reader);
  for (const name of ['cliente@demo.ar', 'inquilino@demo.ar']) {
    const client = callerOf(there.app, (await here.as(name)).token);
    const { body } = await client.get(list);
    expect(body.meta.total).toBeLessThan(all);
    expect(body.data.every((row: { unit_claim: { priority: null } }) => row.unit_claim.priority === null)).toBe(true);
  }
  const consortium = callerOf(there.app, (await here.as('consorcio@demo.ar')).token);
  expect((await consortium.get(list)).status).toBe(403);
});

test('every table that a count reads notifies about its changes', async () => {
  const { pool } = there.connection;
  const query = jest.spyOn(pool, 'query');
  const client = callerOf(there.app, (await here.as('cliente@demo.ar')).token);
  await client.get(`${list}&q=canilla`);
  await reader.get('/logic/unit_claim?page=1&page_size=7&mine=true&warranty=covered&q=canilla');
  await reader.get('/logic/unit_claim/counts?by=status,warranty,waiting,project_id,location_id,category_id,item_id');
  await reader.get('/logic/project_claim?page=1&page_size=7&mine=true&next=you');
  const statements = query.mock.calls
    .map(([statement]) => statement as unknown as pg.QueryConfig)
    // The news of a page are counted anew each time.
    .filter(({ text }) => text?.includes('count(*)') && !text.includes('coalesce(news.what'));
  query.mockRestore();
  const tables = new Set<string>();
  for (const { text, values } of statements) {
    const { rows } = await pool.query<{ 'QUERY PLAN': unknown }>({ text: `explain (format json) ${text}`, values });
    for (const [, name] of JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)) tables.add(name!);
  }
  const { rows: notifying } = await pool.query<{ name: string }>(
    "select tgrelid::regclass::text as name from pg_trigger where tgname = 'claim_list_changed'",
  );
  expect(statements.length).toBeGreaterThanOrEqual(4);
  expect(notifying.map(({ name }) => name)).toEqual(expect.arrayContaining([...tables]));
});
