import { addDays, dayInArgentina } from '../../src/server/support/days';
import { ownershipOf, raiseClaim } from './support/claims';
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

const today = dayInArgentina();
const day = (offset: number) => addDays(today, offset);
let serial = 0;

/** Creates a user, and returns its session. */
async function newClient(lastName = 'Quevedo') {
  const username = `dueno${++serial}@correo.ar`;
  const { body } = await admin.post('/logic/client', {
    username,
    password: newPassword,
    name: 'Ramiro',
    last_name: `${lastName} ${serial}`,
    document: String(33_000_000 + serial),
    phone_number: '3415559999',
  });
  return { id: body.data.client_id as number, username, caller: await api.as(username, 'client', newPassword) };
}

/** A new unit with an owner since ten days ago. */
async function ownedUnit() {
  const owner = await newClient('Vendedor');
  const unit = await admin.post('/model/unit', { name: `U${serial}`, unit_type_id: 3, project_id: 1 });
  const unitId = unit.body.data.unit_id as number;
  const contractId = (await admin.post('/logic/contract', { client_id: owner.id, unit_id: unitId })).body.data
    .id as number;
  await api.connection.pool.query('update contract set start_date = $2 where id = $1', [contractId, day(-10)]);
  return { owner, unitId, contractId };
}

/** A tenant of an ownership, from one day to another. */
async function rent(contractId: number, from: number, to: number, email?: string) {
  const tenant = email ? { username: email } : await newClient('Locatario');
  const asked = await admin.post('/logic/lease_contract_request', {
    contract_id: contractId,
    tenant_name: 'Rita',
    tenant_last_name: 'Locataria',
    tenant_document: String(34_000_000 + ++serial),
    tenant_email: tenant.username,
    tenant_phone_number: '3415550000',
    lease_start_date: day(from),
    lease_end_date: day(to),
  });
  const id = asked.body.data.id as number;
  for (let step = 0; step < 3; step++)
    await admin.post(`/logic/lease_contract_request/${id}/status/up`, { confirm_tenant: true });
  return tenant;
}
const claimsOf = async (caller: Caller, query = '') =>
  ((await caller.get(`/logic/unit_claim${query}`)).body.data as { unit_claim: { id: number } }[]).map(
    ({ unit_claim: claim }) => claim.id,
  );
const transfer = (contractId: number, clientId: number, start = today, caller = admin) =>
  caller.post(`/logic/contract/${contractId}/transfer`, { client_id: clientId, start_date: start });
const end = (contractId: number, date = today, caller = admin) =>
  caller.post(`/logic/contract/${contractId}/end`, { end_date: date });

