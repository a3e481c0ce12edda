import { unitColumns } from '../../src/contract/units';
import { dayInArgentina } from '../../src/server/support/days';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
let owner: Caller;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
});
afterAll(() => api.close());

const unit = (overrides: Record<string, unknown> = {}) => ({
  name: 'Penthouse',
  description: 'Con terraza',
  unit_type_id: 1,
  project_id: 1,
  ...overrides,
});

describe('units', () => {
  test('a client sees its own, and whether it owns them', async () => {
    const own = (await owner.get('/logic/unit')).body.data;
    expect(own.map(({ name, is_owner: isOwner }: { name: string; is_owner: boolean }) => [name, isOwner])).toEqual([
      ['2° B', true],
      ['3° A', true],
      ['Cochera 04', true],
    ]);
    const tenant = await api.as('inquilino@demo.ar');
    expect((await tenant.get('/logic/unit')).body.data).toMatchObject([
      { name: '5° B', is_owner: false, lease_contract: { tenant: { username: 'inquilino@demo.ar' } } },
    ]);
    const others = (await admin.get('/logic/unit?page=1&q=pichincha')).body.data[0].unit_id;
    expect((await owner.get(`/logic/unit/${others}`)).status).toBe(404);
  });

  test.each(unitColumns.flatMap((column) => [column, `-${column}`]))(
    'are sorted by %s, stable from page to page',
    async (sort) => {
      const ids = async (query: string) =>
        (await admin.get(`/logic/unit?sort=${sort}${query}`)).body.data.map((row: { unit_id: number }) => row.unit_id);
      expect([...(await ids('&page=1&page_size=25')), ...(await ids('&page=2&page_size=25'))]).toEqual(await ids(''));
    },
  );

  test('are found by project and owner, and filtered', async () => {
    expect((await admin.get('/logic/unit?page=1&q=oroño%20gimenez')).body.meta.total).toBe(2);
    expect((await admin.get('/logic/unit?page=1&active=false')).body.data).toMatchObject([
      { name: 'Local 1', active: false },
    ]);
    expect((await admin.get('/logic/unit?page=1&project_id=4')).body.meta.total).toBe(9);
  });

  test('are created with every field, once per name and project', async () => {
    const { status, body } = await admin.post('/model/unit', unit());
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      name: 'Penthouse',
      unit_type_name: 'Monoambiente',
      project_name: 'Torre Oroño',
      active: true,
      owner_profile: null,
      contract_id: null,
    });
    expect((await admin.post('/model/unit', unit({ name: 'PENTHOUSE' }))).body).toMatchObject({
      success: false,
      message: 'El proyecto ya tiene una unidad con ese nombre.',
    });
    expect((await admin.post('/model/unit', unit({ project_id: 2 }))).status).toBe(201);
    const blank = await admin.post('/model/unit', { name: '' });
    expect(blank.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'project_id',
      'unit_type_id',
      'name',
    ]);
    expect((await admin.post('/model/unit', unit({ name: 'Otra', project_id: 999 }))).status).toBe(422);
  });

  test('have a delivery date, which an edit changes, removes or keeps', async () => {
    const { body } = await admin.post('/model/unit', unit({ name: 'Loft 1', delivery_date: '2024-02-29' }));
    expect(body.data).toMatchObject({ delivery_date: '2024-02-29', version: 1 });
    const path = `/logic/unit/${body.data.unit_id}`;
    const edited = async (overrides: Record<string, unknown>) =>
      (await admin.put(path, unit({ name: 'Loft 1', ...overrides }))).body;
    expect((await edited({})).data.delivery_date).toBe('2024-02-29');
    expect((await edited({ delivery_date: '2025-01-31' })).data.delivery_date).toBe('2025-01-31');
    for (const [day, message] of [
      ['2025-02-30', 'La fecha de entrega no existe. Escribila como 31/12/2025.'],
      ['1949-12-31', 'La fecha de entrega debe estar entre 1950 y cinco años después de hoy.'],
      ['2155-01-01', 'La fecha de entrega debe estar entre 1950 y cinco años después de hoy.'],
    ])
      expect((await edited({ delivery_date: day })).errors).toEqual([{ field: 'delivery_date', message }]);
    expect((await edited({ delivery_date: null })).data.delivery_date).toBeNull();
  });

  test('are edited with their active flag; the second of two editors gets 409', async () => {
    const { unit_id: id } = (await admin.post('/model/unit', unit({ name: 'Baulera 1' }))).body.data;
    const edit = (name: string) => admin.put(`/logic/unit/${id}`, { ...unit({ name }), active: false, version: 1 });
    const answers = await Promise.all([edit('Baulera 2'), edit('Baulera 3')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await admin.get(`/logic/unit/${id}`)).body.data).toMatchObject({ active: false, version: 2 });
    expect((await admin.put('/logic/unit/2147483000', unit())).status).toBe(404);
  });
});

