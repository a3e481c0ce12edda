import { demoPassword } from '../../src/server/database/seed/accounts';
import { confirmed, newPassword, startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const subjectsTo = async (recipient: string) =>
  (
    await api.connection.pool.query<{ subject: string }>(
      'select subject from outbox_mail where recipient = $1 order by id',
      [recipient],
    )
  ).rows.map(({ subject }) => subject);
const lastToken = async (recipient: string) => {
  const { rows } = await api.connection.pool.query(
    "select notes from outbox_mail where recipient = $1 and notes::text like '%token=%' order by id desc limit 1",
    [recipient],
  );
  return rows[0].notes[0].action.path.split('token=')[1] as string;
};

describe("a user's sessions", () => {
  test('are listed with device and address, the current one marked, and ended one by one or all but the current one', async () => {
    const here = await confirmed(await api.as('cliente@demo.ar'));
    const there = await confirmed(await api.as('cliente@demo.ar'));
    await api.as('cliente@demo.ar');
    const list = (await here.get('/auth/session')).body.data as { id: number; is_current: boolean }[];
    expect(list).toHaveLength(3);
    expect(list.filter(({ is_current: isCurrent }) => isCurrent)).toHaveLength(1);
    expect(list[0]).toMatchObject({ user_agent: 'lightMyRequest', address: '127.0.0.1' });
    const current = (await there.get('/auth/session')).body.data.find(
      ({ is_current: isCurrent }: { is_current: boolean }) => isCurrent,
    );
    expect((await here.delete(`/auth/session/${current.id}`)).status).toBe(200);
    expect((await there.get('/auth/info')).status).toBe(401);
    expect((await here.delete('/auth/session')).status).toBe(200);
    expect((await here.get('/auth/session')).body.data).toHaveLength(1);
  });

  test('can be listed and ended for ten minutes after the password was confirmed in that session', async () => {
    const [here, there] = [await api.as('cliente@demo.ar'), await api.as('cliente@demo.ar')];
    const calls = (caller: Caller) => [
      () => caller.get('/auth/session'),
      () => caller.delete('/auth/session/2147483000'),
      () => caller.delete('/auth/session'),
    ];
    const refusals = async (caller: Caller) => {
      const answers = [];
      for (const call of calls(caller)) answers.push(await call());
      return answers.filter(({ status, body }) => status === 403 && body.errors[0].field === 'password').length;
    };
    expect(await refusals(here)).toBe(3);
    const wrong = await here.post('/auth/session/confirm', { password: 'otra cosa' });
    expect([wrong.status, wrong.body.errors[0].message]).toEqual([422, 'La contraseña actual no es correcta.']);
    expect(await refusals(here)).toBe(3);
    await confirmed(here);
    expect([(await here.get('/auth/session')).status, await refusals(there)]).toEqual([200, 3]);
    await api.connection.pool.query("update session set confirmed_at = confirmed_at - interval '10 minutes'");
    expect(await refusals(here)).toBe(3);
  });

  test('do not allow guessing the password when it is requested again', async () => {
    const client = await api.as('hugo.ferrari@correo.ar');
    const statuses = [];
    for (let guess = 0; guess < 11; guess++)
      statuses.push((await client.post('/auth/session/confirm', { password: `adivinanza ${guess}` })).status);
    expect(statuses.slice(9)).toEqual([422, 429]);
    await api.connection.pool.query('delete from rate_limit');
  });

  test('of another user cannot be ended', async () => {
    const client = await confirmed(await api.as('cliente@demo.ar'));
    const other = await confirmed(await api.as('inquilino@demo.ar'));
    const [{ id }] = (await other.get('/auth/session')).body.data;
    expect((await client.delete(`/auth/session/${id}`)).status).toBe(404);
    expect((await other.get('/auth/info')).status).toBe(200);
  });

  test('end after ninety days, however much they are used', async () => {
    const client = await api.as('cliente@demo.ar');
    await api.connection.pool.query(
      "update session set created_at = now() - interval '89 days', last_seen_at = now() - interval '1 hour'",
    );
    expect((await client.get('/auth/info')).status).toBe(200);
    const { rows } = await api.connection.pool.query(
      "select expires_at < now() + interval '25 hours' as ends_soon from session order by expires_at limit 1",
    );
    expect(rows[0].ends_soon).toBe(true);
  });
});

describe('a corrected e-mail', () => {
  test('ends sessions and links, and both addresses are notified', async () => {
    const admin = await api.as('admin@demo.ar');
    const client = await api.as('valeria.pinto@correo.ar');
    await api.nobody.post('/auth/password/forgot', { username: 'valeria.pinto@correo.ar' });
    const token = await lastToken('valeria.pinto@correo.ar');
    const [{ client_id: id, name, last_name, document, phone_number }] = (
      await admin.get('/logic/client?page=1&q=valeria.pinto')
    ).body.data;
    const edit = { username: 'valeria@correo.ar', name, last_name, document, phone_number };
    expect((await admin.put(`/logic/client/${id}`, edit)).status).toBe(200);
    expect((await client.get('/auth/info')).status).toBe(401);
    expect((await api.nobody.post('/auth/password/reset', { token, password: newPassword })).status).toBe(422);
    expect(await subjectsTo('valeria.pinto@correo.ar')).toContain('Cambió el email de tu cuenta');
    expect(await subjectsTo('valeria@correo.ar')).toEqual(['Cambió el email de tu cuenta']);
    expect((await api.as('valeria@correo.ar')).token).toBeTruthy();
  });

  test('of an invited user sends the invitation to the new one', async () => {
    const admin = await api.as('admin@demo.ar');
    const { rows } = await api.connection.pool.query(
      "insert into account (type, username, name, last_name) values ('client', 'mal@correo.ar', 'Ana', 'Paz') returning id",
    );
    const edit = { username: 'bien@correo.ar', name: 'Ana', last_name: 'Paz', document: null, phone_number: null };
    expect((await admin.put(`/logic/client/${rows[0].id}`, edit)).status).toBe(200);
    const token = await lastToken('bien@correo.ar');
    expect((await api.nobody.post('/auth/password/reset', { token, password: newPassword })).status).toBe(200);
  });

  test('any other edit ends no session', async () => {
    const admin = await api.as('admin@demo.ar');
    const client = await api.as('hugo.ferrari@correo.ar');
    const [{ client_id: id, username, last_name, document, phone_number }] = (
      await admin.get('/logic/client?page=1&q=hugo.ferrari')
    ).body.data;
    const edit = { username: username.toUpperCase(), name: 'Hugo', last_name, document, phone_number };
    expect((await admin.put(`/logic/client/${id}`, edit)).status).toBe(200);
    expect((await client.get('/auth/info')).status).toBe(200);
  });
});

test('a changed password is notified by mail', async () => {
  const client = await api.as('inquilino@demo.ar');
  await client.put('/logic/profile', { current_password: demoPassword, new_password: newPassword });
  expect(await subjectsTo('inquilino@demo.ar')).toContain('Cambió tu contraseña');
});

test.each([
  '1234567890',
  'contraseña',
  'Qwertyuiop',
  'aaaaaaaaaaaa',
  'posventa2025',
  'nueva@correo.ar',
  'Carolina2026!',
])('the password %s is refused wherever one is chosen', async (password) => {
  const message = 'Elegí una contraseña menos fácil de adivinar: que no sea una palabra común, una serie ni tu email.';
  const admin = await api.as('admin@demo.ar');
  const person = { username: 'nueva@correo.ar', name: 'A', last_name: 'B', phone_number: '3415550000' };
  const created = await admin.post('/logic/client', { ...person, document: '40999888', password });
  expect([created.status, created.body.message]).toEqual([422, message]);
  expect((await admin.post('/logic/manager', { ...person, password })).body.message).toBe(message);
  const consortium = { username: 'nueva@correo.ar', name: 'C', project_id: 4, password };
  expect((await admin.post('/model/consortiumRoutes', consortium)).body.message).toBe(message);
  if (password.includes('@')) return;
  const own = await admin.put('/logic/profile', { current_password: demoPassword, new_password: password });
  expect(own.body.errors).toEqual([{ field: 'new_password', message }]);
});
