import type { FastifyInstance, InjectOptions } from 'fastify';
import { demoPassword } from '../../src/server/database/seed/accounts';
import { codeApp } from './support/codeApp';
import { callerOf, startTestApp, type TestApp } from './support/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp('demo', { TRUST_PROXY: '1' });
});
afterAll(() => api.close());
beforeEach(() => api.connection.pool.query('delete from rate_limit'));

interface Try {
  username?: string;
  password?: string;
  /** Client address as the proxy in front reports it. */
  from?: string;
  cookie?: string;
  type?: string;
}

function login({ username = 'cliente@demo.ar', password = demoPassword, from, cookie, type = 'client' }: Try) {
  const headers: InjectOptions['headers'] = {
    ...(from && { 'x-forwarded-for': from }),
    ...(cookie && { cookie }),
  };
  return api.app.inject({ method: 'POST', url: `/api/auth/${type}/login`, payload: { username, password }, headers });
}
const guesses = (count: number, tried: Try) =>
  Promise.all(Array.from({ length: count }, () => login({ password: 'adivinanza', ...tried })));

describe('guessing a password', () => {
  test('is refused after ten attempts from one address, with the time to wait', async () => {
    const tried = await guesses(12, { from: '190.10.0.1' });
    expect(tried.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    const blocked = await login({ from: '190.10.0.1' });
    expect(blocked.statusCode).toBe(429);
    expect(blocked.json().message).toMatch(/Demasiados intentos/);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
  });

  test("a stranger's guesses lock nobody out: the owner can sign in from another address, and from the same address on a known device", async () => {
    const first = await login({ from: '190.10.0.2' });
    const cookie = String(first.headers['set-cookie']).split(';')[0]!;
    await guesses(15, { from: '190.10.0.2' });
    expect((await login({ from: '190.10.0.3' })).statusCode).toBe(200);
    expect((await login({ from: '190.10.0.2' })).statusCode).toBe(429);
    expect((await login({ from: '190.10.0.2', cookie })).statusCode).toBe(200);
  });

  test('is refused for an account that is guessed from many addresses, but not on a known device of its owner', async () => {
    const first = await login({ from: '190.10.1.1' });
    const cookie = String(first.headers['set-cookie']).split(';')[0]!;
    const from = (index: number) => `190.11.${Math.floor(index / 250)}.${index % 250}`;
    const tried = await Promise.all(
      Array.from({ length: 103 }, (_, index) => login({ password: 'adivinanza', from: from(index) })),
    );
    expect(tried.filter(({ statusCode }) => statusCode === 401)).toHaveLength(100);
    expect(tried.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
    expect((await login({ from: '190.12.0.1' })).statusCode).toBe(429);
    expect((await login({ from: '190.12.0.1', cookie })).statusCode).toBe(200);
    expect((await login({ username: 'inquilino@demo.ar', from: '190.12.0.1' })).statusCode).toBe(200);
  });

  test('a forged device cookie, or one of another account, does not count as a known device', async () => {
    const other = await login({ username: 'inquilino@demo.ar', from: '190.10.0.4' });
    const [name, value] = String(other.headers['set-cookie']).split(';')[0]!.split('=');
    const { rows } = await api.connection.pool.query("select id from account where username = 'cliente@demo.ar'");
    await guesses(10, { from: '190.10.0.4' });
    expect((await login({ from: '190.10.0.4', cookie: `${name}=${value}` })).statusCode).toBe(429);
    expect((await login({ from: '190.10.0.4', cookie: `posventa_device_${rows[0].id}=${value}` })).statusCode).toBe(
      429,
    );
  });

  test('the device cookie is only readable by the server', async () => {
    expect(String((await login({})).headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i);
  });

  test('two hundred correct passwords from one address are all accepted', async () => {
    const accounts = ['cliente@demo.ar', 'inquilino@demo.ar', 'valeria.pinto@correo.ar', 'hugo.ferrari@correo.ar'];
    const statuses: number[] = [];
    for (let round = 0; round < 50; round++) {
      const answers = await Promise.all(accounts.map((username) => login({ username, from: '190.10.0.5' })));
      statuses.push(...answers.map(({ statusCode }) => statusCode));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('an address that guesses at many accounts is blocked as well', async () => {
    for (let account = 0; account < 100; account += 20)
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          login({ username: `persona${account + index}@correo.ar`, password: 'adivinanza', from: '190.10.0.6' }),
        ),
      );
    expect((await login({ from: '190.10.0.6' })).statusCode).toBe(429);
    expect((await login({ from: '190.10.0.7' })).statusCode).toBe(200);
  });

  test('a password reset by mail clears the counter', async () => {
    await guesses(11, { username: 'hugo.ferrari@correo.ar', from: '190.10.0.8' });
    await api.nobody.post('/auth/password/forgot', { username: 'hugo.ferrari@correo.ar' });
    const { rows } = await api.connection.pool.query(
      "select notes from outbox_mail where recipient = 'hugo.ferrari@correo.ar' order by id desc limit 1",
    );
    const token = rows[0].notes[0].action.path.split('token=')[1];
    expect((await api.nobody.post('/auth/password/reset', { token, password: 'otra clave nueva' })).status).toBe(200);
    const again = await login({ username: 'hugo.ferrari@correo.ar', password: 'otra clave nueva', from: '190.10.0.8' });
    expect(again.statusCode).toBe(200);
  });
});

describe('the address of a request behind one proxy', () => {
  test('is the one that the proxy reports, whatever the client sends', async () => {
    for (let guess = 0; guess < 10; guess++)
      await login({ password: 'adivinanza', from: `10.0.0.${guess}, 190.10.0.9` });
    expect((await login({ from: '10.0.0.77, 190.10.0.9' })).statusCode).toBe(429);
    expect((await login({ from: '190.10.0.9, 190.10.0.10' })).statusCode).toBe(200);
  });

  test('counts by the /64 network for IPv6', async () => {
    for (let guess = 0; guess < 10; guess++) await login({ password: 'adivinanza', from: `2001:db8:1:1::${guess}` });
    expect((await login({ from: '2001:db8:1:1:ffff::1' })).statusCode).toBe(429);
    expect((await login({ from: '2001:db8:1:2::1' })).statusCode).toBe(200);
  });
});

describe('who pretends other addresses', () => {
  /** Sends 40 wrong passwords, each with a new address in the header. */
  const attack = async (app: FastifyInstance, remoteAddress: string, forwarded: (index: number) => string) => {
    const statuses: number[] = [];
    for (let index = 0; index < 40; index++) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/auth/client/login',
        remoteAddress,
        payload: { username: 'cliente@demo.ar', password: 'adivinanza' },
        headers: { 'x-forwarded-for': forwarded(index) },
      });
      statuses.push(statusCode);
    }
    return statuses.filter((status) => status === 401).length;
  };
  const pretended = (index: number) => `190.20.0.${index}`;
  let proxied: TestApp;
  beforeAll(async () => {
    // As docs/production.md says.
    proxied = await startTestApp('demo', { TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => proxied.close());
  beforeEach(() => proxied.connection.pool.query('delete from rate_limit'));

  test('has ten attempts, whether through the proxy or past it', async () => {
    expect(await attack(proxied.app, '203.0.113.7', pretended)).toBe(10);
    // The proxy adds the address that it sees.
    expect(await attack(proxied.app, '127.0.0.1', (index) => `${pretended(index)}, 203.0.113.8`)).toBe(10);
  });

  test('does not read the metrics as this machine, whatever the number of trusted proxies', async () => {
    for (const { app } of [proxied, api])
      for (const remoteAddress of ['203.0.113.7', '127.0.0.1'])
        for (const header of ['127.0.0.1', '127.0.0.1, 127.0.0.1', '203.0.113.7']) {
          const headers = { 'x-forwarded-for': header };
          const { statusCode } = await app.inject({ url: '/api/metrics', remoteAddress, headers });
          expect(statusCode).toBe(403);
        }
    expect((await proxied.app.inject({ url: '/api/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(200);
  });
});

test('invalid links are counted by address, before any hashing', async () => {
  const reset = () => api.nobody.post('/auth/password/reset', { token: 'x'.repeat(43), password: 'corta' });
  expect((await reset()).body.errors[0].field).toBe('token');
  const answers = await Promise.all(Array.from({ length: 11 }, reset));
  expect(answers.map(({ status }) => status)).toContain(429);
});

test('requesting a link takes the same time for an unknown account as for a known one', async () => {
  const timeOf = async (username: string) => {
    const times: number[] = [];
    for (let round = 0; round < 4; round++) {
      const start = performance.now();
      await api.nobody.post('/auth/password/forgot', { username });
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[1]!;
  };
  const [known, unknown] = [await timeOf('valeria.pinto@correo.ar'), await timeOf('nadie@correo.ar')];
  expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(245);
});

test('one user can create at most a hundred records per minute', async () => {
  const client = await api.as('inquilino@demo.ar');
  const { body } = await client.get('/logic/unit_claim?page=1&page_size=1');
  const id = body.data[0].unit_claim.claim_id;
  const comment = () => client.post(`/logic/claim/${id}/comment`, { text: 'Hola' });
  const answers = [];
  for (let round = 0; round < 11; round++) answers.push(...(await Promise.all(Array.from({ length: 10 }, comment))));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(100);
  expect(answers.at(-1)!.body.message).toMatch(/Demasiados intentos/);
});

describe('the second factor', () => {
  const credentials = { username: 'direccion@demo.ar', password: demoPassword };
  const signIn = (code?: string) => api.nobody.post('/auth/admin/login', { ...credentials, ...(code && { code }) });
  let recovery: string[];
  let codeOf: ReturnType<typeof codeApp>;

  test('is enabled with the password and a first code', async () => {
    const admin = await api.as('direccion@demo.ar');
    const begun = await admin.post('/auth/second_factor', { password: 'otra cosa' });
    expect(begun.body.errors).toEqual([{ field: 'password', message: 'La contraseña actual no es correcta.' }]);
    const { body } = await admin.post('/auth/second_factor', { password: demoPassword });
    expect(body.data.uri).toMatch(/^otpauth:\/\/totp\/Posventa:/);
    codeOf = codeApp(body.data.secret);
    expect((await signIn()).status).toBe(200);
    expect((await admin.post('/auth/second_factor/confirm', { code: '000000' })).status).toBe(422);
    const confirmed = await admin.post('/auth/second_factor/confirm', { code: await codeOf(-1) });
    recovery = confirmed.body.data.recovery_codes;
    expect(recovery).toHaveLength(10);
    expect((await admin.get('/auth/info')).body.data.user.has_second_factor).toBe(true);
    expect((await admin.post('/auth/second_factor', { password: demoPassword })).status).toBe(409);
  });

  test('is only requested after a correct password, and accepts each code once', async () => {
    const asked = await signIn();
    expect([asked.status, asked.body.errors[0].field]).toEqual([401, 'code']);
    const wrong = await api.nobody.post('/auth/admin/login', { ...credentials, password: 'adivinanza' });
    expect(wrong.body).toEqual({ success: false, message: 'Error al iniciar sesión' });
    expect((await signIn('123456')).status).toBe(401);
    const code = await codeOf(0);
    expect((await signIn(code)).status).toBe(200);
    expect((await signIn(code)).body.errors[0].message).toBe('El código no es correcto o ya se usó.');
  });

  test('codes are limited like passwords', async () => {
    const answers = [];
    for (let guess = 0; guess < 12; guess++) answers.push(await signIn(`00000${guess % 10}`));
    expect(answers.at(-1)!.status).toBe(429);
  });

  test('a recovery code replaces the device once, with or without separators', async () => {
    expect((await signIn(` ${recovery[0]!.replace('-', ' ').toUpperCase()}`)).status).toBe(200);
    expect((await signIn(recovery[0])).status).toBe(401);
  });

  test('is disabled with a code; its owner gets a mail about both changes', async () => {
    const { body } = await signIn(recovery[1]);
    const admin = callerOf(api.app, body.data.token);
    expect((await admin.post('/auth/second_factor/disable', { code: 'nada' })).status).toBe(422);
    expect((await admin.post('/auth/second_factor/disable', { code: recovery[2] })).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    const { rows } = await api.connection.pool.query(
      "select subject from outbox_mail where recipient = 'direccion@demo.ar' and subject like '%dos pasos' order by id desc limit 2",
    );
    expect(rows.map(({ subject }) => subject)).toEqual([
      'Se quitó la verificación en dos pasos',
      'Activaste la verificación en dos pasos',
    ]);
  });

  test('is only for staff', async () => {
    const client = await api.as('cliente@demo.ar');
    expect((await client.post('/auth/second_factor', { password: demoPassword })).status).toBe(403);
  });
});