describe('assigning a client to a unit', () => {
  const free = async () =>
    (await admin.post('/model/unit', unit({ name: `Nueva ${Math.random()}` }))).body.data.unit_id as number;
  const client = async () => (await admin.get('/logic/client?page=1&q=valeria')).body.data[0].client_id as number;

  test('makes the client the owner from today on', async () => {
    const [unitId, clientId] = [await free(), await client()];
    const { status, body } = await admin.post('/logic/contract', { client_id: clientId, unit_id: unitId });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      id: expect.any(Number),
      client_id: clientId,
      unit_id: unitId,
      start_date: dayInArgentina(),
    });
    expect((await admin.get(`/logic/unit/${unitId}`)).body.data).toMatchObject({
      contract_id: body.data.id,
      owner_profile: { name: 'Valeria' },
    });
    expect(
      (await admin.get('/logic/unit?page=1&q=valeria%20nueva')).body.data.map(
        (row: { unit_id: number }) => row.unit_id,
      ),
    ).toContain(unitId);
  });

  test('stores the delivery date, if known', async () => {
    const [unitId, clientId] = [await free(), await client()];
    const assign = { client_id: clientId, unit_id: unitId };
    expect((await admin.post('/logic/contract', { ...assign, delivery_date: '2155-01-01' })).status).toBe(422);
    expect((await admin.post('/logic/contract', { ...assign, delivery_date: '2025-05-02' })).status).toBe(201);
    expect((await admin.get(`/logic/unit/${unitId}`)).body.data).toMatchObject({
      delivery_date: '2025-05-02',
      version: 2,
    });
  });

  test('refuses a unit with an owner, also if two calls arrive at once, an inactive unit and missing fields', async () => {
    const [unitId, clientId] = [await free(), await client()];
    const answers = await Promise.all(
      [1, 2].map(() => admin.post('/logic/contract', { client_id: clientId, unit_id: unitId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    // A call in a deadlock would be answered with another message.
    for (let round = 0; round < 10; round++) {
      const next = await free();
      const both = await Promise.all(
        [1, 2, 3].map(() => admin.post('/logic/contract', { client_id: clientId, unit_id: next })),
      );
      expect(both.map(({ body }) => body.message ?? 'assigned').sort()).toEqual([
        'La unidad ya tiene un propietario.',
        'La unidad ya tiene un propietario.',
        'assigned',
      ]);
    }
    const inactive = (await admin.get('/logic/unit?page=1&active=false&q=local')).body.data[0].unit_id;
    expect((await admin.post('/logic/contract', { client_id: clientId, unit_id: inactive })).body.message).toBe(
      'La unidad está inactiva.',
    );
    expect((await admin.post('/logic/contract', { client_id: null })).body.errors).toEqual([
      { field: 'client_id', message: 'Debe seleccionar un usuario y una unidad' },
      { field: 'unit_id', message: 'Debe seleccionar un usuario y una unidad' },
    ]);
    expect((await admin.post('/logic/contract', { client_id: 2147483000, unit_id: await free() })).status).toBe(404);
  });
});

test('a unit whose name is only written otherwise is the same one', async () => {
  const person = await api.as('admin@demo.ar');
  const { data } = (await person.get('/logic/unit?page=1&q=1%C2%B0%20A%20oro%C3%B1o')).body as {
    data: { name: string; project_id: number; unit_type_id: number }[];
  };
  const { name, project_id, unit_type_id } = data[0]!;
  for (const other of ['1ºA', '1  a', '1-A', '1°\u00a0A', '1\u200b° A']) {
    const answer = await person.post('/model/unit', { name: other, description: '', project_id, unit_type_id });
    expect([name, other, answer.status, answer.body.errors?.[0]?.field]).toEqual([name, other, 409, 'name']);
  }
});
