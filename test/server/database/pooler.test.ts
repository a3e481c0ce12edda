import type pg from 'pg';
import { configureRole } from '../../../src/server/database/pooler';
import { startTestApp, type TestApp } from '../support/testApp';

/**
 * A server with a pooler configured. Here both addresses are the database itself, so that the state left in a session
 * is visible.
 */
let api: TestApp;

beforeAll(async () => {
  const plain = await startTestApp();
  const url = plain.config.databaseUrl!;
  await plain.close();
  api = await startTestApp('empty', { DATABASE_URL: url, DATABASE_DIRECT_URL: `${url}?application_name=direct` });
});
afterAll(() => api.close());

const readOne = async (pool: pg.Pool, text: string): Promise<unknown> =>
  Object.values((await pool.query<Record<string, unknown>>(text)).rows[0]!)[0];

test('queries through a pooler leave no named statement behind', async () => {
  const admin = await api.as('admin@demo.ar');
  for (const path of ['/logic/unit_claim?page=1', '/logic/unit_claim?page=2&sort=price', '/model/client?page=1'])
    expect((await admin.get(path)).status).toBe(200);
  const { pool } = api.connection;
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  const left = await Promise.all(clients.map((client) => client.query('select name from pg_prepared_statements')));
  for (const client of clients) client.release();
  expect(left.flatMap(({ rows }) => rows as unknown[])).toEqual([]);
});

test('work that needs its own session bypasses the pooler', async () => {
  const { background, pool } = api.connection;
  expect(await readOne(background.pool, 'show application_name')).toBe('direct');
  while (!api.app.context.claimCounts.isListening) await new Promise(setImmediate);
  const listening = await pool.query<{ by: string }>(
    "select application_name as by from pg_stat_activity where query like 'listen %' and datname = current_database()",
  );
  expect(listening.rows).toEqual([{ by: 'direct' }]);
});

test("a statement's timeout is the role's setting in that database, and the connection's own on a direct connection", async () => {
  const { background } = api.connection;
  const messages: string[] = [];
  for (const statementSeconds of [8, 8, 5])
    await configureRole(background.pool, { ...api.config, statementSeconds }, (message) => messages.push(message));
  const fresh = await startTestApp('empty', {
    DATABASE_URL: api.config.databaseUrl!,
    DATABASE_DIRECT_URL: api.config.databaseDirectUrl!,
  });
  expect(await readOne(fresh.connection.pool, 'show statement_timeout')).toBe('5s');
  expect(await readOne(fresh.connection.background.pool, 'show statement_timeout')).toBe('10min');
  expect(await readOne(fresh.connection.pool, 'show join_collapse_limit')).toBe('1');
  await fresh.close();
  expect(messages).toEqual([]);
});

test('if the role cannot be changed, the operator gets the statements to run', async () => {
  const messages: string[] = [];
  const databaseUrl = 'postgres://nadie@127.0.0.1/posventa';
  const readOnly = { connect: () => Promise.reject(new Error('permission denied')) } as unknown as pg.Pool;
  await configureRole(readOnly, { databaseUrl, statementSeconds: 8 }, (message) => messages.push(message));
  expect(messages).toEqual([
    expect.stringContaining(`ALTER ROLE "nadie" IN DATABASE "posventa" SET statement_timeout = '8s'`),
  ]);
});
