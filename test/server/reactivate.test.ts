import { newPassword, startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  api = await startTestApp();
  admin = await api.as('admin@demo.ar');
  manager = await api.as('manager@demo.ar');
});
afterAll(() => api.close());

let serial = 0;
const person = (overrides: Record<string, unknown> = {}) => ({
  username: `persona${++serial}@correo.ar`,
  password: newPassword,
  name: 'Nora',
  last_name: 'Ibáñez',
  document: `29${String(serial).padStart(6, '0')}`,
  phone_number: '3415550000',
  ...overrides,
});
const supervisor = (overrides: Record<string, unknown> = {}) => {
  const { document: _, ...rest } = person(overrides) as Record<string, unknown>;
  return rest;
};
/** A client that was created and deactivated. */
const formerClient = async (overrides: Record<string, unknown> = {}) => {
  const body = person(overrides);
  const { client_id: id } = (await admin.post('/logic/client', body)).body.data;
  await admin.delete(`/logic/client/${id}`);
  return { ...body, id };
};
const mailsTo = async (recipient: string) =>
  (await api.connection.pool.query('select subject from outbox_mail where recipient = $1 order by id', [recipient]))
    .rows;

describe('reactivating an account', () => {
  test('lets a client sign in again and mails a link to choose a password; its units stay free', async () => {
    const { client_id: id } = (await admin.get('/logic/client?page=1&q=hugo.ferrari@correo.ar')).body.data[0];
    await admin.delete(`/logic/client/${id}`);
    await expect(api.as('hugo.ferrari@correo.ar')).rejects.toThrow('401');
    const { status, body } = await manager.post(`/logic/client/${id}/reactivate`, {});
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ active: true, property_list: [] });
    expect((await (await api.as('hugo.ferrari@correo.ar')).get('/auth/info')).status).toBe(200);
    expect(await mailsTo('hugo.ferrari@correo.ar')).toContainEqual({
      subject: 'Tu cuenta de posventa vuelve a estar activa',
    });
  });

  test('refuses an active account, an unknown one and an invalid e-mail', async () => {
    const { id } = await formerClient();
    expect((await admin.post(`/logic/client/${id}/reactivate`, { username: 'malo' })).body.errors).toEqual([
      { field: 'username', message: 'El email ingresado es inválido' },
    ]);
    expect((await admin.post(`/logic/client/${id}/reactivate`, {})).status).toBe(200);
    const again = await admin.post(`/logic/client/${id}/reactivate`, {});
    expect([again.status, again.body.message]).toEqual([409, 'La cuenta ya está activa.']);
    expect((await admin.post('/logic/client/999999/reactivate', {})).status).toBe(404);
    // A client's id does not reactivate a supervisor.
    expect((await admin.post(`/logic/manager/${id}/reactivate`, {})).status).toBe(404);
  });

  test('accepts a different e-mail if the old one is no longer valid, and notifies the old address', async () => {
    const { id, username } = await formerClient();
    const { body } = await admin.post(`/logic/client/${id}/reactivate`, { username: 'Nora.Nueva@correo.ar' });
    expect(body.data.username).toBe('nora.nueva@correo.ar');
    expect(await mailsTo(username)).toContainEqual({ subject: 'Cambió el email de tu cuenta' });
    expect((await mailsTo('nora.nueva@correo.ar')).at(-1)).toEqual({
      subject: 'Tu cuenta de posventa vuelve a estar activa',
    });
  });

  test('works for supervisors and consortiums, who start without projects, and only for an admin', async () => {
    const { id } = (await admin.post('/logic/manager', { ...supervisor(), project_ids: [1] })).body.data;
    await admin.delete(`/logic/manager/${id}`);
    expect((await manager.post(`/logic/manager/${id}/reactivate`, {})).status).toBe(403);
    expect((await admin.post(`/logic/manager/${id}/reactivate`, {})).body.data).toMatchObject({
      active: true,
      projects: [],
    });
    const consortium = (await admin.get('/model/consortiumRoutes?page=1&q=vidal')).body.data[0];
    await admin.delete(`/model/consortiumRoutes/${consortium.id}`);
    expect((await manager.post(`/model/consortiumRoutes/${consortium.id}/reactivate`, {})).status).toBe(403);
    const back = await admin.post(`/model/consortiumRoutes/${consortium.id}/reactivate`, {});
    expect(back.body.data).toMatchObject({ active: true, project: null, projects: [] });
    expect((await (await api.as('administracion@demo.ar')).get('/logic/project_claim')).body.data).toEqual([]);
  });
});

