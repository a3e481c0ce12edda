import { addDays, dayInArgentina } from '../../../src/server/support/days';
import { ownershipOf, raiseClaim, unitClaimFields } from '../support/claims';
import { avif, form, jpeg, pdf, png, pngOf, realHeic, text, webp } from '../support/files';
import { startTestApp, type Caller, type TestApp } from '../support/testApp';
import { sqlToday } from '../support/today';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let tenant: Caller;
let ownContract: number;
let rentedContract: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner, tenant] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('cliente@demo.ar'),
    api.as('inquilino@demo.ar'),
  ]);
  ownContract = await ownershipOf(admin, 'Torre Oroño/3° A');
  rentedContract = await ownershipOf(admin, 'Torre Oroño/5° B');
});
afterAll(() => api.close());

const countOf = async (table: string) =>
  (await api.connection.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n as number;

describe('creating a unit claim', () => {
  test('returns the claim as in its detail, and the unit', async () => {
    const { status, body } = await raiseClaim(owner, ownContract, {}, [
      { name: 'foto 1.png', bytes: png },
      { name: 'foto 2.jpg', bytes: jpeg },
    ]);
    expect(status).toBe(201);
    const { unit_claim: claim, created_by: by, unit } = body.data;
    expect(claim).toMatchObject({
      claim: {
        description: 'La canilla gotea desde ayer',
        claim_status: { code: 'pending', label: 'En análisis' },
        repair_price: null,
      },
      contact_phone: '3415873201',
      priority: null,
      is_created_by_owner: true,
      is_created_by_tenant: false,
      claim_creator_type: 'owner',
      commentCount: 0,
      contract: { id: ownContract, unit: { name: '3° A', project: { name: 'Torre Oroño' } } },
    });
    expect(claim.id).toBe(claim.claim_id);
    expect(claim.claim_image.map(({ name }: { name: string }) => name)).toEqual(['foto 1.png', 'foto 2.jpg']);
    expect(by).toEqual({ username: 'cliente@demo.ar', name: 'Laura Giménez' });
    expect(unit).toEqual({ id: claim.contract.unit.id, name: '3° A' });
    const detail = await owner.get(`/logic/unit_claim/${claim.id}`);
    // Except the addresses of its photos, which change every ten minutes.
    const lasting = (data: unknown) => JSON.parse(JSON.stringify(data).replaceAll(/\/api\/files\/[^"]*/g, ''));
    expect(lasting(detail.body.data)).toEqual(
      lasting({ unit_claim: claim, created_by: by, news: null, next_visit: null }),
    );
  });

  test('records whether the tenant or staff created it', async () => {
    const byTenant = await raiseClaim(tenant, rentedContract);
    expect(byTenant.body.data.unit_claim).toMatchObject({
      claim_creator_type: 'tenant',
      is_created_by_tenant: true,
      tenant: { username: 'inquilino@demo.ar' },
      owner: { username: 'jorge.maldonado@correo.ar' },
    });
    const byStaff = await raiseClaim(admin, ownContract);
    expect(byStaff.body.data.unit_claim).toMatchObject({
      claim_creator_type: 'staff',
      is_created_by_owner: false,
      client: { username: 'cliente@demo.ar' },
    });
  });

  test('is refused for a tenant whose lease begins later, with the first day in the message', async () => {
    const query = (sql: string) => api.connection.pool.query(sql, [rentedContract]);
    const lease = 'unit_id = (select unit_id from contract where id = $1) and active';
    const day = addDays(dayInArgentina(), 9);
    const before = await query(`select id, start_date::text as start from lease_contract where ${lease}`);
    await query(`update lease_contract set start_date = '${day}' where ${lease}`);
    const refused = await raiseClaim(tenant, rentedContract);
    const shown = day.split('-').reverse().join('/');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `Tu alquiler empieza el ${shown}. Desde ese día podés hacer reclamos.`,
    ]);
    expect((await tenant.get('/auth/info')).body.data.user.lease_starts_on).toBe(day);
    expect((await owner.get('/auth/info')).body.data.user.lease_starts_on).toBeNull();
    await query(`update lease_contract set start_date = '${before.rows[0].start}' where ${lease}`);
    expect((await raiseClaim(tenant, rentedContract)).status).toBe(201);
  });

  test("returns 404 for another owner's unit, and is refused for an ended ownership and an inactive unit", async () => {
    const others = await ownershipOf(admin, 'Edificio Pellegrini/2° B');
    expect((await raiseClaim(owner, others)).status).toBe(404);
    expect((await raiseClaim(tenant, ownContract)).status).toBe(404);
    await api.connection.pool.query(`update contract set end_date = ${sqlToday} where id = $1`, [others]);
    expect((await raiseClaim(admin, others)).body.message).toBe('El contrato de esta unidad ya no está vigente.');
    const another = await ownershipOf(admin, 'Altos de San Lorenzo/1° A');
    await api.connection.pool.query(
      'update unit set active = false where id = (select unit_id from contract where id = $1)',
      [another],
    );
    expect((await raiseClaim(admin, another)).status).toBe(409);
  });

  test('reports every violated rule at its field, with the message of the specification', async () => {
    const { status, body } = await raiseClaim(owner, ownContract, {
      claim_item_id: null,
      claim_location_id: '',
      description: '  corta   ',
      contact_name: 'La',
      contact_phone: '0341 15',
      preferred_date: null,
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field: 'claim_location_id', message: 'Debe seleccionar todos los campos de la ubicación del problema.' },
      { field: 'claim_item_id', message: 'Debe seleccionar todos los campos de la ubicación del problema.' },
      { field: 'description', message: 'La descripción debe tener al menos 10 caracteres.' },
      { field: 'contact_name', message: 'El nombre del contacto debe tener al menos 3 caracteres.' },
      { field: 'contact_phone', message: 'El teléfono ingresado es incorrecto.' },
      { field: 'preferred_date', message: 'Debe seleccionar una fecha.' },
    ]);
    expect((await raiseClaim(owner, ownContract, { preferred_date: addDays(dayInArgentina(), -1) })).body.message).toBe(
      'La fecha no puede ser anterior a hoy.',
    );
    expect((await raiseClaim(owner, ownContract, { preferred_date: dayInArgentina() })).status).toBe(201);
  });

  test('refuses a detail of another location and an item of another category', async () => {
    const { status, body } = await raiseClaim(owner, ownContract, { claim_location_detail_id: 8, claim_item_id: 9 });
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'claim_location_detail_id',
      'claim_item_id',
    ]);
  });

  test('refuses unknown fields and invalid ids', async () => {
    expect((await raiseClaim(owner, ownContract, { urgencia: 'mucha' })).body.errors).toEqual([
      { field: 'urgencia', message: 'Este campo no existe.' },
    ]);
    expect((await raiseClaim(owner, ownContract, { claim_item_id: 'dos' })).status).toBe(400);
  });

  test('is atomic: a refused claim leaves no rows and no files', async () => {
    const before = await Promise.all(['claim', 'stored_file', 'claim_image'].map(countOf));
    await api.connection.pool.query(
      "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$; create trigger refuse before insert on claim_image for each row execute function refuse()",
    );
    const { status, body } = await raiseClaim(owner, ownContract, {}, [{ name: 'a.png', bytes: png }]);
    await api.connection.pool.query('drop trigger refuse on claim_image; drop function refuse');
    expect({ status, body }).toEqual({
      status: 500,
      body: {
        success: false,
        message: 'Ocurrió un error inesperado. Intentá de nuevo en unos minutos.',
        request_id: expect.any(String),
      },
    });
    expect(await Promise.all(['claim', 'stored_file', 'claim_image'].map(countOf))).toEqual(before);
  });
});

