import { callerOf, startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let client: Caller;

beforeAll(async () => {
  api = await startTestApp();
  client = await api.as('cliente@demo.ar');
});
afterAll(() => api.close());

describe("the user's own profile", () => {
  test('is edited field by field', async () => {
    const { status, body } = await client.put('/logic/profile', { phone_number: '341-555 0000', address: null });
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({ name: 'Laura', phone_number: '3415550000', address: null, version: 2 });
  });

  test('does not reveal who has a DNI, and a DNI of another user stays theirs', async () => {
    const { status, body } = await client.put('/logic/profile', { document: '38914207' });
    expect([status, body.data.user.document]).toEqual([200, '38914207']);
    const admin = await api.as('admin@demo.ar');
    const [other] = (await admin.get('/logic/client?page=1&q=valeria')).body.data;
    const { client_id: id, username, name, last_name, phone_number } = other;
    const edit = { username, name, last_name, document: '38914207', phone_number };
    expect((await admin.put(`/logic/client/${id}`, edit)).status).toBe(409);
    expect((await client.put('/logic/profile', { document: '27845120' })).status).toBe(200);
  });

  test('has a DNI that identifies nobody, also after staff changed another field', async () => {
    const admin = await api.as('admin@demo.ar');
    const own = await api.as('valeria.pinto@correo.ar');
    // The DNI of another client.
    expect((await own.put('/logic/profile', { document: '38914207' })).status).toBe(200);
    const [row] = (await admin.get('/logic/client?page=1&q=valeria.pinto')).body.data;
    const { client_id: id, username, name, last_name, document } = row;
    const sent = { username, name, last_name, document, phone_number: '3415550099' };
    const edit = (fields: Record<string, unknown>) => admin.put(`/logic/client/${id}`, { ...sent, ...fields });
    expect((await edit({})).body).toMatchObject({ data: { document: '38914207', phone_number: '3415550099' } });
    // Another client can still get the DNI from staff, because it is nobody's.
    expect((await own.put('/logic/profile', { document: '20999111' })).status).toBe(200);
    expect((await edit({ document: '20999111' })).status).toBe(200);
    const person = { ...sent, username: 'otra.valeria@correo.ar', document: '20999111' };
    expect((await admin.post('/logic/client', person)).status).toBe(201);
    // A DNI that staff enter identifies its client.
    expect((await edit({ document: '20999222' })).status).toBe(200);
    const taken = { ...person, username: 'mas.valeria@correo.ar', document: '20999222' };
    expect((await admin.post('/logic/client', taken)).body.errors).toMatchObject([{ field: 'document' }]);
  });

  test('refuses violated rules and an outdated version', async () => {
    expect((await client.put('/logic/profile', { name: '' })).status).toBe(422);
    expect((await client.put('/logic/profile', { phone_number: '12' })).status).toBe(422);
    expect((await client.put('/logic/profile', { name: 'Laura', version: 1 })).status).toBe(409);
    expect((await client.put('/logic/profile', { type: 'admin' })).status).toBe(400);
  });

  test('requires the current password for a new one, and ends the other sessions', async () => {
    const other = await api.as('cliente@demo.ar');
    const change = (current: string, next: string) =>
      client.put('/logic/profile', { current_password: current, new_password: next });
    expect((await change('otra', 'una clave nueva')).body.errors).toEqual([
      { field: 'current_password', message: 'La contraseña actual no es correcta.' },
    ]);
    expect((await change('posventa2025', 'corta')).body.errors[0].field).toBe('new_password');
    expect((await change('posventa2025', 'una clave nueva')).status).toBe(200);
    expect((await client.get('/auth/info')).status).toBe(200);
    expect((await other.get('/auth/info')).status).toBe(401);
    expect(
      (await api.nobody.post('/auth/client/login', { username: 'cliente@demo.ar', password: 'una clave nueva' }))
        .status,
    ).toBe(200);
  });
});

describe('password recovery', () => {
  const forgot = (username: string) => api.nobody.post('/auth/password/forgot', { username });
  const reset = (token: string, password = 'otra clave nueva') =>
    api.nobody.post('/auth/password/reset', { token, password });
  const tokenFor = async (username: string) => {
    const { rows } = await api.connection.pool.query(
      'select notes from outbox_mail where recipient = $1 order by id desc limit 1',
      [username],
    );
    return rows[0].notes[0].action.path.split('token=')[1] as string;
  };

  test('does not reveal whether an account exists', async () => {
    const [known, unknown] = [await forgot('inquilino@demo.ar'), await forgot('nadie@demo.ar')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const { rows } = await api.connection.pool.query(
      "select count(*)::int as n from outbox_mail where recipient = 'nadie@demo.ar'",
    );
    expect(rows[0].n).toBe(0);
  });

  test('sets a password once and signs in; older sessions and links end', async () => {
    const session = await api.as('inquilino@demo.ar');
    const first = await tokenFor('inquilino@demo.ar');
    await forgot('inquilino@demo.ar');
    const second = await tokenFor('inquilino@demo.ar');
    expect((await reset(second, 'corta')).status).toBe(422);
    const { body } = await reset(second);
    expect(body.data.user).toMatchObject({ username: 'inquilino@demo.ar', type: 'client' });
    expect((await callerOf(api.app, body.data.token).get('/auth/info')).status).toBe(200);
    expect((await reset(second)).status).toBe(422);
    expect((await reset(first)).body.errors[0].field).toBe('token');
    expect((await session.get('/auth/info')).status).toBe(401);
    expect(
      (await api.nobody.post('/auth/client/login', { username: 'inquilino@demo.ar', password: 'otra clave nueva' }))
        .status,
    ).toBe(200);
  });

  test('accepts a link once even if two use it at once, and not after an hour', async () => {
    await forgot('hugo.ferrari@correo.ar');
    const token = await tokenFor('hugo.ferrari@correo.ar');
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    await forgot('hugo.ferrari@correo.ar');
    await api.connection.pool.query("update password_token set expires_at = now() - interval '1 second'");
    expect((await reset(await tokenFor('hugo.ferrari@correo.ar'))).status).toBe(422);
  });

  test('can check a link without using it, any number of times', async () => {
    const check = (token: string) => api.nobody.post('/auth/password/check', { token });
    await forgot('nadia.peralta@correo.ar');
    const token = await tokenFor('nadia.peralta@correo.ar');
    for (let times = 0; times < 12; times++) expect((await check(token)).body).toEqual({ success: true, data: null });
    expect((await reset(token)).status).toBe(200);
    const { status, body } = await check(token);
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe('token');
    expect((await check('x'.repeat(43))).body).toEqual(body);
  });

  test('does not allow guessing tokens, neither by checking nor by setting', async () => {
    const guess = (index: number) =>
      index % 2 === 0
        ? api.nobody.post('/auth/password/check', { token: `guess-${index}` })
        : reset(`guess-${index}`, 'una clave adivinada');
    const answers = await Promise.all(Array.from({ length: 110 }, (_, index) => guess(index)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
  });

  test('is limited', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => forgot('valeria.pinto@correo.ar')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});
