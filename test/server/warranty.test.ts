import { ownershipOf, raiseClaim } from './support/claims';
import { startTestApp, type Caller, type TestApp } from './support/testApp';
import { sqlToday } from './support/today';

let api: TestApp;
let admin: Caller;

beforeAll(async () => {
  api = await startTestApp();
  admin = await api.as('admin@demo.ar');
});
afterAll(() => api.close());

const term = {
  claim_category_id: 1,
  claim_item_id: 1,
  item: 'Grifería',
  months: 18,
  covers: 'Goteo',
  excludes: 'Sarro',
};

test('every signed-in user can read the table, by category and item', async () => {
  const { body } = await (await api.as('inquilino@demo.ar')).get('/model/warranty_term');
  expect(body.data.length).toBeGreaterThanOrEqual(30);
  const categories = body.data.map(({ category }: { category: string }) => category);
  expect(categories).toEqual([...categories].sort((one: string, other: string) => one.localeCompare(other, 'es')));
});

test('an admin adds, edits and deletes a term; an outdated version gets 409', async () => {
  const { status, body } = await admin.post('/model/warranty_term', term);
  expect(status).toBe(201);
  const path = `/model/warranty_term/${body.data.id}`;
  expect((await admin.put(path, { ...term, months: 24, version: 1 })).body.data).toMatchObject({
    months: 24,
    version: 2,
  });
  expect((await admin.put(path, { ...term, version: 1 })).status).toBe(409);
  expect((await admin.delete(path)).body.data.months).toBe(24);
  expect((await admin.delete(path)).status).toBe(404);
});

test('refuses an item of another category, and invalid months', async () => {
  expect((await admin.post('/model/warranty_term', { ...term, claim_item_id: 10 })).body.errors).toEqual([
    { field: 'claim_item_id', message: 'El ítem no corresponde al rubro.' },
  ]);
  expect((await admin.post('/model/warranty_term', { ...term, months: -1 })).status).toBe(400);
  expect((await admin.post('/model/warranty_term', { ...term, item: ' ' })).status).toBe(422);
});

test('a claim shows whether its item is covered, by the term of the item or otherwise of its category', async () => {
  const contract = await ownershipOf(admin, 'Torre Oroño/3° A');
  await api.connection.pool.query("update contract set start_date = '2020-01-31' where id = $1", [contract]);
  const covered = async (overrides = {}) =>
    (await raiseClaim(admin, contract, overrides)).body.data.unit_claim.warranty;
  expect(await covered()).toEqual({ months: 12, expires_on: '2021-01-31', is_covered: false });
  expect(await covered({ claim_item_id: 6 })).toEqual({ months: 18, expires_on: '2021-07-31', is_covered: false });
  await api.connection.pool.query(`update contract set start_date = ${sqlToday} where id = $1`, [contract]);
  expect((await covered()).is_covered).toBe(true);
  const terms = (await admin.get('/model/warranty_term')).body.data as { id: number; claim_category_id: number }[];
  for (const { id } of terms.filter(({ claim_category_id: category }) => category === 1))
    expect((await admin.delete(`/model/warranty_term/${id}?all=true`)).status).toBe(200);
  expect(await covered()).toBeNull();
});

