import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FolderDriver } from '../../src/server/files/folderDriver';
import { startTestApp, type TestApp } from './support/testApp';
import { until } from './support/until';

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

test('the dashboard only uses series that the metrics have', async () => {
  const dashboard = readFileSync(join(import.meta.dirname, '../../docs/grafana/posventa.json'), 'utf8');
  const asked = new Set(dashboard.match(/posventa_\w+/g));
  const metrics = String((await api.nobody.get('/metrics')).body);
  expect([...asked].filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(metrics))).toEqual([]);
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
