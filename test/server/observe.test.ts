import { startTestApp, type TestApp } from './support/testApp';

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

test('the metrics tell calls by route and status, connections and jobs', async () => {
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
  expect(text).toContain('posventa_process_resident_memory_bytes');
});

test('the metrics are for this machine, or for who has the token', async () => {
  const ask = (remoteAddress: string, authorization?: string) =>
    api.app.inject({ url: '/api/metrics', remoteAddress, headers: authorization ? { authorization } : {} });
  expect((await ask('203.0.113.7')).statusCode).toBe(403);
  api.config.metricsToken = 'a-token-for-metrics';
  expect((await ask('127.0.0.1')).statusCode).toBe(403);
  expect((await ask('203.0.113.7', 'Bearer another-token-here')).statusCode).toBe(403);
  expect((await ask('203.0.113.7', 'Bearer a-token-for-metrics')).statusCode).toBe(200);
  api.config.metricsToken = undefined;
});

test('every answer names its request; a proxy may have named it before, but not as it likes', async () => {
  const idOf = async (given?: string) =>
    (await api.app.inject({ url: '/api/health', headers: given ? { 'x-request-id': given } : {} })).headers[
      'x-request-id'
    ];
  expect(await idOf()).toMatch(/^[0-9a-f-]{36}$/);
  expect(await idOf('proxy-12345678')).toBe('proxy-12345678');
  expect(await idOf('<script>alert(1)</script>')).toMatch(/^[0-9a-f-]{36}$/);
});

test('an unforeseen failure tells what the log knows it by', async () => {
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
