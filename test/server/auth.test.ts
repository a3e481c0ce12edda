import { demoPassword } from '../../src/server/database/seed/accounts';
import { callerOf, startTestApp, type TestApp } from './support/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const login = (username: string, password: string, type = 'client') =>
  api.nobody.post(`/auth/${type}/login`, { username, password });

describe('signing in', () => {
  test('returns a token and the user', async () => {
    const { status, body } = await login('cliente@demo.ar', demoPassword);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: { user: { type: 'client', username: 'cliente@demo.ar', properties_count: 3, project: null } },
    });
    expect(body.data.token).toHaveLength(43);
  });

  test('accepts the e-mail in upper or lower case', async () => {
    expect((await login(' CLIENTE@Demo.ar ', demoPassword)).status).toBe(200);
  });

  test.each([
    ['a wrong password', 'cliente@demo.ar', 'otra', 'client'],
    ['an unknown account', 'nadie@demo.ar', demoPassword, 'client'],
    ['another type of user', 'cliente@demo.ar', demoPassword, 'admin'],
  ])('refuses %s with the same message', async (_, username, password, type) => {
    const { status, body } = await login(username, password, type);
    expect(status).toBe(401);
    expect(body).toEqual({ success: false, message: 'Error al iniciar sesión' });
  });

  test('refuses unknown fields and malformed JSON', async () => {
    const unknown = await api.nobody.post('/auth/client/login', { username: 'a@b.ar', password: 'x', remember: true });
    expect(unknown.status).toBe(400);
    expect(unknown.body.errors).toEqual([{ field: 'remember', message: 'Este campo no existe.' }]);
    const broken = await api.app.inject({
      method: 'POST',
      url: '/api/auth/client/login',
      payload: '{"username":',
      headers: { 'content-type': 'application/json' },
    });
    expect(broken.statusCode).toBe(400);
    expect(broken.json().message).toBe('El cuerpo de la solicitud no es un JSON válido.');
  });

  test('is limited per account, whatever the password, and returns the time to wait', async () => {
    const attempts = await Promise.all(Array.from({ length: 12 }, () => login('hugo.ferrari@correo.ar', 'adivinanza')));
    expect(attempts.filter(({ status }) => status === 401)).toHaveLength(10);
    const blocked = await login('hugo.ferrari@correo.ar', demoPassword);
    expect(blocked.status).toBe(429);
    expect(blocked.body.message).toMatch(/Demasiados intentos/);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login('valeria.pinto@correo.ar', demoPassword)).status).toBe(200);
  });
});

describe('a session', () => {
  test('is identified by the bearer token or, without it, by the `user` header', async () => {
    const { token } = await api.as('admin@demo.ar');
    const response = await api.app.inject({ url: '/api/auth/info', headers: { user: token } });
    expect(response.json().data.user).toMatchObject({ username: 'admin@demo.ar', can_manage_email_settings: true });
  });

  test('ends with the logout, whose body may be empty', async () => {
    const client = await api.as('cliente@demo.ar');
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    });
    expect(response.json()).toEqual({ success: true, data: null });
    expect((await client.get('/auth/info')).status).toBe(401);
  });

  test('expires', async () => {
    const client = await api.as('cliente@demo.ar');
    await api.connection.pool.query("update session set expires_at = now() - interval '1 second'");
    expect((await client.get('/auth/info')).status).toBe(401);
  });

  test('is stored only as a hash', async () => {
    const { token } = await api.as('cliente@demo.ar');
    const { rows } = await api.connection.pool.query('select * from session');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is refused with a made-up token', async () => {
    const { status, body, headers } = await callerOf(api.app, 'x'.repeat(43)).get('/auth/info');
    expect(status).toBe(401);
    expect(headers['www-authenticate']).toBe('Bearer');
    expect(body).toEqual({ success: false, message: 'Tu sesión terminó. Iniciá sesión de nuevo.' });
  });
});
