/**
 * One role owns the schema and migrates it; a second role serves: it reads and writes rows, and can change nothing
 * else.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '../../../src/server/config';
import { connect } from '../../../src/server/database/connection';
import { migrateAndGrant } from '../../../src/server/database/roles';
import { demoPassword } from '../../../src/server/database/seed/accounts';
import { startServer } from '../../../src/server/server';
import { databaseUrl } from '../support/testCluster';

const mark = `${process.pid}_${Date.now().toString(36)}`;
const roles = { owner: `owner_${mark}`, serving: `serving-${mark}` };
const name = `roles_${mark}`;
const filesDir = mkdtempSync(join(tmpdir(), 'posventa-roles-'));

/** The database's address for a role. */
async function addressOf(role: string): Promise<string> {
  const url = new URL(await databaseUrl(name));
  url.username = role;
  url.password = 'secreta';
  return url.href;
}
const environment = async (more: object = {}) => ({
  PORT: '0',
  DATABASE_URL: await addressOf(roles.serving),
  FILES_DIR: filesDir,
  LOG_LEVEL: 'silent',
  OVERLOAD_MS: '0',
  ...more,
});

let admin: pg.Client;
beforeAll(async () => {
  admin = new pg.Client(await databaseUrl('postgres'));
  await admin.connect();
  for (const role of Object.values(roles)) await admin.query(`create role "${role}" login password 'secreta'`);
  await admin.query(`create database ${name} owner ${roles.owner}`);
});
afterAll(async () => {
  await admin.query(`drop database if exists ${name} with (force)`);
  for (const role of Object.values(roles)) await admin.query(`drop role "${role}"`);
  await admin.end();
  rmSync(filesDir, { recursive: true });
});

async function asServing<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(await addressOf(roles.serving));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

test('without the owner an empty database is not served, and the operator is told which variable to set', async () => {
  await expect(startServer(readConfig(await environment()))).rejects.toThrow(
    /^El esquema de la base no está al día .*MIGRATE_DATABASE_URL/,
  );
});

describe('a server whose schema the owner has migrated', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    const migrating = await environment({ MIGRATE_DATABASE_URL: await addressOf(roles.owner), DEMO: '1' });
    server = await startServer(readConfig(migrating));
  });
  afterAll(() => server.close());

  async function call(method: string, path: string, body?: unknown, token = '') {
    const answer = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  }

  test('serves: it signs in, lists, creates, deletes, and its jobs run', async () => {
    const credentials = { username: 'admin@demo.ar', password: demoPassword };
    const { token } = (await call('POST', '/auth/admin/login', credentials)).body.data;
    expect((await call('GET', '/ready')).status).toBe(200);
    expect((await call('GET', '/logic/unit_claim?page=1', undefined, token)).body.meta.total).toBeGreaterThan(50);
    const person = { username: 'ana@correo.ar', name: 'Ana', last_name: 'Paz', phone_number: '3415550000' };
    expect((await call('POST', '/logic/client', { ...person, document: '40999888' }, token)).status).toBe(201);
    const ids = (await call('GET', '/logic/unit_claim?page=1&status=pending', undefined, token)).body.data.map(
      ({ unit_claim: { id } }: { unit_claim: { id: number } }) => id,
    );
    const { body } = await call('POST', '/logic/unit_claim/bulk', { action: 'up', ids: ids.slice(0, 2) }, token);
    // A job does it: it takes its row of graphile-worker's tables, writes claims, and removes the row.
    let bulk = body.data;
    while (!bulk.is_over) bulk = (await call('GET', `/logic/claim_bulk/${bulk.id}`, undefined, token)).body.data;
    expect([bulk.done, bulk.refused]).toEqual([2, 0]);
    expect((await call('POST', '/auth/logout', {}, token)).status).toBe(200);
  });

  test.each([
    'create table public.x (id int)',
    'alter table account add column x int',
    'drop table warranty_term',
    'create index on claim (id)',
    'alter table claim disable trigger user',
    'truncate claim',
    'create schema x',
    'create table graphile_worker.x (id int)',
    'drop function graphile_worker.complete_jobs',
    'delete from drizzle.__drizzle_migrations',
  ])('cannot use the serving role to: %s', (statement) =>
    asServing(async (client) => {
      await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
    }),
  );

  test('another process serves without the owner once the schema is up to date', async () => {
    const other = await startServer(readConfig(await environment()));
    try {
      expect((await fetch(`${other.url}/api/ready`)).status).toBe(200);
    } finally {
      await other.close();
    }
  });
});

test('an installation with one role becomes one with two as docs/operations.md says', async () => {
  const [single, database] = [`single_${mark}`, `single_${mark}`];
  await admin.query(`create role ${single} login password 'secreta'`);
  await admin.query(`create database ${database} owner ${single}`);
  const inDatabase = async (role: string) => {
    const url = new URL(await addressOf(role));
    url.pathname = `/${database}`;
    return url.href;
  };
  const serving = { ...(await environment()), DATABASE_URL: await inDatabase(single) };
  await (await startServer(readConfig(serving))).close();

  const superuser = new pg.Client(await databaseUrl(database));
  await superuser.connect();
  await superuser.query(`reassign owned by ${single} to ${roles.owner}`);
  await superuser.end();
  // What `npm run migrate` does.
  const config = readConfig({ ...serving, MIGRATE_DATABASE_URL: await inDatabase(roles.owner) });
  const connection = await connect(config);
  await migrateAndGrant(config, connection.background.pool, { again: true });
  await expect(connection.pool.query('create table public.x (id int)')).rejects.toMatchObject({ code: '42501' });
  await connection.close();
  const server = await startServer(readConfig(serving));
  expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
  await server.close();

  await admin.query(`drop database ${database} with (force)`);
  await admin.query(`drop role ${single}`);
});
