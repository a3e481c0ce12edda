/** Statements of docs/security.md about passwords and codes that no other test covers. */
import { Secret, TOTP } from 'otpauth';
import { demoPassword } from '../../src/server/database/seed/accounts';
import { commonPasswords } from '../../src/server/accounts/passwords.service';
import { callerOf, startTestApp, type TestApp } from './support/testApp';

let api: TestApp;
/** The current password of admin@demo.ar. */
let current = demoPassword;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const username = 'direccion@demo.ar';
const login = (password: string, more: object = {}) =>
  api.nobody.post('/auth/admin/login', { username, password, ...more });

test.each(['todas minusculas', '  con espacios alrededor  ', 'ÑANDÚ «ñandú» 鳥 🐦'])(
  'a password can have any composition, and is used as typed: %s',
  async (password) => {
    const admin = await api.as('admin@demo.ar', 'admin', current);
    const changed = await admin.put('/logic/profile', { current_password: current, new_password: password });
    expect(changed.status).toBe(200);
    current = password;
    const signIn = (typed: string) =>
      api.nobody.post('/auth/admin/login', { username: 'admin@demo.ar', password: typed }).then(({ status }) => status);
    expect(await signIn(password)).toBe(200);
    for (const other of [password.toUpperCase(), password.trim(), password.slice(0, -1)])
      if (other !== password) expect(await signIn(other)).toBe(401);
  },
);
test('all 128 characters of a password count', async () => {
  const admin = await api.as('admin@demo.ar', 'admin', current);
  const long = 'La casa tiene ocho ventanas. '.repeat(5).slice(0, 128);
  expect((await admin.put('/logic/profile', { current_password: current, new_password: long })).status).toBe(200);
  const signIn = (password: string) => api.nobody.post('/auth/admin/login', { username: 'admin@demo.ar', password });
  expect((await signIn(long.slice(0, 127))).status).toBe(401);
  expect((await signIn(long)).status).toBe(200);
  expect((await signIn(`${long}x`)).status).toBe(401);
  current = long;
});

test('passwords are stored as argon2id with 19 MiB and two passes, each with its own salt', async () => {
  const admin = await api.as('admin@demo.ar', 'admin', current);
  const person = { name: 'Ana', last_name: 'Paz', phone_number: '3415550000', password: 'la misma clave' };
  for (const n of [1, 2]) {
    const fields = { ...person, username: `ana${n}@correo.ar`, document: `3099988${n}` };
    expect((await admin.post('/logic/client', fields)).status).toBe(201);
  }
  const { rows } = await api.connection.pool.query<{ hash: string }>(
    "select password_hash as hash from account where username like 'ana_@correo.ar'",
  );
  for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2);
});

test('the list contains the most frequently leaked passwords, and the server refuses them wherever one is chosen', async () => {
  const isCommon = await commonPasswords();
  // From the start, the middle and the end of the entries that lists of the 3000 most common passwords share.
  for (const word of [
    '123456',
    'password',
    'qwerty',
    'trustno1',
    'sunshine',
    'carolina',
    'princesa',
    'estrella',
    'mexico',
  ])
    expect([word, isCommon(word)]).toEqual([word, true]);
  const admin = await api.as('admin@demo.ar', 'admin', current);
  const message = 'Elegí una contraseña menos fácil de adivinar: que no sea una palabra común, una serie ni tu email.';
  const weak = 'PrincesaPrincesa';
  const person = { username: 'nueva@correo.ar', name: 'A', last_name: 'B', phone_number: '3415550000', password: weak };
  const consortium = { username: 'nueva@correo.ar', name: 'C', project_id: 4, password: weak };
  const calls = [
    await admin.post('/logic/client', { ...person, document: '40999888' }),
    await admin.post('/logic/manager', person),
    await admin.post('/logic/profile/admin', person),
    await admin.post('/model/consortiumRoutes', consortium),
    await admin.put('/logic/profile', { current_password: current, new_password: weak }),
  ];
  expect(calls.map(({ status, body }) => [status, body.message])).toEqual(calls.map(() => [422, message]));
  await api.nobody.post('/auth/password/forgot', { username });
  const { rows } = await api.connection.pool.query(
    'select notes from outbox_mail where recipient = $1 order by id desc limit 1',
    [username],
  );
  const token = rows[0].notes[0].action.path.split('token=')[1] as string;
  expect((await api.nobody.post('/auth/password/reset', { token, password: weak })).body.message).toBe(message);
});

describe('with a second factor', () => {
  let recovery: string[];
  beforeAll(async () => {
    const admin = await api.as(username);
    const { body } = await admin.post('/auth/second_factor', { password: demoPassword });
    const totp = new TOTP({ secret: Secret.fromBase32(body.data.secret) });
    const confirmed = await admin.post('/auth/second_factor/confirm', { code: totp.generate() });
    recovery = confirmed.body.data.recovery_codes;
  });

  test('recovery codes are stored like passwords, each with its own salt', async () => {
    const { rows } = await api.connection.pool.query<{ hash: string }>('select code_hash as hash from recovery_code');
    expect(rows).toHaveLength(10);
    for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$/);
  });

  test('of two concurrent sign-ins with one recovery code only one succeeds', async () => {
    const answers = await Promise.all([recovery[0], recovery[0]].map((code) => login(demoPassword, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('a password set by a link opens no session: the code is still required', async () => {
    await api.nobody.post('/auth/password/forgot', { username });
    const { rows } = await api.connection.pool.query(
      'select notes from outbox_mail where recipient = $1 order by id desc limit 1',
      [username],
    );
    const token = rows[0].notes[0].action.path.split('token=')[1] as string;
    const password = 'otra clave larga';
    const reset = await api.nobody.post('/auth/password/reset', { token, password });
    expect([reset.status, reset.body.data]).toEqual([200, null]);
    expect((await login(password)).body.errors[0].field).toBe('code');
    expect((await login(password, { code: recovery[1] })).status).toBe(200);
  });

  test('an open session cannot guess the code that disables it', async () => {
    const { body } = await login('otra clave larga', { code: recovery[2] });
    const admin = callerOf(api.app, body.data.token);
    const disable = (code: string) => admin.post('/auth/second_factor/disable', { code });
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => disable(`00000${n % 10}`)));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await disable(recovery[3]!)).status).toBe(429);
  });
});
