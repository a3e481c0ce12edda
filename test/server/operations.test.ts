import fastJson from 'fast-json-stringify';
import Fastify from 'fastify';
import { Compile } from 'typebox/compile';
import { operations } from '../../src/contract/operations';
import { authorizePlugin } from '../../src/server/plugins/authorize';
import { requireHandlers } from '../../src/server/plugins/operations';
import { responseSchema } from '../../src/server/plugins/schemas';
import { startTestApp, type TestApp } from './support/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp('demo');
});
afterAll(() => api.close());

test('the server does not start if a call of the contract has no handler, and names it', () => {
  const app = Fastify();
  app.decorate('handledOperations', new Set(operations.map(({ operationId }) => operationId)));
  expect(() => requireHandlers(app)).not.toThrow();
  app.handledOperations.delete('listUnitClaims');
  expect(() => requireHandlers(app)).toThrow('No handler for listUnitClaims.');
});

test('the server does not start with a route that declares no permission', async () => {
  const app = Fastify();
  await app.register(authorizePlugin, { context: api.app.context });
  expect(() => app.get('/open', async () => 'anything')).toThrow('The route /open declares no permission.');
});

test('the schemas of every call compile, although the server compiles each only at its first request', () => {
  for (const operation of operations) {
    const { params, query, headers, body } = operation;
    for (const schema of [params, query, headers, body]) if (schema) expect(() => Compile(schema)).not.toThrow();
    expect(() => fastJson(responseSchema(operation))).not.toThrow();
  }
});

describe('an address without an API call', () => {
  test.each(['/nowhere', '/logic/unit_claim/1/nothing'])('%s returns 404 in the envelope', async (path) => {
    const { status, body } = await api.nobody.get(path);
    expect({ status, body }).toEqual({
      status: 404,
      body: { success: false, message: 'Esta dirección de la API no existe.' },
    });
  });

  test('a malformed id returns 422, an unknown one 404', async () => {
    const admin = await api.as('admin@demo.ar');
    expect((await admin.get('/logic/unit_claim/abc')).status).toBe(400);
    expect((await admin.get('/logic/unit_claim/99999999999')).status).toBe(400);
    expect((await admin.get('/logic/unit_claim/2147483000')).status).toBe(404);
  });

  test('unknown query fields are refused by name', async () => {
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
