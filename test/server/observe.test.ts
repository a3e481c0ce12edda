import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { makeBackup } from '../../src/server/backup/backup';
import type { FolderDriver } from '../../src/server/files/folderDriver';
import { startTestApp, type TestApp } from './support/testApp';
import { until } from './support/until';

const grafana = join(import.meta.dirname, '../../docs/grafana');
let api: TestApp;
beforeAll(async () => {
  api = await startTestApp('demo');
});
afterAll(() => api.close());

test('a process that can serve is ready; one without its database is not', async () => {
  expect((await api.nobody.get('/ready')).body).toEqual({ success: true, data: { status: 'ready' } });
  const query = jest.spyOn(api.app.context.pool, 'query').mockImplementation(() => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  });
  const { status, body, headers } = await api.nobody.get('/ready');
  query.mockRestore();
  expect({ status, success: body.success, wait: headers['retry-after'] }).toEqual({
    status: 503,
    success: false,
    wait: '2',
  });
});

test('the metrics count calls by route and status, connections and jobs', async () => {
  const admin = await api.as('admin@demo.ar');
  await admin.get('/logic/unit_claim/1');
  await admin.get('/logic/unit_claim/2147483000');
  const { status, body } = await api.nobody.get('/metrics');
  expect(status).toBe(200);
  const text = String(body);
  expect(text).toMatch(
    /posventa_http_request_seconds_count\{route="\/api\/logic\/unit_claim\/:id",method="GET",status="404"\} 1/,
  );
  expect(text).toMatch(/posventa_database_connections\{state="busy"\} \d/);
  expect(text).toMatch(/posventa_jobs\{state="waiting"\} 0/);
  expect(text).toMatch(/posventa_job_oldest_seconds 0/);
  expect(text).toMatch(/posventa_mails\{status="failed"\} 0/);
  expect(Number(/posventa_database_bytes (\d+)/.exec(text)?.[1])).toBeGreaterThan(1_000_000);
  expect(text).toContain('posventa_process_resident_memory_bytes');
});

describe.each(['posventa.json', 'alerts.yml'])('docs/grafana/%s', (name) => {
  const text = readFileSync(join(grafana, name), 'utf8');

  test('only uses series and labels that the metrics have', async () => {
    const metrics = String((await api.nobody.get('/metrics')).body);
    const asked = [...new Set(text.match(/posventa_\w+/g))];
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((series) => !new RegExp(`^${series}[ {]`, 'm').test(metrics))).toEqual([]);
    const labels = [...text.matchAll(/(posventa_\w+)\{(\w+)[=!]/g)];
    expect(
      labels.filter(([, series, label]) => !new RegExp(`^${series}\\{.*\\b${label}="`, 'm').test(metrics)),
    ).toEqual([]);
  });
});