describe('the photos of a claim', () => {
  test.each([
    ['PNG', png],
    ['JPEG', jpeg],
    ['WebP', webp],
    ['HEIC', realHeic],
    ['AVIF', avif],
  ])('accept %s by its content, whatever its name', async (_, bytes) => {
    expect((await raiseClaim(owner, ownContract, {}, [{ name: 'cualquiera.bin', bytes }])).status).toBe(201);
  });

  test.each([
    ['a text', text],
    ['a PDF', pdf],
    ['an empty file', Buffer.alloc(0)],
  ])('refuse %s named as an image', async (_, bytes) => {
    const { status, body } = await raiseClaim(owner, ownContract, {}, [{ name: 'foto.png', bytes }]);
    expect(status).toBe(415);
    expect(body.errors).toEqual([
      { field: 'images', message: 'Los archivos deben ser imágenes PNG, JPEG, WebP, HEIC o AVIF.' },
    ]);
  });

  test('can have 3 MB each, and no byte more', async () => {
    const limit = 3 * 1024 * 1024;
    expect((await raiseClaim(owner, ownContract, {}, [{ name: 'a.png', bytes: pngOf(limit) }])).status).toBe(201);
    const { status, body } = await raiseClaim(owner, ownContract, {}, [
      { name: 'a.png', bytes: png },
      { name: 'b.png', bytes: pngOf(limit + 1) },
    ]);
    expect(status).toBe(413);
    expect(body.message).toBe('El tamaño de los archivos no puede superar los 3MB.');
  });

  test('can be five, not six', async () => {
    const photos = Array.from({ length: 6 }, (_, index) => ({ name: `${index}.png`, bytes: png }));
    expect((await raiseClaim(owner, ownContract, {}, photos.slice(1))).status).toBe(201);
    const { status, body } = await raiseClaim(owner, ownContract, {}, photos);
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: 'images', message: 'Maximo 5 archivos adjuntos.' }]);
  });
});