describe('the e-mail of a deactivated account', () => {
  test('is not reused without confirmation, and the refusal names its account', async () => {
    const former = await formerClient();
    const { status, body } = await manager.post('/logic/client', person({ username: former.username.toUpperCase() }));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      message: 'Ese email es de la cuenta desactivada de Nora Ibáñez (cliente).',
      errors: [{ field: 'username' }],
      former: { id: former.id, type: 'client', name: 'Nora Ibáñez', field: 'username', can_reactivate: true },
    });
    const other = await admin.post('/logic/manager', supervisor({ username: former.username }));
    expect(other.body.former).toMatchObject({ id: former.id, type: 'client', can_reactivate: true });
    const { rows } = await api.connection.pool.query('select 1 from account where username = $1', [former.username]);
    expect(rows).toHaveLength(1);
  });

  test('goes to the new account after confirmation; then the old account needs another e-mail', async () => {
    const former = await formerClient();
    const body = { ...supervisor({ username: former.username }), takes_over: true };
    expect((await admin.post('/logic/manager', body)).status).toBe(201);
    expect((await api.as(former.username, 'manager', newPassword)).token).toBeTruthy();
    await expect(api.as(former.username, 'client', newPassword)).rejects.toThrow('401');
    const refused = await admin.post(`/logic/client/${former.id}/reactivate`, {});
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      [{ field: 'username', message: 'Otra cuenta usa ahora ese email: escribí otro.' }],
    ]);
    const mails = (await mailsTo(former.username)).length;
    const back = await admin.post(`/logic/client/${former.id}/reactivate`, { username: 'otra.nora@correo.ar' });
    expect(back.body.data).toMatchObject({ active: true, username: 'otra.nora@correo.ar' });
    // The old address now belongs to the supervisor, who is not concerned.
    expect(await mailsTo(former.username)).toHaveLength(mails);
  });

  test('is corrected without a mail to the new account that has taken it over', async () => {
    const former = await formerClient();
    expect((await admin.post('/logic/client', person({ username: former.username, takes_over: true }))).status).toBe(
      201,
    );
    const mails = (await mailsTo(former.username)).length;
    const { id, password: _, ...fields } = former;
    const edit = (username: string) => admin.put(`/logic/client/${id}`, { ...fields, username });
    expect((await edit('nora.corregida@correo.ar')).body.data.username).toBe('nora.corregida@correo.ar');
    expect(await mailsTo(former.username)).toHaveLength(mails);
    // This address is of no other account.
    expect((await edit('nora.final@correo.ar')).status).toBe(200);
    expect(await mailsTo('nora.corregida@correo.ar')).toEqual([{ subject: 'Cambió el email de tu cuenta' }]);
  });

  test('is refused if an active account has it, with or without confirmation', async () => {
    const { status, body } = await admin.post(
      '/logic/client',
      person({ username: 'cliente@demo.ar', takes_over: true }),
    );
    expect([status, body.message, body.former]).toEqual([409, 'Ya existe una cuenta con ese email.', undefined]);
  });

  test('does not reveal the name of a former supervisor to a supervisor', async () => {
    const { id, username } = (await admin.post('/logic/manager', supervisor())).body.data;
    await admin.delete(`/logic/manager/${id}`);
    const { body } = await manager.post('/logic/client', person({ username }));
    expect(body.message).toBe('Ese email es de una cuenta desactivada (supervisor).');
    expect(body.former).toMatchObject({ name: '', username: '', can_reactivate: false });
  });

  test('is not taken over by an edit', async () => {
    const former = await formerClient();
    const created = (await admin.post('/logic/client', person())).body.data;
    const edit = { ...created.profile, username: former.username };
    const { status, body } = await admin.put(`/logic/client/${created.client_id}`, edit);
    expect([status, body.message]).toEqual([409, 'Ya existe una cuenta con ese email.']);
  });
});

