/** Sign-in requirements of the company, and sessions that its admins end. */
import { hash } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import { operations } from '../../src/contract/operations';
import { can } from '../../src/contract/permissions';
import { demoPassword } from '../../src/server/database/seed/accounts';
import { callerOf, startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const demanded =
  'La empresa pide la verificación en dos pasos. Activala para seguir: hasta entonces no podés usar el portal.';

async function turnOn(caller: Caller): Promise<string[]> {
  const { body } = await caller.post('/auth/second_factor', { password: demoPassword });
  const code = new TOTP({ secret: Secret.fromBase32(body.data.secret) }).generate();
  const confirmed = await caller.post('/auth/second_factor/confirm', { code });
  expect(confirmed.status).toBe(200);
  return confirmed.body.data.recovery_codes;
}

describe('a required second factor', () => {
  let admin: Caller;
  let manager: Caller;

  test('can only be required by an admin who has one', async () => {
    admin = await api.as('direccion@demo.ar');
    manager = await api.as('manager@demo.ar');
    expect((await admin.get('/logic/security_settings')).body.data).toEqual({ staff_second_factor: false, version: 1 });
    const refused = await admin.put('/logic/security_settings', { staff_second_factor: true });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Activá primero tu propia verificación en dos pasos, en «Mi Perfil».',
    ]);
    expect((await manager.get('/logic/client?page=1')).status).toBe(200);
    await turnOn(admin);
    const { body } = await admin.put('/logic/security_settings', { staff_second_factor: true, version: 1 });
    expect(body.data).toEqual({ staff_second_factor: true, version: 2 });
    expect((await admin.put('/logic/security_settings', { staff_second_factor: false, version: 1 })).status).toBe(409);
  });

  test('must be set up before anything else: every other call returns 403 with the reason', async () => {
    const self = { type: 'admin', can_manage_email_settings: true } as const;
    const open = ['logout', 'getSession', 'beginSecondFactor', 'confirmSecondFactor'];
    const signedIn = await api.as('admin@demo.ar');
    expect((await signedIn.get('/auth/info')).body.data.user.must_set_up_second_factor).toBe(true);
    for (const { method, path, permission, operationId } of operations) {
      if (permission === 'public' || open.includes(operationId) || !can(self, permission)) continue;
      const address = path.replaceAll(/\{\w+\}/g, '2147483000');
      const { status, body } = await (method === 'GET'
        ? signedIn.get(address)
        : method === 'DELETE'
          ? signedIn.delete(address)
          : signedIn[method === 'PUT' ? 'put' : 'post'](address, {}));
      expect([operationId, status, body.message]).toEqual([operationId, 403, demanded]);
      expect(body.errors).toEqual([{ field: 'second_factor', message: demanded }]);
    }
    expect((await manager.get('/logic/client?page=1')).status).toBe(403);
  });

  test('gives access to the portal once it is on, and blocks it once it is off', async () => {
    const recovery = await turnOn(manager);
    const { body } = await manager.get('/auth/info');
    expect([body.data.user.has_second_factor, body.data.user.must_set_up_second_factor]).toEqual([true, false]);
    expect((await manager.get('/logic/client?page=1')).status).toBe(200);
    expect((await manager.post('/auth/second_factor/disable', { code: recovery[0] })).status).toBe(200);
    expect((await manager.get('/logic/client?page=1')).status).toBe(403);
  });

  test('is not required from other roles', async () => {
    for (const username of ['cliente@demo.ar', 'consorcio@demo.ar']) {
      const caller = await api.as(username);
      expect((await caller.get('/auth/info')).body.data.user.must_set_up_second_factor).toBe(false);
      expect((await caller.get('/logic/warranty_term')).status).not.toBe(403);
    }
  });

  test('is no longer required after an admin turns the setting off', async () => {
    expect((await admin.put('/logic/security_settings', { staff_second_factor: false })).status).toBe(200);
    expect((await manager.get('/logic/client?page=1')).status).toBe(200);
  });
});

describe("another user's sessions", () => {
  const idOf = async (username: string) =>
    (await api.connection.pool.query('select id from account where username = $1', [username])).rows[0].id as number;

  test.each(['cliente@demo.ar', 'consorcio@demo.ar', 'manager@demo.ar'])(
    'of %s all end immediately when an admin ends them; the account stays',
    async (username) => {
      const admin = await api.as('admin@demo.ar');
      const open = [await api.as(username), await api.as(username)];
      expect((await admin.delete(`/logic/account/${await idOf(username)}/session`)).status).toBe(200);
      for (const session of open) expect((await session.get('/auth/info')).status).toBe(401);
      expect((await admin.get('/auth/info')).status).toBe(200);
      expect((await api.as(username)).token).toBeTruthy();
    },
  );

  test('cannot be ended by a supervisor; the own account and unknown accounts are refused', async () => {
    const [admin, manager] = [await api.as('admin@demo.ar'), await api.as('manager@demo.ar')];
    expect((await manager.delete(`/logic/account/${await idOf('cliente@demo.ar')}/session`)).status).toBe(403);
    expect((await admin.delete(`/logic/account/${await idOf('admin@demo.ar')}/session`)).status).toBe(409);
    expect((await admin.delete('/logic/account/2147483000/session')).status).toBe(404);
  });
});

test('a password hashed with weaker parameters is rehashed when its owner signs in, and only then', async () => {
  const username = 'hugo.ferrari@correo.ar';
  const hashOf = async () =>
    (await api.connection.pool.query('select password_hash from account where username = $1', [username])).rows[0]
      .password_hash as string;
  const weak = await hash(demoPassword, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
  await api.connection.pool.query('update account set password_hash = $1 where username = $2', [weak, username]);
  const login = (password: string) => api.nobody.post('/auth/client/login', { username, password });
  expect((await login('otra cosa')).status).toBe(401);
  expect(await hashOf()).toBe(weak);
  const first = await login(demoPassword);
  expect(first.status).toBe(200);
  const renewed = await hashOf();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await login(demoPassword)).status).toBe(200);
  expect(await hashOf()).toBe(renewed);
  expect((await callerOf(api.app, first.body.data.token).get('/auth/info')).status).toBe(200);
});