test('lists the terms of a unit with their last days, as the table stood at its delivery', async () => {
  const contract = await ownershipOf(admin, 'Torre Oroño/3° A');
  await api.connection.pool.query(
    "update unit set delivered_on = '2024-02-29' where id = (select unit_id from contract where id = $1)",
    [contract],
  );
  const path = `/logic/contract/${contract}/warranty`;
  type Shown = { item: string; months: number; expires_on: string };
  const shown = async (item: string) =>
    ((await admin.get(path)).body.data as Shown[]).find((each) => each.item === item);
  const added = (await admin.post('/model/warranty_term', { ...term, claim_item_id: null, item: 'Sifones' })).body.data;
  expect(await shown('Sifones')).toMatchObject({ months: 18, expires_on: '2025-08-29' });
  // An edit is for deliveries from today on, unless it says otherwise.
  await admin.put(`/model/warranty_term/${added.id}`, { ...term, claim_item_id: null, item: 'Sifones', months: 6 });
  expect(await shown('Sifones')).toMatchObject({ months: 18 });
  await admin.put(`/model/warranty_term/${added.id}`, {
    ...term,
    claim_item_id: null,
    item: 'Sifones',
    months: 6,
    counts_from: null,
  });
  expect(await shown('Sifones')).toMatchObject({ months: 6, expires_on: '2024-08-29' });
  expect((await (await api.as('consorcio@demo.ar')).get(path)).status).toBe(403);
  const stranger = await api.as('cliente@demo.ar');
  const others = (await admin.get('/logic/unit')).body.data as { contract_id: number | null; owner_name: string }[];
  const answers = await Promise.all(
    others
      .filter(({ contract_id: id }) => id)
      .map(({ contract_id: id }) => stranger.get(`/logic/contract/${id}/warranty`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
});

test("a building's common parts have terms of their own, from the building's delivery", async () => {
  const [project] = (await admin.get('/logic/project')).body.data as { id: number; name: string; address: string }[];
  const common = { ...term, claim_category_id: null, claim_item_id: null };
  await admin.post('/model/warranty_term', { ...common, item: 'Partes comunes', months: 12 });
  await admin.post('/model/warranty_term', { ...common, item: 'Impermeabilización', place: 'Azotea', months: 36 });
  const claimOf = async (place: string) => {
    const { body } = await admin.post(`/logic/project/${project!.id}/project_claim`, {
      reason: 'Filtración',
      description: 'Entra agua cuando llueve',
      place,
    });
    return body.data.project_claim as { id: number; warranty: unknown };
  };
  expect((await admin.get(`/logic/project/${project!.id}/warranty`)).body.data).toEqual([]);
  const early = await claimOf('Azotea');
  expect(early.warranty).toBeNull();
  const { name, address } = project!;
  const saved = await admin.put(`/logic/project/${project!.id}`, {
    name,
    address,
    description: '',
    delivery_date: '2025-03-31',
  });
  expect(saved.body.data.delivery_date).toBe('2025-03-31');
  expect((await claimOf('Azotea')).warranty).toEqual({ months: 36, expires_on: '2028-03-31', is_covered: true });
  expect((await claimOf('Fachada')).warranty).toEqual({ months: 12, expires_on: '2026-03-31', is_covered: false });
  // The term of a claim that nobody has decided about follows the delivery.
  expect((await admin.get(`/logic/project_claim/${early.id}`)).body.data.project_claim.warranty).toMatchObject({
    months: 36,
  });
  const listed = (await admin.get(`/logic/project/${project!.id}/warranty`)).body.data as { item: string }[];
  expect(listed.map(({ item }) => item)).toEqual(['Impermeabilización', 'Partes comunes']);
  // Supervisors read what they show on the project's page; a client does not.
  const supervisor = await api.as('manager@demo.ar');
  expect((await supervisor.get(`/logic/project/${project!.id}/warranty`)).body.data).toEqual(listed);
  const client = await api.as('cliente@demo.ar');
  expect((await client.get(`/logic/project/${project!.id}/warranty`)).status).toBe(403);
  const stranger = await api.as('administracion@demo.ar');
  const owned = (await stranger.get('/logic/project')).body.data as { id: number }[];
  const isOwn = owned.some(({ id }) => id === project!.id);
  expect((await stranger.get(`/logic/project/${project!.id}/warranty`)).status).toBe(isOwn ? 200 : 404);
  expect((await admin.post('/model/warranty_term', { ...term, place: 'Azotea' })).status).toBe(422);
  const wrong = await admin.put(`/logic/project/${project!.id}`, {
    name,
    address,
    description: '',
    delivery_date: '2025-02-30',
  });
  expect(wrong.status).toBe(422);
});

test('an admin reads who changed what in the table', async () => {
  const { body } = await admin.post('/model/warranty_term', { ...term, item: 'Bachas' });
  await admin.put(`/model/warranty_term/${body.data.id}`, { ...term, item: 'Bachas', months: 30 });
  await admin.delete(`/model/warranty_term/${body.data.id}`);
  const versions = (await admin.get('/model/warranty_term/version')).body.data as Record<string, unknown>[];
  expect(versions.slice(0, 3)).toEqual([
    expect.objectContaining({ item: 'Bachas', months: null, former_months: 30 }),
    expect.objectContaining({ months: 30, former_months: 18, created_by: expect.any(String) }),
    expect.objectContaining({ months: 18, former_months: null, counts_from: null }),
  ]);
  for (const who of ['manager@demo.ar', 'cliente@demo.ar'])
    expect((await (await api.as(who)).get('/model/warranty_term/version')).status).toBe(403);
});

describe('the template', () => {
  const path = '/model/warranty_term/template';

  test('fills the empty table with marked terms, until they are edited or approved', async () => {
    await api.connection.pool.query('delete from warranty_term');
    const { status, body } = await admin.post(path);
    expect(status).toBe(200);
    expect(body.data.length).toBeGreaterThanOrEqual(30);
    expect(body.data.every(({ is_template: isTemplate }: { is_template: boolean }) => isTemplate)).toBe(true);
    const tap = body.data.find(({ item }: { item: string }) => item === 'Grifería');
    expect(tap).toMatchObject({ category: 'Sanitarios', months: 12, claim_item_id: 1 });
    const edited = (await admin.put(`/model/warranty_term/${tap.id}`, { ...term, version: 1 })).body.data;
    expect(edited).toMatchObject({ is_template: false, months: 18 });
    const marked = async (): Promise<number> =>
      (await admin.get('/model/warranty_term')).body.data.filter(
        ({ is_template: isTemplate }: { is_template: boolean }) => isTemplate,
      ).length;
    expect(await marked()).toBe(body.data.length - 1);
    expect((await admin.post(`${path}/approve`)).body.data).toHaveLength(body.data.length);
    expect(await marked()).toBe(0);
  });

  test('is refused if there are terms, also for the second of two concurrent calls', async () => {
    const { status, body } = await admin.post(path);
    expect([status, body.message]).toEqual([409, 'El cuadro ya tiene plazos: la plantilla es para empezar uno vacío.']);
    await api.connection.pool.query('delete from warranty_term');
    const answers = await Promise.all([admin.post(path), admin.post(path)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  test('skips terms of trades that the company lacks; it is refused if none fits', async () => {
    await api.connection.pool.query('delete from warranty_term');
    await api.connection.pool.query("update claim_category set label = 'Otro ' || id where label <> 'Climatización'");
    expect((await admin.post(path)).body.data).toHaveLength(1);
    await api.connection.pool.query("delete from warranty_term; update claim_category set label = 'Otro ' || id");
    expect((await admin.post(path)).status).toBe(422);
  });

  test('is only for admins', async () => {
    for (const who of ['manager@demo.ar', 'cliente@demo.ar', 'consorcio@demo.ar']) {
      const caller = await api.as(who);
      expect((await caller.post(path)).status).toBe(403);
      expect((await caller.post(`${path}/approve`)).status).toBe(403);
    }
  });
});
