import { clientColumns } from '../../src/contract/clients';
import { ownershipOf, raiseClaim } from './support/claims';
import { newPassword, startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  api = await startTestApp();
  [admin, manager] = await Promise.all([api.as('admin@demo.ar'), api.as('manager@demo.ar')]);
});
afterAll(() => api.close());

let serial = 0;
const person = (overrides: Record<string, unknown> = {}) => ({
  username: `Nueva.Persona${++serial}@Correo.ar`,
  password: newPassword,
  name: ' Inés ',
  last_name: 'Ñáñez',
  document: `31.222.${String(serial).padStart(3, '0')}`,
  phone_number: '+54 9 341 555-1234',
  ...overrides,
});
const create = (overrides: Record<string, unknown> = {}, caller = manager) =>
  caller.post('/logic/client', person(overrides));

describe('creating a client', () => {
  test('stores the e-mail in lower case and phone and document as digits; the client can sign in', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      username: `nueva.persona${serial}@correo.ar`,
      name: 'Inés',
      document: `31222${String(serial).padStart(3, '0')}`,
      phone_number: '3415551234',
      properties_count: 0,
      leases_count: 0,
      active: true,
      version: 1,
      property_list: [],
      lease_list: [],
    });
    expect(body.data.profile).toEqual({
      name: 'Inés',
      last_name: 'Ñáñez',
      document: body.data.document,
      phone_number: '3415551234',
      address: null,
    });
    expect((await api.as(body.data.username, 'client', newPassword)).token).toBeTruthy();
  });

  test('reports every violated rule', async () => {
    const { status, body } = await create({
      username: 'nadie',
      password: 'corta',
      name: ' ',
      document: '123',
      phone_number: '0341',
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field: 'name', message: 'Debe completar todos los campos' },
      { field: 'username', message: 'El email ingresado es inválido' },
      { field: 'password', message: 'La contraseña debe tener entre 10 y 128 caracteres.' },
      { field: 'document', message: 'El DNI ingresado es inválido' },
      { field: 'phone_number', message: 'El teléfono ingresado es incorrecto - Ej: 3412xxxxxx2' },
    ]);
  });

  test('refuses a taken e-mail, in any case and of any type, and a taken document, also if two calls arrive at once', async () => {
    expect((await create({ username: 'ADMIN@demo.ar' })).body).toMatchObject({
      message: 'Ya existe una cuenta con ese email.',
      errors: [{ field: 'username' }],
    });
    expect((await create({ document: '27.845.120' })).body).toMatchObject({
      message: 'Ya existe un cliente con ese DNI.',
      errors: [{ field: 'document' }],
    });
    const same = person();
    const answers = await Promise.all([admin.post('/logic/client', same), manager.post('/logic/client', same)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('the list of clients', () => {
  test.each(clientColumns.flatMap((column) => [column, `-${column}`]))(
    'is sorted by %s, stable from page to page',
    async (sort) => {
      const ids = async (query: string) =>
        (await admin.get(`/logic/client?sort=${sort}${query}`)).body.data.map(
          (row: { client_id: number }) => row.client_id,
        );
      expect([
        ...(await ids('&page=1&page_size=11')),
        ...(await ids('&page=2&page_size=11')),
        ...(await ids('&page=3&page_size=11')),
      ]).toEqual(await ids(''));
    },
  );

  test.each(['gimenez laura', '27.845.120', '27845120', 'CLIENTE@demo', '3415873201', 'oroño 1247 3°'])(
    'is found by %p',
    async (q) => {
      const { body } = await admin.get(`/logic/client?page=1&q=${encodeURIComponent(q)}`);
      expect(body.data.map((row: { username: string }) => row.username)).toContain('cliente@demo.ar');
    },
  );

  test('is also returned by the /model/client calls', async () => {
    const { body } = await admin.get('/model/client?follow=profile&page=1&q=gimenez');
    expect(body.data[0].profile).toMatchObject({ name: 'Laura', last_name: 'Giménez' });
    expect(
      (await admin.get(`/model/client/${body.data[0].client_id}?follow=profile`)).body.data.property_list,
    ).toHaveLength(3);
  });

  test('includes the leases of a tenant and of an owner', async () => {
    const found = async (q: string) =>
      (await admin.get(`/logic/client/${(await admin.get(`/logic/client?page=1&q=${q}`)).body.data[0].client_id}`)).body
        .data;
    expect(await found('inquilino')).toMatchObject({
      properties_count: 0,
      leases_count: 1,
      lease_list: [{ is_tenant: true, is_running: true, other_party: 'Jorge Maldonado', unit_name: '5° B' }],
    });
    expect((await found('maldonado')).lease_list).toMatchObject([{ is_tenant: false, other_party: 'Martín Quiroga' }]);
  });
});

describe('editing a client', () => {
  test('returns 409 when two users edit the same version', async () => {
    const { client_id: id, ...client } = (await create()).body.data;
    const edit = (caller: Caller, name: string) =>
      caller.put(`/logic/client/${id}`, {
        username: client.username,
        name,
        last_name: 'X',
        document: client.document,
        phone_number: null,
        client_id: id,
        version: 1,
      });
    const answers = await Promise.all([edit(admin, 'Ana'), edit(manager, 'Eva')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.message).toBe(
      'Otra persona modificó estos datos mientras los editabas. Revisá los cambios y volvé a intentar.',
    );
    expect((await admin.get(`/logic/client/${id}`)).body.data).toMatchObject({ version: 2, phone_number: null });
  });

  test('refuses unknown clients, taken e-mails and empty names', async () => {
    const { client_id: id } = (await create()).body.data;
    const fields = { username: 'otra@correo.ar', name: 'A', last_name: 'B', document: null, phone_number: null };
    expect((await admin.put('/logic/client/2147483000', fields)).status).toBe(404);
    expect((await admin.put(`/logic/client/${id}`, { ...fields, username: 'cliente@demo.ar' })).status).toBe(409);
    expect((await admin.put(`/logic/client/${id}`, { ...fields, name: '' })).status).toBe(422);
  });
});

test('a deactivated client is signed out immediately and cannot sign in; its units are free and its claims stay', async () => {
  const contract = await ownershipOf(admin, 'Edificio Pellegrini/2° B');
  const nadia = await api.as('nadia.peralta@correo.ar');
  const claim = (await raiseClaim(nadia, contract)).body.data.unit_claim.id;
  const { client_id: id } = (await admin.get('/logic/client?page=1&q=nadia')).body.data[0];
  expect((await manager.delete(`/logic/client/${id}`)).body.data).toMatchObject({ active: false, properties_count: 0 });
  expect((await nadia.get('/auth/info')).status).toBe(401);
  expect(
    (await api.nobody.post('/auth/client/login', { username: 'nadia.peralta@correo.ar', password: 'posventa2025' }))
      .status,
  ).toBe(401);
  expect((await admin.get(`/logic/unit_claim/${claim}`)).body.data.unit_claim.owner.username).toBe(
    'nadia.peralta@correo.ar',
  );
  expect((await admin.get('/logic/unit/unassigned?page=1&q=pellegrini%202%C2%B0')).body.data).toMatchObject([
    { name: '2° B', contract_id: null, owner_profile: null },
  ]);
});