test('the document of a deactivated client needs confirmation too, and can go to a new one', async () => {
  const former = await formerClient();
  const body = person({ document: former.document });
  const asked = await admin.post('/logic/client', body);
  expect(asked.body).toMatchObject({
    message: 'Ese DNI es de la cuenta desactivada de Nora Ibáñez (cliente).',
    errors: [{ field: 'document' }],
    former: { id: former.id, username: former.username, field: 'document' },
  });
  expect((await admin.post('/logic/client', { ...body, takes_over: true })).status).toBe(201);
  const back = await admin.post(`/logic/client/${former.id}/reactivate`, {});
  expect([back.status, back.body.errors[0].field]).toEqual([409, 'document']);
});

test('an e-mail and a document of two deactivated accounts are not taken over together', async () => {
  const [one, two] = [await formerClient(), await formerClient({ name: 'Olga' })];
  const body = person({ username: one.username, document: two.document });
  expect((await admin.post('/logic/client', body)).body.former).toMatchObject({ id: one.id, field: 'username' });
  const refused = await admin.post('/logic/client', { ...body, takes_over: true });
  expect([refused.status, refused.body.former, refused.body.errors]).toEqual([
    409,
    undefined,
    [
      {
        field: 'document',
        message: 'Ese DNI es de otra cuenta desactivada, la de Olga Ibáñez: reactivá esa cuenta o corregí el DNI.',
      },
    ],
  ]);
  // Both data of one account are taken over together.
  const same = person({ username: two.username, document: two.document, takes_over: true });
  expect((await admin.post('/logic/client', same)).status).toBe(201);
});

describe('admins', () => {
  const body = (overrides: Record<string, unknown> = {}) => {
    const { document: _, password: __, ...rest } = person(overrides) as Record<string, unknown>;
    return rest;
  };

  test('are created by an admin and choose their password by mail, or get one', async () => {
    const invited = await admin.post('/logic/profile/admin', body());
    expect(invited.status).toBe(201);
    expect(await mailsTo(invited.body.data.username)).toEqual([{ subject: 'Te invitamos al portal de posventa' }]);
    const { username } = (await admin.post('/logic/profile/admin', body({ password: newPassword }))).body.data;
    expect(username).toBeTruthy();
    expect((await manager.post('/logic/profile/admin', body())).status).toBe(403);
    expect((await admin.post('/logic/profile/admin', { ...body(), name: ' ' })).status).toBe(422);
    expect((await admin.post('/logic/profile/admin', body({ username: 'cliente@demo.ar' }))).status).toBe(409);
  });

  test('sign in with the password they got', async () => {
    const given = body();
    await admin.post('/logic/profile/admin', { ...given, password: newPassword });
    expect(
      (await (await api.as(String(given.username), 'admin', newPassword)).get('/logic/profile/admin')).status,
    ).toBe(200);
    expect((await admin.post('/logic/profile/admin', { ...body(), password: '1234567890' })).status).toBe(422);
  });

  test('are edited under their version, but cannot edit themselves there', async () => {
    const { id, ...created } = (await admin.post('/logic/profile/admin', body())).body.data;
    const edit = { username: created.username, name: 'Nora', last_name: 'Paz', phone_number: null, version: 1 };
    expect((await admin.put(`/logic/profile/admin/${id}`, edit)).body.data).toMatchObject({
      last_name: 'Paz',
      phone_number: null,
      version: 2,
    });
    expect((await admin.put(`/logic/profile/admin/${id}`, edit)).status).toBe(409);
    expect((await admin.put('/logic/profile/admin/999999', edit)).status).toBe(404);
    expect((await manager.put(`/logic/profile/admin/${id}`, edit)).status).toBe(403);
    const own = (await admin.get('/auth/info')).body.data.user;
    const self = await admin.put(`/logic/profile/admin/${own.id}`, { ...edit, version: undefined });
    expect([self.status, self.body.message]).toEqual([409, 'Tus datos se editan en «Mi Perfil».']);
  });

  test('are deactivated and reactivated', async () => {
    const { id } = (await admin.post('/logic/profile/admin', body())).body.data;
    await admin.delete(`/logic/profile/admin/${id}`);
    expect((await manager.post(`/logic/profile/admin/${id}/reactivate`, {})).status).toBe(403);
    expect((await admin.post(`/logic/profile/admin/${id}/reactivate`, {})).body.data).toMatchObject({ active: true });
  });
});
