import { normalizeCuit, formatCuit } from '../../src/contract/cuit';
import { ownershipOf, raiseClaim } from './support/claims';
import { startTestApp, type Caller, type TestApp } from './support/testApp';
import { openWorkIds, postWork } from './support/works';

let api: TestApp;
let admin: Caller;
let manager: Caller;
let owner: Caller;
let claimId: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, manager, owner] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('manager@demo.ar'),
    api.as('cliente@demo.ar'),
  ]);
  claimId = await newClaim();
});
afterAll(() => api.close());

const newClaim = async (): Promise<number> =>
  (await raiseClaim(owner, await ownershipOf(admin, 'Torre Oroño/3° A'))).body.data.unit_claim.claim_id as number;

let serial = 0;
const fields = (changes: object = {}) => ({
  name: `Sanitarios Paraná ${++serial}`,
  phone_number: '341 555-0101',
  email: 'Taller@Correo.ar',
  category_ids: [1],
  project_ids: [],
  ...changes,
});
const newContractor = async (changes: object = {}) =>
  (await admin.post('/logic/contractor', fields(changes))).body.data as { id: number; name: string; version: number };
const newWork = async (changes: object = {}) => {
  const { id } = await newContractor();
  const work = { contractor_id: id, instructions: 'Cambiar el flexible.', price: '12500.50', claim_ids: [claimId] };
  return postWork(admin, { ...work, ...changes });
};
const move = async (id: number, name: string, note?: string) =>
  admin.put(`/logic/work_order/${id}/status`, {
    move: name,
    note,
    ...(name === 'ask' && { known_open_works: await openWorkIds(admin) }),
  });

describe('a CUIT', () => {
  test('is validated by its check digit, and displayed with hyphens', () => {
    expect(['30-50001091-2', '20 12345678 6', '27-12345678-0'].map(normalizeCuit)).toEqual([
      '30500010912',
      '20123456786',
      '27123456780',
    ]);
    expect(['30-50001091-3', '11-11111111-1', '3050001091', 'treinta'].map(normalizeCuit)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(formatCuit('30500010912')).toBe('30-50001091-2');
  });
});

describe('contractors', () => {
  test('are created with their trades and projects, found by words, trade and project, and edited', async () => {
    const { data: created } = (
      await manager.post('/logic/contractor', fields({ cuit: '30-50001091-2', category_ids: [1, 2], project_ids: [1] }))
    ).body;
    expect(created).toMatchObject({
      cuit: '30500010912',
      phone_number: '3415550101',
      email: 'taller@correo.ar',
      active: true,
      open_works: 0,
      figures: { works: 0, done: 0, refused: 0, returned: 0, days_to_done: null },
    });
    expect(created.categories).toHaveLength(2);
    const found = async (query: string) =>
      (await admin.get(`/logic/contractor?page=1&page_size=200&${query}`)).body.data.map(
        ({ id }: { id: number }) => id,
      ) as number[];
    expect(await found('q=30500010912')).toEqual([created.id]);
    expect(await found('category_id=2&project_id=1')).toContain(created.id);
    expect(await found('project_id=2')).not.toContain(created.id);

    const edit = { ...fields({ name: 'Paraná', active: false }), version: created.version };
    expect((await admin.put(`/logic/contractor/${created.id}`, edit)).body.data).toMatchObject({
      name: 'Paraná',
      active: false,
      version: created.version + 1,
    });
    expect((await admin.put(`/logic/contractor/${created.id}`, edit)).status).toBe(409);
    expect(await found('active=false')).toContain(created.id);
  });

  test('are refused without a name or a phone, with an invalid CUIT, a duplicate CUIT, or an unknown trade', async () => {
    const { body } = await admin.post(
      '/logic/contractor',
      fields({ name: ' ', phone_number: '', cuit: '30-1', email: 'x' }),
    );
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['name', 'phone_number', 'cuit', 'email']);
    await newContractor({ cuit: '20-12345678-6' });
    const taken = await admin.post('/logic/contractor', fields({ cuit: '20123456786' }));
    expect({ status: taken.status, errors: taken.body.errors }).toEqual({
      status: 409,
      errors: [{ field: 'cuit', message: 'Ya existe un contratista con ese CUIT.' }],
    });
    expect((await admin.post('/logic/contractor', fields({ category_ids: [99999] }))).body.errors[0].field).toBe(
      'category_ids',
    );
    expect((await admin.get('/logic/contractor/99999')).status).toBe(404);
  });

  test('are only for staff', async () => {
    for (const who of [owner, await api.as('consorcio@demo.ar')]) {
      expect((await who.get('/logic/contractor')).status).toBe(403);
      expect((await who.post('/logic/contractor', fields())).status).toBe(403);
      expect((await who.get('/logic/work_order')).status).toBe(403);
      expect((await who.get('/logic/work_order/claim')).status).toBe(403);
    }
  });

  test('are exported to a file as the list shows them', async () => {
    const { name } = await newContractor({ name: 'Gas Litoral' });
    const { body } = await admin.get('/logic/contractor/export?format=csv&columns=name,phone');
    expect(String(body)).toContain(`${name};`);
  });
});

