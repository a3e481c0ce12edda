import { leaseColumns } from '../../src/contract/leases';
import { addDays, dayInArgentina } from '../../src/server/support/days';
import { ownershipOf, raiseClaim } from './support/claims';
import { callerOf, startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let contract: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
});
afterAll(() => api.close());

const day = (offset: number) => addDays(dayInArgentina(), offset);
let serial = 0;
const request = (overrides: Record<string, unknown> = {}) => ({
  contract_id: contract,
  tenant_name: 'Rita',
  tenant_last_name: 'Saavedra',
  tenant_document: `40.111.${String(++serial).padStart(3, '0')}`,
  tenant_email: `rita${serial}@correo.ar`,
  tenant_phone_number: '3415550000',
  lease_start_date: day(0),
  lease_end_date: day(30),
  ...overrides,
});
const ask = async (overrides: Record<string, unknown> = {}, caller = owner) =>
  (await caller.post('/logic/lease_contract_request', request(overrides))).body.data;
const up = (id: number, from = '') =>
  admin.post(`/logic/lease_contract_request/${id}/status/up${from && `?from=${from}`}`, {});
/** Staff have confirmed that the person with the e-mail is the tenant. */
const confirmTenant = (id: number) =>
  admin.post(`/logic/lease_contract_request/${id}/status/up`, { confirm_tenant: true });
const accept = async (id: number) => {
  await up(id);
  await up(id);
  return up(id);
};

describe('requesting a tenant', () => {
  test('is possible for an owner and its own unit, and the request is in its list', async () => {
    const { status, body } = await owner.post('/logic/lease_contract_request', request());
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'requested',
      contract_id: contract,
      created_by_admin_id: null,
      created_by_manager_id: null,
      created_by_client_id: expect.any(Number),
      rejected_reason: null,
      unit: { name: '3° A' },
      client: { name: 'Laura' },
      owner_name: 'Laura Giménez',
    });
    const list = (await owner.get('/logic/lease_contract_request?page=1')).body;
    expect(list.data[0].id).toBe(body.data.id);
  });

  test("is refused for another owner's unit, and for a tenant and its rented unit", async () => {
    const others = await ownershipOf(admin, 'Torre Oroño/5° B');
    expect((await owner.post('/logic/lease_contract_request', request({ contract_id: others }))).status).toBe(404);
    const tenant = await api.as('inquilino@demo.ar');
    expect((await tenant.post('/logic/lease_contract_request', request({ contract_id: others }))).status).toBe(404);
    const seen = (await owner.get('/logic/lease_contract_request')).body.data as { owner_name: string }[];
    expect(new Set(seen.map(({ owner_name: name }) => name))).toEqual(new Set(['Laura Giménez']));
  });

  test('reports every violated rule', async () => {
    const { status, body } = await owner.post(
      '/logic/lease_contract_request',
      request({
        tenant_name: '',
        tenant_document: '1',
        tenant_email: 'x',
        tenant_phone_number: '2',
        lease_end_date: day(-1),
      }),
    );
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'tenant_name',
      'tenant_document',
      'tenant_email',
      'tenant_phone_number',
      'lease_end_date',
    ]);
  });

  test('is refused for a lease that is already over; one that has begun, and one that ends today, are accepted', async () => {
    const answers = [];
    for (const end of [-1, 0])
      answers.push(
        await owner.post(
          '/logic/lease_contract_request',
          request({ lease_start_date: day(-20), lease_end_date: day(end) }),
        ),
      );
    expect(answers.map(({ status }) => status)).toEqual([422, 201]);
    const message = 'El alquiler ya terminó: la fecha de fin no puede ser anterior a hoy.';
    expect(answers[0]?.body).toEqual({ success: false, message, errors: [{ field: 'lease_end_date', message }] });
  });

  test.each(leaseColumns)('the list is sorted by %s, and found by its words', async (column) => {
    expect((await admin.get(`/logic/lease_contract_request?page=1&sort=-${column}`)).status).toBe(200);
    expect((await admin.get('/logic/lease_contract_request?page=1&q=en%20revision%20duarte')).body.meta.total).toBe(1);
  });
});