describe('a sold unit', () => {
  test('has the new owner from the day on, who can create claims on it; the former owner cannot', async () => {
    const { owner, unitId, contractId } = await ownedUnit();
    const buyer = await newClient();
    const { status, body } = await transfer(contractId, buyer.id, day(-2), manager);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      unit_id: unitId,
      owned_since: day(-2),
      owner_profile: { client_id: buyer.id },
    });
    expect(body.data.contract_id).not.toBe(contractId);
    expect((await raiseClaim(buyer.caller, body.data.contract_id)).status).toBe(201);
    expect((await raiseClaim(owner.caller, contractId)).status).toBe(404);
    expect((await owner.caller.get(`/logic/unit/${unitId}`)).status).toBe(404);
    expect((await admin.get(`/logic/client/${owner.id}`)).body.data.property_list).toEqual([]);
  });

  test('shows the former owner its own claims and none of the new owner or of its former tenant', async () => {
    const { owner, contractId } = await ownedUnit();
    const tenant = (await rent(contractId, 0, 30)) as Awaited<ReturnType<typeof newClient>>;
    const own = (await raiseClaim(owner.caller, contractId)).body.data.unit_claim.id;
    const office = (await raiseClaim(admin, contractId)).body.data.unit_claim.id;
    const tenants = (await raiseClaim(tenant.caller, contractId)).body.data.unit_claim.id;
    expect((await claimsOf(owner.caller)).sort()).toEqual([own, office, tenants].sort());
    const buyer = await newClient();
    const next = (await transfer(contractId, buyer.id)).body.data.contract_id;
    const bought = (await raiseClaim(buyer.caller, next)).body.data.unit_claim.id;
    expect((await claimsOf(owner.caller)).sort()).toEqual([own, office].sort());
    for (const hidden of [bought, tenants]) {
      expect((await owner.caller.get(`/logic/unit_claim/${hidden}`)).status).toBe(404);
      expect((await owner.caller.get(`/logic/claim/${hidden}/comment`)).status).toBe(404);
    }
    expect((await claimsOf(buyer.caller)).sort()).toEqual([own, office, tenants, bought].sort());
  });

  test("shows the new owner the unit's claims and nothing of the former owner", async () => {
    const { owner, contractId } = await ownedUnit();
    const { id } = (
      await raiseClaim(owner.caller, contractId, { contact_name: 'Ramiro V', contact_phone: '3415558888' })
    ).body.data.unit_claim;
    await owner.caller.post(`/logic/claim/${id}/comment`, { text: 'Sigue igual.' });
    await admin.post(`/logic/claim/${id}/comment`, { text: 'Vamos el lunes.' });
    const buyer = await newClient('Comprador');
    await transfer(contractId, buyer.id);
    const lastName = `Vendedor ${owner.username.replace(/\D/g, '')}`;

    const { body } = await buyer.caller.get(`/logic/unit_claim/${id}`);
    expect(body.data.unit_claim).toMatchObject({
      claim: { claim_status: { code: 'pending' } },
      claim_item: { id: 1 },
      contact_name: 'Propietario anterior',
      contact_phone: '',
      client: { username: 'Propietario anterior', phone_number: null, profile: { name: 'Propietario anterior' } },
      owner: { profile: { name: 'Propietario anterior', last_name: '' } },
      contract: { client: { profile: { name: 'Propietario anterior' } } },
    });
    expect(body.data.created_by).toEqual({ username: 'Propietario anterior', name: 'Propietario anterior' });
    const comments = (await buyer.caller.get(`/logic/claim/${id}/comment`)).body;
    expect(comments.data[0].created_by.name).toBe('Propietario anterior');
    expect(comments.data[1].created_by.name).not.toBe('Propietario anterior');
    const list = (await buyer.caller.get('/logic/unit_claim')).body;
    for (const answer of [body, comments, list]) {
      const text = JSON.stringify(answer);
      for (const secret of [owner.username, lastName, 'Ramiro V', '3415558888', '3415559999'])
        expect(text).not.toContain(secret);
    }
    // A search does not reveal it either; staff and the former owner see all of it.
    expect(await claimsOf(buyer.caller, `?q=${encodeURIComponent(lastName)}`)).toEqual([]);
    expect(await claimsOf(buyer.caller, '?q=canilla')).toEqual([id]);
    expect(await claimsOf(owner.caller, `?q=${encodeURIComponent(lastName)}`)).toEqual([id]);
    expect((await admin.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.client.username).toBe(owner.username);
    expect((await owner.caller.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.contact_name).toBe('Ramiro V');

    await buyer.caller.post(`/logic/claim/${id}/comment`, { text: 'Ahora es mía.' });
    const comment = (await owner.caller.get(`/logic/claim/${id}/comment`)).body.data.at(-1);
    expect(comment.created_by.name).toBe('Propietario actual');
    const { rows } = await api.connection.pool.query('select notes::text from outbox_mail where recipient = $1', [
      owner.username,
    ]);
    expect(rows.some(({ notes }) => notes.includes('Propietario actual comentó'))).toBe(true);
    expect(rows.every(({ notes }) => !notes.includes('Comprador'))).toBe(true);
  });

  test('is sorted by the displayed names, not by hidden ones', async () => {
    const { owner, contractId } = await ownedUnit();
    const raised = async (caller: Caller, contract: number) =>
      (await raiseClaim(caller, contract)).body.data.unit_claim.id as number;
    const former = await raised(owner.caller, contractId);
    const { caller, id: buyerId } = await newClient('Q');
    const { data } = (await transfer(contractId, buyerId)).body;
    const present = await raised(caller, data.contract_id);
    // Whatever the former owner's name, the new owner sees "Propietario anterior", which sorts before Q.
    for (const name of ['Aaron', 'Zulma']) {
      await api.connection.pool.query('update account set name = $2 where id = $1', [owner.id, name]);
      expect(await claimsOf(caller, '?sort=name')).toEqual([former, present]);
      expect(await claimsOf(caller, '?sort=-name')).toEqual([present, former]);
    }
    const ofUnit = await claimsOf(admin, `?sort=name&client_id=${owner.id},${buyerId}`);
    expect(ofUnit).toEqual([present, former]);
  });

  test('keeps its tenant under the new owner', async () => {
    const { unitId, contractId } = await ownedUnit();
    const tenant = (await rent(contractId, 0, 30)) as Awaited<ReturnType<typeof newClient>>;
    const { id } = (await raiseClaim(tenant.caller, contractId)).body.data.unit_claim;
    const buyer = await newClient();
    const { data } = (await transfer(contractId, buyer.id)).body;
    expect(data.lease_contract.tenant.client_id).toBe(tenant.id);
    expect((await raiseClaim(tenant.caller, data.contract_id)).status).toBe(201);
    // Its own claim is unchanged, except for the former owner's name.
    const seen = (await tenant.caller.get(`/logic/unit_claim/${id}`)).body.data.unit_claim;
    expect(seen).toMatchObject({ client: { username: tenant.username }, contact_name: 'Laura Giménez' });
    expect(seen.owner.profile.name).toBe('Propietario anterior');
    expect((await buyer.caller.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.tenant.profile.name).toBe(
      'Inquilino',
    );
    expect((await tenant.caller.get(`/logic/unit/${unitId}`)).status).toBe(200);
  });

  test('ends the lease if it is sold to its own tenant', async () => {
    const { contractId } = await ownedUnit();
    const tenant = (await rent(contractId, -3, 30)) as Awaited<ReturnType<typeof newClient>>;
    const { data } = (await transfer(contractId, tenant.id, day(-1))).body;
    expect(data).toMatchObject({ lease_contract: null, owner_profile: { client_id: tenant.id } });
  });

  test('refuses a future day, one before its start, the same owner, an unknown one and a second sale', async () => {
    const { owner, contractId } = await ownedUnit();
    const buyer = await newClient();
    const message = async (answer: Promise<{ status: number; body: { message: string } }>) => {
      const { status, body } = await answer;
      return [status, body.message];
    };
    expect(await message(transfer(contractId, buyer.id, day(1)))).toEqual([
      422,
      'La fecha no puede ser posterior a hoy.',
    ]);
    expect((await transfer(contractId, buyer.id, day(-11))).body.errors).toEqual([
      { field: 'start_date', message: expect.stringContaining('no puede ser anterior') },
    ]);
    expect(await message(transfer(contractId, buyer.id, 'ayer'))).toEqual([422, 'Debe seleccionar una fecha.']);
    expect(await message(transfer(contractId, owner.id))).toEqual([409, 'Ya es el propietario de la unidad.']);
    expect((await transfer(contractId, 999999)).status).toBe(404);
    expect((await transfer(999999, buyer.id)).status).toBe(404);
    expect((await transfer(contractId, buyer.id, today, owner.caller)).status).toBe(403);
    const both = await Promise.all([transfer(contractId, buyer.id), end(contractId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('an ended ownership', () => {
  test('leaves the unit free for another client, and ends its lease on that day', async () => {
    const { owner, unitId, contractId } = await ownedUnit();
    const tenant = (await rent(contractId, -3, 30)) as Awaited<ReturnType<typeof newClient>>;
    expect((await end(contractId, today, owner.caller)).status).toBe(403);
    expect((await end(contractId, day(1))).status).toBe(422);
    const { body } = await end(contractId, day(-1), manager);
    expect(body.data).toMatchObject({
      contract_id: null,
      owner_profile: null,
      owned_since: null,
      lease_contract: null,
    });
    expect((await tenant.caller.get('/logic/unit')).body.data).toEqual([]);
    expect(
      (await admin.get('/logic/unit/unassigned')).body.data.map(({ unit_id: id }: { unit_id: number }) => id),
    ).toContain(unitId);
    const next = await newClient();
    expect((await admin.post('/logic/contract', { client_id: next.id, unit_id: unitId })).status).toBe(201);
    expect((await end(contractId)).body.message).toBe('Otra persona ya terminó esta propiedad.');
  });
});

describe('a lease', () => {
  const endLease = (id: number, date: string, caller = admin) =>
    caller.post(`/logic/lease_contract/${id}/end`, { end_date: date });

  test('ends early on the given day, and not after its end', async () => {
    const { unitId, contractId } = await ownedUnit();
    await rent(contractId, -5, 30);
    const { id } = (await admin.get(`/logic/unit/${unitId}`)).body.data.lease_contract;
    expect((await endLease(id, day(-6))).body.errors[0].field).toBe('end_date');
    expect((await endLease(id, day(30))).body.message).toMatch(/debe ser anterior al/);
    expect((await endLease(id, day(3), manager)).body.data.lease_contract).toMatchObject({ lease_end_date: day(3) });
    expect((await endLease(id, day(-1))).body.data.lease_contract).toBeNull();
    expect((await endLease(id, day(-2))).body.message).toBe('El alquiler ya terminó.');
    // The unit can be rented again immediately.
    await rent(contractId, 0, 30);
    expect((await admin.get(`/logic/unit/${unitId}`)).body.data.lease_contract).not.toBeNull();
    expect((await endLease(999999, today)).status).toBe(404);
    expect((await endLease(id, today, await api.as('cliente@demo.ar'))).status).toBe(403);
  });

  test('that begins later is shown as the next one, and can be cancelled before it begins', async () => {
    const { unitId, contractId, owner } = await ownedUnit();
    await rent(contractId, 5, 30);
    const unit = (await admin.get(`/logic/unit/${unitId}`)).body.data;
    expect(unit).toMatchObject({ lease_contract: null, next_lease: { lease_start_date: day(5) } });
    const leases = async () => (await admin.get(`/logic/client/${owner.id}`)).body.data.lease_list;
    expect(await leases()).toMatchObject([{ is_running: false, is_upcoming: true }]);
    expect((await endLease(unit.next_lease.id, day(5))).body.data.next_lease).toBeNull();
    expect(await leases()).toMatchObject([{ is_running: false, is_upcoming: false }]);
    await rent(contractId, 0, 30);
  });

  test("ends with the deactivation of its tenant immediately, and today with that of the unit's owner", async () => {
    const { unitId, contractId, owner } = await ownedUnit();
    const tenant = (await rent(contractId, -5, 30)) as Awaited<ReturnType<typeof newClient>>;
    const current = async () => (await admin.get(`/logic/unit/${unitId}`)).body.data.lease_contract;
    await admin.delete(`/logic/client/${tenant.id}`);
    expect(await current()).toBeNull();
    await rent(contractId, 0, 30);
    await rent(contractId, 40, 60);
    await admin.delete(`/logic/client/${owner.id}`);
    const unit = (await admin.get(`/logic/unit/${unitId}`)).body.data;
    expect(unit).toMatchObject({ owner_profile: null, lease_contract: null, next_lease: null });
    const next = await newClient();
    const again = (await admin.post('/logic/contract', { client_id: next.id, unit_id: unitId })).body.data.id;
    await rent(again, 1, 30);
    expect((await admin.get(`/logic/unit/${unitId}`)).body.data.next_lease).not.toBeNull();
  });

  test('that begins later is not disclosed to the current tenant', async () => {
    const { unitId, contractId, owner } = await ownedUnit();
    const tenant = (await rent(contractId, -5, 30)) as Awaited<ReturnType<typeof newClient>>;
    await rent(contractId, 40, 60);
    const nextOf = async (who: Caller) => (await who.get(`/logic/unit/${unitId}`)).body.data.next_lease;
    expect(await nextOf(owner.caller)).toMatchObject({ lease_start_date: day(40) });
    expect(await nextOf(admin)).toMatchObject({ lease_start_date: day(40) });
    expect(await nextOf(tenant.caller)).toBeNull();
  });

  test('that ends on its first day counts as never started', async () => {
    const { unitId, contractId } = await ownedUnit();
    await rent(contractId, 0, 30);
    const { id } = (await admin.get(`/logic/unit/${unitId}`)).body.data.lease_contract;
    expect((await endLease(id, today)).body.data.lease_contract).toBeNull();
  });
});

describe('a lease request', () => {
  const ask = async (caller: Caller, contract: number) =>
    (
      await caller.post('/logic/lease_contract_request', {
        contract_id: contract,
        tenant_name: 'Rita',
        tenant_last_name: 'Saavedra',
        tenant_document: String(35_000_000 + ++serial),
        tenant_email: `rita${serial}@correo.ar`,
        tenant_phone_number: '3415550000',
        lease_start_date: today,
        lease_end_date: day(30),
      })
    ).body.data.id as number;
  const withdraw = (id: number, caller: Caller) => caller.post(`/logic/lease_contract_request/${id}/withdraw`);

  test('is withdrawn by its author until it is decided, and staff are notified', async () => {
    const owner = await api.as('cliente@demo.ar');
    const id = await ask(owner, await ownershipOf(admin, 'Torre Oroño/3° A'));
    expect((await withdraw(id, admin)).body.message).toBe('Solo quien hizo la solicitud la puede retirar.');
    expect((await withdraw(id, await api.as('valeria.pinto@correo.ar'))).status).toBe(404);
    expect((await withdraw(id, await api.as('consorcio@demo.ar'))).status).toBe(403);
    expect((await withdraw(id, owner)).body.data).toMatchObject({
      status: 'rejected',
      rejected_reason: 'Retirada por quien la hizo',
    });
    expect((await withdraw(id, owner)).status).toBe(409);
    const { rows } = await api.connection.pool.query('select recipient from outbox_mail where subject = $1', [
      'Solicitud de inquilino retirada',
    ]);
    expect(rows.map(({ recipient }) => recipient)).toContain('admin@demo.ar');
  });

  test('of staff is withdrawn by its author', async () => {
    const id = await ask(manager, await ownershipOf(admin, 'Torre Oroño/3° A'));
    expect((await withdraw(id, admin)).status).toBe(403);
    expect((await withdraw(id, manager)).status).toBe(200);
  });
});
