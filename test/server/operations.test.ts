import Fastify from 'fastify';
import { operations } from '../../src/contract/operations';
import { authorizePlugin } from '../../src/server/plugins/authorize';
import { startTestApp, type TestApp } from './support/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp('demo');
});
afterAll(() => api.close());

/** Calls of the contract that no route answers yet. */
const unanswered: string[] = [];

test('the calls that still answer 501 are these', async () => {
  const admin = await api.as('admin@demo.ar');
  const answers = await Promise.all(
    operations.map(async ({ operationId, method, path }) => {
      const { status } = await admin[method.toLowerCase() as 'get'](
        path.replace('{type}', 'admin').replaceAll(/\{\w+\}/g, '2147483000'),
      );
      return { operationId, status };
    }),
  );
  expect(answers.filter(({ status }) => status === 501).map(({ operationId }) => operationId)).toEqual(unanswered);
});

test('the server refuses to boot with a route that declares no permission', async () => {
  const app = Fastify();
  await app.register(authorizePlugin, { context: api.app.context });
  expect(() => app.get('/open', async () => 'anything')).toThrow('The route /open declares no permission.');
});

describe('what is no call of the API', () => {
  test.each(['/nowhere', '/logic/unit_claim/1/nothing'])('%s answers 404 in the envelope', async (path) => {
    const { status, body } = await api.nobody.get(path);
    expect({ status, body }).toEqual({
      status: 404,
      body: { success: false, message: 'Esta dirección de la API no existe.' },
    });
  });

  test('an id that is none is malformed, an unknown one is not found', async () => {
    const admin = await api.as('admin@demo.ar');
    expect((await admin.get('/logic/unit_claim/abc')).status).toBe(400);
    expect((await admin.get('/logic/unit_claim/99999999999')).status).toBe(400);
    expect((await admin.get('/logic/unit_claim/2147483000')).status).toBe(404);
  });

  test('unknown query fields are refused, and told', async () => {
    const admin = await api.as('admin@demo.ar');
    const { status, body } = await admin.get('/logic/unit_claim?pague=1');
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [{ field: 'pague', message: 'Este campo no existe.' }],
    });
  });
});

test('the health call needs no token', async () => {
  expect((await api.nobody.get('/health')).body).toEqual({ success: true, data: { status: 'ok' } });
});

test('the reference is served at /api/docs without external assets, under the security policy', async () => {
  const page = await api.app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/(src|href)="https?:/);
  expect(String(page.headers['content-security-policy'])).toContain("default-src 'self'");
  expect(page.body).not.toMatch(/<script>(?!\s*<\/script>)/);
  expect((await api.app.inject('/api/docs/json')).json().paths['/logic/unit_claim']).toBeDefined();
});
