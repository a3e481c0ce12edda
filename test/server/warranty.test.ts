import { ownershipOf, raiseClaim } from './support/claims';
import { startTestApp, type Caller, type TestApp } from './support/testApp';

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
  await api.connection.pool.query('update contract set start_date = current_date where id = $1', [contract]);
  expect((await covered()).is_covered).toBe(true);
  await api.connection.pool.query('delete from warranty_term');
  expect(await covered()).toBeNull();
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
