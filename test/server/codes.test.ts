/** Codes of the second factor cannot be guessed, and a known device becomes unknown when its basis ends. */
import { demoPassword } from '../../src/server/database/seed/accounts';
import { codeApp } from './support/codeApp';
import { callerOf, confirmed, newPassword, startTestApp, type TestApp } from './support/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp('demo', { TRUST_PROXY: '1' });
});
afterAll(() => api.close());
beforeEach(() => api.connection.pool.query('delete from rate_limit'));

interface Try {
  username?: string;
  type?: string;
  password?: string;
  code?: string;
  from?: string;
  cookie?: string;
}

async function login({ username = 'direccion@demo.ar', type = 'admin', password = demoPassword, ...tried }: Try) {
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/auth/${type}/login`,
    payload: { username, password, ...(tried.code && { code: tried.code }) },
    headers: {
      ...(tried.from && { 'x-forwarded-for': tried.from }),
      ...(tried.cookie && { cookie: tried.cookie }),
    },
  });
  const cookie = response.headers['set-cookie'];
  return { status: response.statusCode, token: response.json().data?.token as string, cookie: markIn(cookie) };
}
const markIn = (header: unknown) => (header ? String(header).split(';')[0]! : '');
const mailsOf = async (recipient: string, subject: string) => {
  const { rows } = await api.connection.pool.query('select id from outbox_mail where recipient = $1 and subject = $2', [
    recipient,
    subject,
  ]);
  return rows.length;
};

/** Enables the second factor and returns the app that generates its codes; the first code is used up. */
async function turnOn(username: string, type: 'admin' | 'manager') {
  const caller = await api.as(username, type);
  const { body } = await caller.post('/auth/second_factor', { password: demoPassword });
  const codeOf = codeApp(body.data.secret);
  const confirmed = await caller.post('/auth/second_factor/confirm', { code: await codeOf(-1) });
  expect(confirmed.status).toBe(200);
  return { codeOf, recovery: confirmed.body.data.recovery_codes as string[] };
}

describe('an attacker with the password but without the code', () => {
  let factor: Awaited<ReturnType<typeof turnOn>>;
  let mark: string;
  beforeAll(async () => {
    factor = await turnOn('direccion@demo.ar', 'admin');
    mark = (await login({ code: await factor.codeOf(0) })).cookie;
    expect(mark).not.toBe('');
  });

  test.each([
    ['a stranger', () => ({ from: '190.20.0.1' })],
    ['a device that signed in before', () => ({ from: '190.20.0.2', cookie: mark })],
  ])('%s gets ten codes per quarter of an hour, whatever other calls are made', async (_who, place) => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 25; guess++) {
      statuses.push((await login({ ...place(), code: `0000${10 + guess}` })).status);
      await login(place());
    }
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses.at(-1)).toBe(429);
  });

  test('gains nothing with another address or concurrent calls; the owner is notified once', async () => {
    const before = await mailsOf('direccion@demo.ar', 'Demasiados códigos incorrectos');
    const statuses: number[] = [];
    for (let round = 0; round < 4; round++) {
      const tries = Array.from({ length: 5 }, (_, n) => login({ code: `11110${n}`, from: `190.21.${round}.${n}` }));
      statuses.push(...(await Promise.all(tries)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await mailsOf('direccion@demo.ar', 'Demasiados códigos incorrectos')) - before).toBe(1);
  });

  test('shares one counter between login and profile, and a password set by mail does not reset it', async () => {
    const session = await login({ code: factor.recovery[0] });
    for (let guess = 0; guess < 10; guess++) await login({ code: `22220${guess}`, from: `190.22.0.${guess}` });
    await api.nobody.post('/auth/password/forgot', { username: 'direccion@demo.ar' });
    const { rows } = await api.connection.pool.query(
      "select notes from outbox_mail where recipient = 'direccion@demo.ar' and notes::text like '%token=%' order by id desc limit 1",
    );
    const disable = () =>
      callerOf(api.app, session.token).post('/auth/second_factor/disable', { code: factor.recovery[1] });
    expect((await disable()).status).toBe(429);
    const token = rows[0].notes[0].action.path.split('token=')[1] as string;
    expect((await api.nobody.post('/auth/password/reset', { token, password: newPassword })).status).toBe(200);
    expect((await login({ password: newPassword, code: factor.recovery[1], from: '190.22.1.1' })).status).toBe(429);
  });

  test('a sign-in with both factors resets the counter; nothing else does', async () => {
    const wrong = async (count: number) => {
      for (let guess = 0; guess < count; guess++)
        await login({ password: newPassword, code: `33330${guess}`, from: `190.23.0.${guess}` });
    };
    await wrong(9);
    expect((await login({ password: newPassword, code: factor.recovery[2], from: '190.23.1.1' })).status).toBe(200);
    await wrong(9);
    await login({ password: newPassword, from: '190.23.1.1' });
    expect((await login({ password: newPassword, code: '999999', from: '190.23.1.1' })).status).toBe(401);
    expect((await login({ password: newPassword, code: factor.recovery[3], from: '190.23.1.1' })).status).toBe(429);
  });
});

test('the first code of a new factor counts like any other', async () => {
  const admin = await api.as('admin@demo.ar');
  await admin.post('/auth/second_factor', { password: demoPassword });
  const confirm = () => admin.post('/auth/second_factor/confirm', { code: '000000' });
  const answers = [];
  for (let guess = 0; guess < 11; guess++) answers.push((await confirm()).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
});

describe('a known device becomes unknown', () => {
  const username = 'hugo.ferrari@correo.ar';
  const device = { username, type: 'client' };

  /** Whether a device cookie still has its own counter when strangers have used up the address's. */
  async function isKnown(cookie: string, { password = demoPassword, ...who }: Try, from: string): Promise<boolean> {
    for (let guess = 0; guess < 11; guess++) await login({ ...who, password: 'adivinanza', from });
    return (await login({ ...who, password, from, cookie })).status === 200;
  }

  test('after its owner ends all other sessions, except the current device', async () => {
    const [there, here] = [await login(device), await login(device)];
    expect(await isKnown(there.cookie, device, '190.30.0.1')).toBe(true);
    await confirmed(callerOf(api.app, here.token));
    const ended = await api.app.inject({
      method: 'DELETE',
      url: '/api/auth/session',
      headers: { authorization: `Bearer ${here.token}` },
    });
    expect(ended.statusCode).toBe(200);
    expect(await isKnown(there.cookie, device, '190.30.0.2')).toBe(false);
    expect(await isKnown(markIn(ended.headers['set-cookie']), device, '190.30.0.3')).toBe(true);
  });

  test('after a new password, except the device that set it', async () => {
    const [there, here] = [await login(device), await login(device)];
    const changed = await api.app.inject({
      method: 'PUT',
      url: '/api/logic/profile',
      headers: { authorization: `Bearer ${here.token}` },
      payload: { current_password: demoPassword, new_password: newPassword },
    });
    expect(changed.statusCode).toBe(200);
    const now = { ...device, password: newPassword };
    expect(await isKnown(there.cookie, now, '190.31.0.1')).toBe(false);
    expect(await isKnown(markIn(changed.headers['set-cookie']), now, '190.31.0.2')).toBe(true);
  });

  test('after its account is deactivated, even if it is reactivated', async () => {
    const admin = await api.as('admin@demo.ar');
    const now = { ...device, password: newPassword };
    const there = await login(now);
    const { rows } = await api.connection.pool.query('select id from account where username = $1', [username]);
    expect((await admin.delete(`/logic/client/${rows[0].id}`)).status).toBe(200);
    expect((await admin.post(`/logic/client/${rows[0].id}/reactivate`, {})).status).toBe(200);
    expect(await isKnown(there.cookie, now, '190.32.0.1')).toBe(false);
  });

  test('after a second factor is enabled, and after it is disabled', async () => {
    const manager = { username: 'manager@demo.ar', type: 'manager' };
    const before = await login(manager);
    const { recovery } = await turnOn('manager@demo.ar', 'manager');
    const isLetIn = (cookie: string, from: string, code?: string) => isKnown(cookie, { ...manager, code }, from);
    expect(await isLetIn(before.cookie, '190.33.0.1', recovery[0])).toBe(false);
    const within = await login({ ...manager, code: recovery[1] });
    expect(await isLetIn(within.cookie, '190.33.0.2', recovery[2])).toBe(true);
    const session = callerOf(api.app, within.token);
    expect((await session.post('/auth/second_factor/disable', { code: recovery[3] })).status).toBe(200);
    expect(await isLetIn(within.cookie, '190.33.0.3')).toBe(false);
  });
});