describe('a work order', () => {
  test('is requested, accepted, done, returned, done again and verified, with each step in its history', async () => {
    const { status, body } = await newWork();
    expect(status).toBe(201);
    const { id } = body.data as { id: number };
    expect(body.data).toMatchObject({
      status: 'asked',
      price: '12500.50',
      assignee: null,
      claims: [{ id: claimId, type: 'UNIT', place: '3° A · Torre Oroño' }],
    });
    for (const [name, note] of [['accept'], ['finish'], ['return', 'Sigue goteando.'], ['finish'], ['verify']] as const)
      expect((await move(id, name, note)).status).toBe(200);
    const { data } = (await admin.get(`/logic/work_order/${id}`)).body;
    expect(data.status).toBe('verified');
    expect(
      data.events.map(({ what, note }: { what: string; note: string }) => [what, note].filter(Boolean).join(': ')),
    ).toEqual(['created', 'accept', 'finish', 'return: Sigue goteando.', 'finish', 'verify']);
    const { figures } = (await admin.get(`/logic/contractor/${data.contractor.id}`)).body.data;
    expect(figures).toMatchObject({ works: 1, done: 1, returned: 1, refused: 0, days_to_done: 0 });
  });

  test('is not moved if its status does not allow it, nor refused without a reason', async () => {
    const { id } = (await newWork()).body.data as { id: number };
    expect((await move(id, 'verify')).status).toBe(409);
    expect((await move(id, 'refuse', ' ')).body.errors).toEqual([
      { field: 'note', message: 'Debe indicar el motivo.' },
    ]);
    expect((await move(id, 'refuse', 'No llego este mes.')).body.data.status).toBe('refused');
    expect((await move(id, 'accept')).status).toBe(409);
    expect((await move(id, 'ask')).body.data.status).toBe('asked');
    expect((await move(99999, 'accept')).status).toBe(404);
    const both = await Promise.all([move(id, 'accept'), move(id, 'accept')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('requires an existing claim, instructions, and either an active contractor or a staff member', async () => {
    const inactive = await newContractor({ active: false });
    const fieldsOf = async (changes: object) =>
      (await newWork(changes)).body.errors?.map(({ field }: { field: string }) => field);
    expect(await fieldsOf({ contractor_id: null, instructions: '', price: 'x', claim_ids: [] })).toEqual([
      'contractor_id',
      'instructions',
      'price',
      'claim_ids',
    ]);
    expect(await fieldsOf({ contractor_id: inactive.id })).toEqual(['contractor_id']);
    expect(await fieldsOf({ claim_ids: [99999] })).toEqual(['claim_ids']);
    const { id: userId } = (await admin.get('/auth/info')).body.data.user;
    expect((await newWork({ contractor_id: null, assignee_id: userId })).body.data.assignee.id).toBe(userId);
    const { id: ownerId } = (await owner.get('/auth/info')).body.data.user;
    expect(await fieldsOf({ contractor_id: null, assignee_id: ownerId })).toEqual(['assignee_id']);
  });

  test('is edited until it is verified; the assignee changes only before it is accepted', async () => {
    const { id, contractor, version } = (await newWork()).body.data as {
      id: number;
      contractor: { id: number };
      version: number;
    };
    const other = await newContractor();
    const edit = (changes: object) =>
      admin.put(`/logic/work_order/${id}`, { contractor_id: other.id, instructions: 'Otra cosa.', ...changes });
    expect((await edit({ version })).body.data).toMatchObject({ contractor: { id: other.id }, price: null });
    expect((await edit({ version })).status).toBe(409);
    await move(id, 'accept');
    expect((await edit({ contractor_id: contractor.id })).body.errors[0].field).toBe('contractor_id');
    expect((await edit({ instructions: 'Igual.' })).body.data.instructions).toBe('Igual.');
    await move(id, 'finish');
    await move(id, 'verify');
    expect((await edit({})).status).toBe(409);
  });

  test('is requested again if it was refused and is given to someone else; the history names both', async () => {
    const { id, contractor } = (await newWork()).body.data as { id: number; contractor: { id: number; name: string } };
    const edit = async (contractorId: number) =>
      (
        await admin.put(`/logic/work_order/${id}`, {
          contractor_id: contractorId,
          instructions: 'Lo mismo.',
          known_open_works: await openWorkIds(admin),
        })
      ).body.data;
    await move(id, 'refuse', 'No llego.');
    expect((await edit(contractor.id)).status).toBe('refused');
    const other = await newContractor({ name: 'Otro taller' });
    const { status, events } = (await edit(other.id)) as { status: string; events: { what: string; note: string }[] };
    expect(status).toBe('asked');
    expect(events.slice(-2)).toMatchObject([
      { what: 'changed', note: `Lo hacía ${contractor.name}, ahora Otro taller.` },
      { what: 'ask', note: '' },
    ]);
  });

  test('counts for the contractor who had it: a refusal by staff stays with the former one', async () => {
    const { id, contractor: former } = (await newWork()).body.data as { id: number; contractor: { id: number } };
    await move(id, 'refuse', 'Avisó por teléfono que no llega.');
    const next = await newContractor();
    await admin.put(`/logic/work_order/${id}`, {
      contractor_id: next.id,
      instructions: 'Lo mismo.',
      known_open_works: await openWorkIds(admin),
    });
    for (const [name, note] of [['accept'], ['finish'], ['return', 'Gotea.']] as const) await move(id, name, note);
    // Events of the new contractor are two days after those of the former one.
    await api.connection.pool.query(
      `update work_event set at = at - interval '2 days' where work_id = ${id} and assigned_contractor_id = ${former.id}`,
    );
    const figuresOf = async (contractor: number) =>
      (await admin.get(`/logic/contractor/${contractor}`)).body.data.figures;
    expect(await figuresOf(former.id)).toEqual({ works: 1, done: 0, refused: 1, returned: 0, days_to_done: null });
    expect(await figuresOf(next.id)).toEqual({ works: 1, done: 1, refused: 0, returned: 1, days_to_done: 0 });
  });

  test('is found by claim, project, status, contractor and words', async () => {
    const own = await newClaim();
    const { id, contractor } = (await newWork({ claim_ids: [own, claimId] })).body.data as {
      id: number;
      contractor: { id: number };
    };
    const found = async (query: string) =>
      (await admin.get(`/logic/work_order?page=1&page_size=200&${query}`)).body.data.map(
        (work: { id: number }) => work.id,
      ) as number[];
    expect(await found(`claim_id=${own}`)).toEqual([id]);
    expect(await found(`contractor_id=${contractor.id}&status=asked,done`)).toEqual([id]);
    expect(await found(`q=flexible%20${own}`)).toContain(id);
    expect(await found('project_id=99999')).toEqual([]);
    const { id: staffId } = (await admin.get('/auth/info')).body.data.user as { id: number };
    const ofStaff = (await newWork({ claim_ids: [own], contractor_id: null, assignee_id: staffId })).body.data.id;
    expect(await found(`assignee_id=${staffId}&claim_id=${own}`)).toEqual([ofStaff]);
    expect(await found(`contractor_id=${contractor.id}&assignee_id=${staffId}&claim_id=${own}`)).toEqual([ofStaff, id]);
    for (const column of ['id', 'date', 'contractor', 'claims', 'instructions', 'price', 'status'])
      expect((await admin.get(`/logic/work_order?page=1&sort=-${column}`)).status).toBe(200);
    expect(String((await admin.get(`/logic/work_order/export?format=csv&claim_id=${own}`)).body)).toContain('Pedido');
  });

  test('lists the claims that it can be for: those of a search, or those requested by id', async () => {
    const { data } = (await admin.get(`/logic/work_order/claim?ids=${claimId}`)).body;
    expect(data).toEqual([expect.objectContaining({ id: claimId, project_id: expect.any(Number) })]);
    const openWorkIds = async (id: number) =>
      (await admin.get(`/logic/work_order/claim?ids=${id}`)).body.data[0].open_work_ids as number[];
    const own = await newClaim();
    expect(await openWorkIds(own)).toEqual([]);
    const { id: workId } = (await newWork({ claim_ids: [own] })).body.data as { id: number };
    expect(await openWorkIds(own)).toEqual([workId]);
    await admin.put(`/logic/work_order/${workId}/status`, { move: 'cancel', note: 'Ya no hace falta.' });
    expect(await openWorkIds(own)).toEqual([]);
    const found = (await admin.get(`/logic/work_order/claim?q=${claimId}`)).body.data as { id: number }[];
    // A claim is the first result for its number, before newer claims that contain the number.
    const { rows } = await api.connection.pool.query<{ id: number }>(
      `select min(id) as id from claim where status in ('pending', 'approved', 'open')`,
    );
    for (const q of [`${rows[0]!.id}`, `%23${rows[0]!.id}`])
      expect((await admin.get(`/logic/work_order/claim?q=${q}`)).body.data[0].id).toBe(rows[0]!.id);
    expect(found.map(({ id }) => id)).toContain(claimId);
  });
});