describe('a repeated command', () => {
  test('with the same key returns the first claim, also if both arrive at once', async () => {
    const before = await countOf('claim');
    const headers = { 'idempotency-key': 'una-clave-unica-1' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => raiseClaim(owner, ownContract, {}, [{ name: 'a.png', bytes: png }], headers)),
    );
    const again = await raiseClaim(owner, ownContract, {}, [{ name: 'a.png', bytes: png }], headers);
    expect(new Set([...answers, again].map(({ body }) => body.data.unit_claim.id)).size).toBe(1);
    expect([...answers, again].every(({ status }) => status === 201)).toBe(true);
    expect(await countOf('claim')).toBe(before + 1);
  });

  test('of another user with the same key is independent', async () => {
    const headers = { 'idempotency-key': 'una-clave-unica-2' };
    const one = await raiseClaim(owner, ownContract, {}, [], headers);
    const other = await raiseClaim(admin, ownContract, {}, [], headers);
    expect(one.body.data.unit_claim.id).not.toBe(other.body.data.unit_claim.id);
  });
});

describe('creating a project claim', () => {
  const fields = { reason: 'Ascensor detenido', description: 'El ascensor se detuvo entre dos pisos' };

  test('is possible for a consortium on its own project only', async () => {
    const consortium = await api.as('consorcio@demo.ar');
    const { status, body } = await consortium.upload(
      '/logic/project/1/project_claim',
      form(fields, [{ name: 'a.png', bytes: png }]),
    );
    expect(status).toBe(201);
    expect(body.data.project_claim).toMatchObject({
      reason: 'Ascensor detenido',
      project: { id: 1, name: 'Torre Oroño' },
      commentCount: 0,
    });
    expect((await consortium.upload('/logic/project/2/project_claim', form(fields))).status).toBe(404);
  });

  test('reports the violated rules', async () => {
    const { body } = await admin.upload('/logic/project/1/project_claim', form({ reason: ' ', description: 'corta' }));
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['reason', 'description']);
  });

  test('shares its numbering with the unit claims', async () => {
    const unitClaim = await raiseClaim(owner, ownContract);
    const { body } = await admin.upload('/logic/project/1/project_claim', form(fields));
    expect(body.data.project_claim.id).toBeGreaterThan(unitClaim.body.data.unit_claim.id);
    expect((await admin.get(`/logic/unit_claim/${body.data.project_claim.id}`)).status).toBe(404);
  });
});

test('a claim without photos can be sent as JSON', async () => {
  const { status } = await owner.post(`/logic/contract/${ownContract}/unit_claim`, unitClaimFields());
  expect(status).toBe(201);
});

test('a claim keeps since when its author has noticed the problem; a future day and text are refused', async () => {
  const staff = await api.as('admin@demo.ar');
  const contract = await ownershipOf(staff, 'Torre Oroño/3° A');
  const noticed = async (day: string) => raiseClaim(staff, contract, { noticed_on: day });
  expect((await noticed('2026-11-02')).body.data.unit_claim.noticed_on).toBe('2026-11-02');
  expect((await noticed('')).body.data.unit_claim.noticed_on).toBeNull();
  expect((await noticed(addDays(dayInArgentina(), 2))).body.errors).toEqual([
    { field: 'noticed_on', message: 'Elegí hoy o un día anterior.' },
  ]);
  expect((await noticed('hace una semana')).status).toBe(422);
});