describe('deciding a request', () => {
  test('advances step by step; acceptance creates the account, the invitation and the lease', async () => {
    const { id, tenant_email: email } = await ask();
    expect([(await up(id)).body.data.status, (await up(id)).body.data.status]).toEqual(['pending', 'under_review']);
    expect((await admin.get(`/logic/client?page=1&q=${email}`)).body.meta.total).toBe(0);
    expect((await up(id)).body.data.status).toBe('accepted');
    expect((await up(id)).status).toBe(409);
    expect((await admin.get(`/logic/client?page=1&q=${email}`)).body.data).toMatchObject([
      { name: 'Rita', leases_count: 1 },
    ]);

    const {
      rows: [mail],
    } = await api.connection.pool.query('select notes from outbox_mail where recipient = $1', [email]);
    const token = new URL(`http://x${mail.notes[0].action.path}`).searchParams.get('token')!;
    expect((await api.nobody.post('/auth/password/reset', { token, password: 'mi clave nueva' })).status).toBe(200);
    const { body } = await api.nobody.post('/auth/client/login', { username: email, password: 'mi clave nueva' });
    const tenant = callerOf(api.app, body.data.token);
    expect((await tenant.get('/logic/unit')).body.data).toMatchObject([{ name: '3° A', is_owner: false }]);
    expect((await tenant.get('/logic/unit_claim')).body.data).toEqual([]);
    const raised = await raiseClaim(tenant, contract);
    expect((await tenant.get('/logic/unit_claim')).body.data).toMatchObject([
      { unit_claim: { id: raised.body.data.unit_claim.id, is_created_by_tenant: true } },
    ]);
  });

  test('refuses a lease that ended before it was accepted, and invites nobody; it can be rejected', async () => {
    const { id, tenant_email: email } = await ask({ lease_start_date: day(-20), lease_end_date: day(0) });
    await api.connection.pool.query('update lease_request set lease_end_date = $1 where id = $2', [day(-1), id]);
    const refused = await accept(id);
    const [year, month, date] = day(-1).split('-');
    expect({ status: refused.status, message: refused.body.message }).toEqual({
      status: 409,
      message: `El alquiler terminó el ${date}/${month}/${year}: ya no se puede aceptar. Rechazá la solicitud y pedí una con otras fechas.`,
    });
    expect((await admin.get(`/logic/client?page=1&q=${email}`)).body.meta.total).toBe(0);
    const rejected = await admin.post(`/logic/lease_contract_request/${id}/status/reject`, { rejectReason: 'Terminó' });
    expect(rejected.body.data.status).toBe('rejected');
  });

  test('refuses a lease that overlaps another of the unit, even by a day, and returns it to review', async () => {
    const { id } = await ask({ lease_start_date: day(30), lease_end_date: day(60) });
    const refused = await accept(id);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('La unidad ya tiene un alquiler en esas fechas.');
    expect((await admin.get(`/logic/lease_contract_request/${id}`)).body.data.status).toBe('under_review');
    expect((await accept((await ask({ lease_start_date: day(31), lease_end_date: day(60) })).id)).status).toBe(200);
  });

  test('accepts only one of two overlapping requests at the same time', async () => {
    const both = [
      await ask({ lease_start_date: day(100), lease_end_date: day(130) }),
      await ask({ lease_start_date: day(120), lease_end_date: day(150) }),
    ];
    for (const { id } of both) {
      await up(id);
      await up(id);
    }
    const answers = await Promise.all(both.map(({ id }) => up(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('reuses the account of the e-mail, once staff have confirmed its different DNI', async () => {
    const accounts = async () => (await api.connection.pool.query('select count(*)::int as n from account')).rows[0].n;
    const before = await accounts();
    const { id } = await ask({
      tenant_email: 'VALERIA.pinto@correo.ar',
      lease_start_date: day(200),
      lease_end_date: day(210),
    });
    const refused = await accept(id);
    expect(refused.status).toBe(409);
    expect(refused.body.errors).toEqual([{ field: 'tenant_document', message: expect.stringMatching(/otro DNI/) }]);
    expect((await confirmTenant(id)).status).toBe(200);
    expect(await accounts()).toBe(before);
  });

  test("does not give a lease to a user who entered another person's DNI in the profile", async () => {
    const attacker = await api.as('nadia.peralta@correo.ar');
    const {
      id,
      tenant_document: document,
      tenant_email: email,
    } = await ask({
      lease_start_date: day(220),
      lease_end_date: day(230),
    });
    expect((await attacker.put('/logic/profile', { document })).status).toBe(200);
    const refused = await accept(id);
    expect(refused.body.errors).toEqual([
      { field: 'tenant_document', message: expect.stringContaining('nadia.peralta@correo.ar') },
    ]);
    expect((await confirmTenant(id)).status).toBe(200);
    const { rows } = await api.connection.pool.query(
      'select a.username, a.document from lease_contract l join account a on a.id = l.tenant_id where l.request_id = $1',
      [id],
    );
    expect(rows).toEqual([{ username: email, document }]);
    expect((await attacker.get('/logic/unit')).body.data.map(({ name }: { name: string }) => name)).not.toContain(
      '3° A',
    );
  });

  test('leaves a DNI confirmed by staff with its account: the new account gets none', async () => {
    const { id, tenant_email: email } = await ask({
      tenant_document: '13.658.290',
      lease_start_date: day(240),
      lease_end_date: day(250),
    });
    expect((await accept(id)).body.errors[0].field).toBe('tenant_document');
    expect((await confirmTenant(id)).status).toBe(200);
    const found = (await admin.get(`/logic/client?page=1&q=${email}`)).body.data;
    expect(found).toMatchObject([{ username: email, document: null, leases_count: 0 }]);
  });

  test('refuses a tenant who is staff or the owner', async () => {
    expect(
      (
        await accept(
          (await ask({ tenant_email: 'manager@demo.ar', lease_start_date: day(300), lease_end_date: day(310) })).id,
        )
      ).status,
    ).toBe(409);
    expect(
      (
        await accept(
          (await ask({ tenant_email: 'cliente@demo.ar', lease_start_date: day(300), lease_end_date: day(310) })).id,
        )
      ).status,
    ).toBe(409);
  });

  test('rejects with a reason until the request has ended', async () => {
    const { id } = await ask();
    const reject = (reason?: string) =>
      admin.post(`/logic/lease_contract_request/${id}/status/reject`, { rejectReason: reason });
    expect((await reject('  ')).body.errors).toEqual([{ field: 'rejectReason', message: 'Debe indicar el motivo.' }]);
    expect((await reject()).status).toBe(422);
    expect((await reject('Falta el garante')).body.data).toMatchObject({
      status: 'rejected',
      rejected_reason: 'Falta el garante',
    });
    expect((await reject('Otra vez')).status).toBe(409);
    expect((await up(id)).body.message).toBe('Una solicitud en «Rechazado» no admite ese cambio.');
  });

  test('succeeds for only one of two users who saw the same status', async () => {
    const { id } = await ask();
    const answers = await Promise.all([up(id, 'requested'), up(id, 'requested')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
