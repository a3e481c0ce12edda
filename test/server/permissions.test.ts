import type { Operation } from '../../src/contract/operation';
import { operations } from '../../src/contract/operations';
import { can, isForLinks, roles, type Permission, type Role } from '../../src/contract/permissions';
import { confirmed, startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
const callers = {} as Record<Role, Caller>;

beforeAll(async () => {
  api = await startTestApp();
  callers.admin = await api.as('admin@demo.ar');
  callers.manager = await api.as('manager@demo.ar');
  callers.consortium = await api.as('consorcio@demo.ar');
  callers.client = await api.as('cliente@demo.ar');
  for (const caller of Object.values(callers)) await confirmed(caller);
});
afterAll(() => api.close());

const guarded = operations.filter(({ permission }) => permission !== 'public');
/** The demo's admin is the account of the e-mail settings. */
const mayUse = (role: Role, permission: Permission) =>
  can({ type: role, can_manage_email_settings: role === 'admin' }, permission);
const sessionEnded = 'Tu sesión terminó. Iniciá sesión de nuevo.';
const linkEnded = 'Este enlace ya no sirve. Pedile otro a la empresa.';
const name = ({ method, path }: Operation) => `${method} ${path}`;

/** Calls an operation on records that do not exist, so that nothing changes even if the call is permitted. */
function call(caller: Caller, { method, path }: Operation) {
  const address = path.replaceAll(/\{\w+\}/g, '2147483000');
  if (method === 'GET') return caller.get(`${address}`);
  if (method === 'DELETE') return caller.delete(address);
  return method === 'PUT' ? caller.put(address, {}) : caller.post(address, {});
}

describe('without a session', () => {
  test.each(guarded.map((operation) => [name(operation), operation] as const))(
    'cannot call %s',
    async (_, operation) => {
      const { status, body } = await call(api.nobody, operation);
      expect({ status, body }).toEqual({
        status: 401,
        body: { success: false, message: isForLinks(operation.permission) ? linkEnded : sessionEnded },
      });
    },
  );
});

describe.each(roles)('a user of type %s', (role) => {
  // Signing out in the middle of the table would end the session of the remaining calls.
  const calls = guarded
    .filter(({ operationId }) => operationId !== 'logout')
    .map((operation) => ({
      name: name(operation),
      operation,
      allowed: mayUse(role, operation.permission as Permission),
    }));

  test.each(calls.filter(({ allowed }) => allowed))('can call $name', async ({ operation }) => {
    const { status } = await call(callers[role], operation);
    expect([401, 403]).not.toContain(status);
    expect(status).not.toBe(500);
  });

  const refused = calls.filter(({ allowed }) => !allowed);
  if (refused.length > 0)
    test.each(refused)('cannot call $name', async ({ operation }) => {
      const { status, body } = await call(callers[role], operation);
      expect({ status, body }).toEqual({
        status: 403,
        body: { success: false, message: 'No tenés permiso para hacer esto.' },
      });
    });
});

test('an admin other than the configured account cannot open the e-mail settings', async () => {
  const other = await api.as('direccion@demo.ar');
  expect((await other.get('/logic/email_settings')).status).toBe(403);
});

test('every public call works without a token', async () => {
  for (const operation of operations.filter(({ permission }) => permission === 'public')) {
    const { body, status } = await call(api.nobody, operation);
    expect(body.message).not.toBe(sessionEnded);
    expect(status).toBeLessThan(500);
  }
});