describe('the alert rules', () => {
  const file = join(grafana, 'alerts.yml');
  interface Rule {
    alert: string;
    expr: string;
    annotations: { summary: string };
  }
  const { groups } = parse(readFileSync(file, 'utf8')) as { groups: { rules: Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);

  test('cover processes, errors, space, jobs, mails and backups, each with a text', () => {
    for (const series of [
      'up{',
      'database_up',
      'status=~"5.."',
      'disk_free_bytes',
      'job_oldest_seconds',
      'mail_oldest_seconds',
      'backup_age_seconds',
    ])
      expect(rules.filter(({ expr }) => expr.includes(series))).not.toEqual([]);
    for (const { alert, annotations } of rules) expect([alert, annotations.summary.length > 10]).toEqual([alert, true]);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });
});

test('the metrics say the space of the folders, the age of the oldest unsent mail and of the last complete backup', async () => {
  const root = mkdtempSync(join(tmpdir(), 'posventa-observe-'));
  const watched = await startTestApp('empty', { BACKUP_DIR: root, BACKUP_KEEP: '2', SMTP_URL: 'smtp://127.0.0.1:1' });
  const { pool } = watched.connection;
  const read = async (series: string) => {
    const text = String((await watched.nobody.get('/metrics')).body);
    return new RegExp(`^${series} (.+)$`, 'm').exec(text)?.[1];
  };
  expect(await read('posventa_backup_age_seconds')).toBe('+Inf');
  expect(await read('posventa_mail_oldest_seconds')).toBe('0');
  expect(Number(await read('posventa_disk_free_bytes\\{folder="files"\\}'))).toBeGreaterThan(0);
  expect(Number(await read('posventa_disk_size_bytes\\{folder="backups"\\}'))).toBeGreaterThan(1e6);

  const { storage } = watched.app.context;
  await makeBackup(pool, storage, root);
  expect(Number(await read('posventa_backup_age_seconds'))).toBeLessThan(60);
  // Of the next backup a file is missing: the age stays that of the complete one.
  await pool.query(
    "insert into stored_file (key, name, content_type, bytes) values ('00/00000000-0000-4000-8000-000000000000.png', 'a.png', 'image/png', 1)",
  );
  const [complete] = readdirSync(root);
  const old = join(root, 'posventa-2026-01-01T05-15-00-000Z');
  renameSync(join(root, complete!), old);
  const manifest = JSON.parse(readFileSync(join(old, 'manifest.json'), 'utf8'));
  writeFileSync(join(old, 'manifest.json'), JSON.stringify({ ...manifest, made_at: '2026-01-01T05:15:00.000Z' }));
  expect((await makeBackup(pool, storage, root)).manifest.missing).toHaveLength(1);
  expect(Number(await read('posventa_backup_age_seconds'))).toBeGreaterThan(86_400);

  await pool.query(
    "insert into outbox_mail (recipient, subject, notes, created_at) values ('a@obra.ar', 'x', '[]', now() - interval '1 hour')",
  );
  expect(Number(await read('posventa_mail_oldest_seconds'))).toBeGreaterThan(3500);
  await watched.close();
  rmSync(root, { recursive: true });
});

test('a process whose schema is older than its version, or that cannot store files, is not ready', async () => {
  const { pool, storage } = api.app.context;
  await pool.query('update drizzle.__drizzle_migrations set id = -id where id = 1');
  const { rows } = await pool.query(
    'delete from drizzle.__drizzle_migrations where id = -1 returning hash, created_at',
  );
  expect((await api.nobody.get('/ready')).status).toBe(503);
  await pool.query('insert into drizzle.__drizzle_migrations (id, hash, created_at) values (1, $1, $2)', [
    rows[0].hash,
    rows[0].created_at,
  ]);
  expect((await api.nobody.get('/ready')).status).toBe(200);
  const probe = jest
    .spyOn(storage.driver as FolderDriver, 'probe')
    .mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  expect((await api.nobody.get('/ready')).status).toBe(503);
  probe.mockRestore();
  expect((await api.nobody.get('/ready')).status).toBe(200);
});

describe('an overloaded process', () => {
  const busyFor = (ms: number) => {
    const end = Date.now() + ms;
    while (Date.now() < end);
  };
  test("refuses calls while it lags, with the time to wait; the operator's endpoints stay available", async () => {
    const late = await startTestApp('demo', { OVERLOAD_MS: '60' });
    let refused = await late.nobody.get('/auth/info');
    await until(async () => {
      busyFor(700);
      await new Promise((resolve) => setTimeout(resolve, 1));
      refused = await late.nobody.get('/auth/info');
      return refused.status === 503;
    });
    expect({ success: refused.body.success, wait: refused.headers['retry-after'] }).toEqual({
      success: false,
      wait: '5',
    });
    expect((await late.nobody.get('/health')).status).toBe(200);
    expect((await late.nobody.get('/metrics')).status).toBe(200);
    await until(async () => (await late.nobody.get('/auth/info')).status === 401);
    await late.close();
  });

  test('refuses calls while hundreds wait for the database', async () => {
    const late = await startTestApp('demo', { OVERLOAD_MS: '60000', DATABASE_CONNECTIONS: '4' });
    const { pool } = late.app.context;
    const holder = await pool.connect();
    await holder.query('begin; select pg_advisory_xact_lock(1)');
    const waiting = Array.from({ length: 60 }, () => pool.query('select pg_advisory_xact_lock(1)'));
    // Without a token the call needs no connection.
    await until(async () => (await late.nobody.get('/auth/info')).status === 503);
    await holder.query('commit');
    holder.release();
    await Promise.all(waiting);
    await until(async () => (await late.nobody.get('/auth/info')).status === 401);
    await late.close();
  });
});

test('without the database the process still says that it lives, and the metrics say what is missing', async () => {
  const { pool } = api.app.context;
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const query = jest.spyOn(pool, 'query').mockRejectedValue(refused as never);
  const [health, metrics] = [await api.nobody.get('/health'), await api.nobody.get('/metrics')];
  query.mockRestore();
  expect(health.status).toBe(200);
  expect(String(metrics.body)).toMatch(/^posventa_database_up 0$/m);
  expect(String(metrics.body)).toMatch(/^posventa_database_bytes Nan$/m);
  expect(String(metrics.body)).not.toMatch(/^posventa_mails\{/m);
  const after = String((await api.nobody.get('/metrics')).body);
  expect(after).toMatch(/^posventa_database_up 1$/m);
  expect(after).toMatch(/^posventa_mails\{status="pending"\} \d/m);
});

test('a password that was changed in the database is an outage, not a bug of the server', async () => {
  const refused = Object.assign(new Error('password authentication failed'), { code: '28P01' });
  const select = jest.spyOn(api.app.context.pool, 'query').mockRejectedValue(refused as never);
  const [ready, metrics, health] = [
    await api.nobody.get('/ready'),
    await api.nobody.get('/metrics'),
    await api.nobody.get('/health'),
  ];
  select.mockRestore();
  expect([ready.status, metrics.status, health.status]).toEqual([503, 200, 200]);
  const admin = await api.as('admin@demo.ar');
  const read = jest.spyOn(api.app.context.db, 'select').mockImplementation(() => {
    throw new Error('Failed query: select', { cause: refused });
  });
  const { status } = await admin.get('/logic/email_settings');
  read.mockRestore();
  expect(status).toBe(503);
});

test('the metrics do not wait for a database that hangs', async () => {
  const never = jest.spyOn(api.app.context.pool, 'query').mockReturnValue(new Promise(() => undefined) as never);
  const { status, body } = await api.nobody.get('/metrics');
  never.mockRestore();
  expect(status).toBe(200);
  expect(String(body)).toMatch(/^posventa_database_up 0$/m);
});

test('the metrics are available to this machine, or with the token', async () => {
  const ask = (remoteAddress: string, authorization?: string) =>
    api.app.inject({ url: '/api/metrics', remoteAddress, headers: authorization ? { authorization } : {} });
  expect((await ask('203.0.113.7')).statusCode).toBe(403);
  expect((await ask('127.0.0.1')).statusCode).toBe(200);
  api.config.metricsToken = 'a-token-for-metrics';
  expect((await ask('127.0.0.1')).statusCode).toBe(403);
  expect((await ask('203.0.113.7', 'Bearer another-token-here')).statusCode).toBe(403);
  expect((await ask('203.0.113.7', 'Bearer a-token-for-metrics')).statusCode).toBe(200);
  api.config.metricsToken = undefined;
});

test('every response has a request id; a valid id of a proxy is kept', async () => {
  const idOf = async (given?: string) =>
    (await api.app.inject({ url: '/api/health', headers: given ? { 'x-request-id': given } : {} })).headers[
      'x-request-id'
    ];
  expect(await idOf()).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idOf('proxy-12345678')).toBe('proxy-12345678');
  expect(await idOf('<script>alert(1)</script>')).toMatch(/^[0-9a-f-]{36}$/);
});

test('an unexpected failure returns the request id of the log', async () => {
  const admin = await api.as('admin@demo.ar');
  const query = jest.spyOn(api.app.context.db, 'select').mockImplementation(() => {
    throw new Error('a bug');
  });
  const { status, body, headers } = await admin.get('/logic/email_settings');
  query.mockRestore();
  expect({ status, body }).toEqual({
    status: 500,
    body: {
      success: false,
      message: 'Ocurrió un error inesperado. Intentá de nuevo en unos minutos.',
      request_id: headers['x-request-id'],
    },
  });
});
