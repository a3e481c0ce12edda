/** How a new account gets its password: by an invitation. A password typed by another person expires after a week. */
import { demoPassword } from '../../src/server/database/seed/accounts';
import { newPassword, startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
let manager: Caller;
beforeAll(async () => {
  api = await startTestApp('demo', { PUBLIC_URL: 'https://posventa.ejemplo.ar' });
  admin = await api.as('admin@demo.ar');
  manager = await api.as('manager@demo.ar');
});
afterAll(() => api.close());

const person = { name: 'Ana', last_name: 'Paz', phone_number: '3415550000' };
const kinds = {
  client: { path: '/logic/client', detail: '/logic/client', body: { ...person, document: '40999777' } },
  manager: { path: '/logic/manager', detail: '/model/manager', body: person },
  consortium: { path: '/model/consortiumRoutes', detail: '/model/consortiumRoutes', body: { name: 'Paz' } },
  admin: { path: '/logic/profile/admin', detail: '', body: person },
};
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

/**
 * Another test may have used the demo's only project without a consortium, so each consortium of the tests gets a new
 * one.
 */
async function create(kind: Kind, username: string, more: object = {}, caller = admin) {
  const { path, body } = kinds[kind];
  const project = { name: `Casa ${username}`, description: 'De las pruebas.', address: 'Mitre 1' };
  const project_id = kind === 'consortium' && (await admin.post('/model/project', project)).body.data.id;
  const { status, body: answer } = await caller.post(path, {
    username,
    ...body,
    ...(project_id && { project_id }),
    ...(kind === 'client' && { document: String(41_000_000 + made++) }),
    ...more,
  });
  expect([status, answer.message]).toEqual([201, undefined]);
  return answer.data as { id?: number; client_id?: number; has_chosen_password: boolean; invitation_link?: string };
}
let made = 0;
const mailsTo = async (recipient: string) =>
  (
    await api.connection.pool.query<{ subject: string; notes: { action: { path: string } }[] }>(
      'select subject, notes from outbox_mail where recipient = $1 order by id',
      [recipient],
    )
  ).rows;
const login = (type: Kind, username: string, password: string) =>
  api.nobody.post(`/auth/${type}/login`, { username, password });

describe.each(names)('a new %s without a password', (kind) => {
  const username = `nueva.${kind}@correo.ar`;

  test('is invited by mail; without a mail server the response contains the link, once', async () => {
    const created = await create(kind, username);
    expect(created.has_chosen_password).toBe(false);
    const [mail] = await mailsTo(username);
    expect(mail?.subject).toBe('Te invitamos al portal de posventa');
    expect(created.invitation_link).toBe(`https://posventa.ejemplo.ar${mail!.notes[0]!.action.path}`);
    const { detail } = kinds[kind];
    if (detail) {
      const { body } = await admin.get(`${detail}/${created.client_id ?? created.id}`);
      expect([body.data.has_chosen_password, body.data.invitation_link]).toEqual([false, undefined]);
    }
    const token = created.invitation_link!.split('token=')[1];
    expect((await api.nobody.post('/auth/password/reset', { token, password: newPassword })).status).toBe(200);
    expect((await login(kind, username, newPassword)).status).toBe(200);
    // The used invitation is not sent later, and the owner's first password triggers no warning mail.
    expect(await mailsTo(username)).toEqual([]);
  });

  test('with a password in the call keeps it for seven days, and its owner is told where to choose another', async () => {
    const second = `con.clave.${kind}@correo.ar`;
    const created = await create(kind, second, { password: newPassword });
    expect([created.has_chosen_password, created.invitation_link]).toEqual([false, undefined]);
    expect((await login(kind, second, newPassword)).status).toBe(200);
    const pass = (days: number) =>
      api.connection.pool.query(
        'update account set password_expires_at = password_expires_at - make_interval(days => $2) where username = $1',
        [second, days],
      );
    await pass(6);
    expect((await login(kind, second, newPassword)).status).toBe(200);
    await pass(1);
    const ended = await login(kind, second, newPassword);
    expect([ended.status, ended.body.message]).toEqual([
      401,
      'La contraseña inicial que te dieron venció: valía 7 días. Elegí la tuya desde «Olvidé mi contraseña».',
    ]);
    expect((await login(kind, second, 'otra cosa')).body.message).toBe('Error al iniciar sesión');
  });
});

test('a password that the owner chooses in the profile, or by a link, does not expire', async () => {
  await create('client', 'propia@correo.ar', { password: newPassword });
  const client = await api.as('propia@correo.ar', 'client', newPassword);
  const own = { current_password: newPassword, new_password: 'elegida-por-mi' };
  expect((await client.put('/logic/profile', own)).status).toBe(200);
  const { rows } = await api.connection.pool.query(
    "select password_expires_at from account where username = 'propia@correo.ar'",
  );
  expect(rows).toEqual([{ password_expires_at: null }]);
  const warnings = async () =>
    (await mailsTo('propia@correo.ar')).filter(({ subject }) => subject === 'Cambió tu contraseña').length;
  expect(await warnings()).toBe(0);
  const next = { current_password: own.new_password, new_password: 'elegida-otra-vez' };
  expect((await client.put('/logic/profile', next)).status).toBe(200);
  expect(await warnings()).toBe(1);
});

test('a password that staff set for a consortium expires after seven days as well', async () => {
  const { id } = await create('consortium', 'cambia@correo.ar');
  const edit = { username: 'cambia@correo.ar', name: 'Paz', project_id: null, password: newPassword };
  const { body } = await admin.put(`/model/consortiumRoutes/${id}`, edit);
  expect(body.data.has_chosen_password).toBe(false);
  expect((await login('consortium', 'cambia@correo.ar', newPassword)).status).toBe(200);
});

describe('an invitation', () => {
  test('can be sent again to an owner without a chosen password, by users who manage such accounts', async () => {
    const { client_id: id } = await create('client', 'otra.vez@correo.ar');
    const { body } = await manager.post(`/logic/account/${id}/invitation`);
    expect(body.data.username).toBe('otra.vez@correo.ar');
    const mails = await mailsTo('otra.vez@correo.ar');
    expect(mails).toHaveLength(2);
    expect(body.data.invitation_link).toBe(`https://posventa.ejemplo.ar${mails[1]!.notes[0]!.action.path}`);
  });

  test('is refused if the owner has chosen a password, or for accounts that a supervisor does not manage', async () => {
    const { rows } = await api.connection.pool.query("select id from account where username = 'cliente@demo.ar'");
    const refused = await admin.post(`/logic/account/${rows[0].id}/invitation`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Ya eligió su contraseña. Si no la recuerda, la recupera desde «Olvidé mi contraseña».',
    ]);
    const { id } = await create('manager', 'ajeno@correo.ar');
    expect((await manager.post(`/logic/account/${id}/invitation`)).status).toBe(404);
    expect((await admin.post('/logic/account/2147483000/invitation')).status).toBe(404);
  });
});

test('with a mail server only its owner gets the link', async () => {
  const mailing = await startTestApp('demo', { SMTP_URL: 'smtp://127.0.0.1:1' });
  try {
    const staff = await mailing.as('admin@demo.ar', 'admin', demoPassword);
    const { body } = await staff.post('/logic/manager', { username: 'nadie.mas@correo.ar', ...person });
    expect([body.data.has_chosen_password, body.data.invitation_link]).toEqual([false, undefined]);
    const again = await staff.post(`/logic/account/${body.data.id}/invitation`);
    expect(again.body.data).toEqual({ username: 'nadie.mas@correo.ar', invitation_link: null });
  } finally {
    await mailing.close();
  }
});
