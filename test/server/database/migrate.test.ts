import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '../../../src/server/config';
import { connect } from '../../../src/server/database/connection';
import { migrateDatabase } from '../../../src/server/database/migrate';
import { seedDemo } from '../../../src/server/database/seed/seedDemo';
import { buildApp } from '../../../src/server/app';
import { databaseUrl, freshDatabase } from '../support/testCluster';

const silent = { log: () => undefined, onLost: () => undefined };

test('several processes that start at once on an empty database migrate and seed it once', async () => {
  const admin = new pg.Client(await databaseUrl('postgres'));
  await admin.connect();
  await admin.query('create database test_several');
  await admin.end();
  const filesDir = mkdtempSync(join(tmpdir(), 'posventa-several-'));
  const config = readConfig({
    DATABASE_URL: await databaseUrl('test_several'),
    FILES_DIR: filesDir,
    LOG_LEVEL: 'silent',
  });
  const connections = await Promise.all([1, 2, 3].map(() => connect(config, silent)));
  await Promise.all(connections.map(({ pool }) => migrateDatabase(pool)));
  const apps = await Promise.all(connections.map((connection) => buildApp(config, connection)));
  expect(new Set(apps.map((app) => app.context.fileSecret)).size).toBe(1);
  await Promise.all(apps.map((app) => seedDemo(app.context)));
  const { rows } = await connections[0]!.pool.query(
    "select (select count(*)::int from account where type = 'admin') as admins, (select count(*)::int from project) as projects",
  );
  expect(rows[0]).toEqual({ admins: 2, projects: 4 });
  await Promise.all(apps.map((app) => app.close()));
  await Promise.all(connections.map((connection) => connection.close()));
  rmSync(filesDir, { recursive: true });
});

test('the demo has the promised size, in every status and priority', async () => {
  const config = readConfig({ DATABASE_URL: await freshDatabase('demo') });
  const { pool, close } = await connect(config, silent);
  const {
    rows: [counts],
  } = await pool.query(`select
    (select count(*)::int from project) as projects, (select count(*)::int from unit) as units, (select count(*)::int from account where type = 'client') as clients,
    (select count(*)::int from claim where type = 'UNIT') as unit_claims, (select count(*)::int from claim where type = 'PROJECT') as project_claims,
    (select count(distinct status)::int from claim where type = 'UNIT') as unit_statuses, (select count(distinct status)::int from claim where type = 'PROJECT') as project_statuses,
    (select count(distinct priority)::int from claim) as priorities, (select count(distinct status)::int from lease_request) as lease_statuses,
    (select count(*)::int from claim where created_at > now()) as from_the_future,
    (select count(*)::int from claim_change h join claim c on c.id = h.claim_id where h.created_at < c.created_at or h.created_at > now()) as out_of_time,
    (select count(*)::int from claim c where status <> coalesce((select "to" from claim_change where claim_id = c.id and field = 'status' order by created_at desc, id desc limit 1), 'pending')) as against_their_history,
    (select extract(day from max(created_at) - min(created_at))::int from claim) as days,
    (select count(*)::int from claim_image) as images`);
  await close();
  expect(counts).toMatchObject({
    unit_statuses: 5,
    project_statuses: 5,
    priorities: 4,
    lease_statuses: 5,
    from_the_future: 0,
    out_of_time: 0,
    against_their_history: 0,
  });
  for (const [name, least] of Object.entries({
    projects: 3,
    units: 24,
    clients: 12,
    unit_claims: 60,
    project_claims: 20,
    days: 500,
    images: 20,
  }))
    expect({ name, enough: counts[name] >= least }).toEqual({ name, enough: true });
});
