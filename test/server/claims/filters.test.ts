import type { UnitClaim } from '../../../src/contract/claimShapes';
import { ownershipOf, raiseClaim } from '../support/claims';
import { startTestApp, type Caller, type TestApp } from '../support/testApp';

let api: TestApp;
let admin: Caller;
let manager: Caller;
let owner: Caller;
let contract: number;
let all: UnitClaim['unit_claim'][];

beforeAll(async () => {
  api = await startTestApp();
  [admin, manager, owner] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('manager@demo.ar'),
    api.as('cliente@demo.ar'),
  ]);
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
  all = await claims(admin, '');
});
afterAll(() => api.close());

const claims = async (caller: Caller, query: string): Promise<UnitClaim['unit_claim'][]> =>
  (await caller.get(`/logic/unit_claim?${query}`)).body.data.map((row: UnitClaim) => row.unit_claim);
const found = async (query: string) => (await claims(admin, query)).map(({ id }) => id);
const expected = (keep: (claim: UnitClaim['unit_claim']) => boolean) => all.filter(keep).map(({ id }) => id);

test('several projects, units, clients, locations, trades and items can be requested at once', async () => {
  const [first, second] = [all[0], all.find(({ contract: { unit } }) => unit.id !== all[0]?.contract.unit.id)];
  if (!first || !second) throw new Error('The demo has too few claims.');
  const both: [string, (claim: UnitClaim['unit_claim']) => number | undefined][] = [
    ['project_id', ({ contract: { unit } }) => unit.project.id],
    ['unit_id', ({ contract: { unit } }) => unit.id],
    ['client_id', ({ client }) => client?.client_id],
    ['location_id', ({ claim_location: { id } }) => id],
    ['category_id', ({ claim_category: { id } }) => id],
    ['item_id', ({ claim_item: { id } }) => id],
  ];
  for (const [filter, idOf] of both) {
    const ids = [idOf(first), idOf(second)];
    const wanted = expected((claim) => ids.includes(idOf(claim)));
    expect(wanted.length).toBeGreaterThan(1);
    expect(await found(`${filter}=${ids.join(',')}`)).toEqual(wanted);
  }
});

test('claims are filtered by price, by warranty, and by minimum age in days', async () => {
  expect(await found('has_price=true')).toEqual(expected(({ claim }) => claim.repair_price !== null));
  expect(await found('has_price=false')).toEqual(expected(({ claim }) => claim.repair_price === null));
  const states = { covered: true, expired: false, none: undefined } as const;
  for (const [state, isCovered] of Object.entries(states))
    expect(await found(`warranty=${state}`)).toEqual(expected(({ warranty }) => warranty?.is_covered === isCovered));
  const limit = new Date(`${new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10)}T03:00:00Z`).getTime();
  const day = 86_400_000;
  const old = await found('older_than=30');
  expect(old).toEqual(expected(({ claim }) => Date.parse(claim.created_at) < limit - 30 * day));
  expect(old.length).toBeGreaterThan(0);
});

test('a second column orders rows that are equal in the first', async () => {
  const rows = await claims(admin, 'sort=priority,-id');
  const key = ({ priority, id }: UnitClaim['unit_claim']) =>
    ['low', 'medium', 'high', 'urgent'].indexOf(priority ?? '') * 1e6 - id;
  expect(rows.map(key)).toEqual(rows.map(key).toSorted((a, b) => a - b));
  const byTexts = await claims(admin, 'sort=category,item');
  const texts = byTexts.map(({ claim_category, claim_item }) => `${claim_category.label} ${claim_item.label}`);
  expect(texts).toEqual(texts.toSorted((a, b) => a.localeCompare(b, 'es')));
  expect((await admin.get('/logic/unit_claim?sort=id,date,name')).status).toBe(400);
});

test('supervisors can filter by their own projects, and an admin has none', async () => {
  const projects = (await manager.get('/auth/info')).body.data.user;
  expect(projects.type).toBe('manager');
  const mine = await claims(manager, 'mine=true');
  const { body } = await admin.get('/model/manager');
  const own = body.data
    .find((row: { username: string }) => row.username === 'manager@demo.ar')
    .projects.map(({ id }: { id: number }) => id);
  expect(mine.map(({ id }) => id)).toEqual(expected(({ contract: { unit } }) => own.includes(unit.project.id)));
  expect(await found('mine=true')).toEqual([]);
});

test('filters on fields that a client may not see are ignored', async () => {
  const allIds = (await claims(owner, '')).map(({ id }) => id);
  expect((await claims(owner, 'has_price=true')).map(({ id }) => id)).toEqual(allIds);
  expect((await claims(owner, 'sort=-date,price')).map(({ id }) => id)).toEqual(
    (await claims(owner, 'sort=-date')).map(({ id }) => id),
  );
});

describe('a claim waits for a reply', () => {
  const one = async (id: number) => (await admin.get(`/logic/unit_claim/${id}`)).body.data.unit_claim;
  const raise = async (who: Caller) => (await raiseClaim(who, contract)).body.data.unit_claim.id as number;
  const say = (who: Caller, id: number) => who.post(`/logic/claim/${id}/comment`, { text: 'Hola' });

  test("from its creation by its owner until staff write, and again from the owner's next message", async () => {
    const id = await raise(owner);
    const raised = await one(id);
    expect(raised.waiting_since).toBe(raised.claim.created_at);
    expect(await found('waiting=true')).toContain(id);

    await say(admin, id);
    expect(await one(id)).toMatchObject({
      waiting_since: null,
      last_message: { by: 'Mariana Bertolotti', is_staff: true },
    });
    expect(await found('waiting=false')).toContain(id);

    await say(owner, id);
    const first = await one(id);
    expect(first.waiting_since).toBe(first.last_message.at);
    await say(owner, id);
    const second = await one(id);
    expect(second.waiting_since).toBe(first.waiting_since);
    expect(second.last_message.at > first.last_message.at).toBe(true);
  });

  test('until a change of status, but not of price or priority', async () => {
    const id = await raise(owner);
    await admin.put(`/logic/claim/${id}/repair_price`, { repair_price: '100' });
    await admin.put(`/logic/unit_claim/${id}/priority`, { priority: 'urgent' });
    expect((await one(id)).waiting_since).not.toBeNull();
    await admin.post(`/logic/claim/${id}/status/up`);
    expect((await one(id)).waiting_since).toBeNull();
  });

  test('only after its owner writes, if staff created it', async () => {
    const id = await raise(admin);
    expect((await one(id)).waiting_since).toBeNull();
    await say(owner, id);
    expect((await one(id)).waiting_since).not.toBeNull();
  });
});

describe('staff find a claim by details that a caller gives on the phone', () => {
  const found = async (caller: Caller, q: string) =>
    (await claims(caller, `q=${encodeURIComponent(q)}`)).map(({ id }) => id);

  test('the contact and the client, by name, phone in any format, e-mail and DNI with dots; a client does not', async () => {
    const fields = { contact_name: 'Zulema Portera', contact_phone: '341 587-3201' };
    const { id, client } = (await raiseClaim(owner, contract, fields)).body.data.unit_claim;
    const { body } = await admin.get(`/logic/client/${client.client_id}`);
    const dni = (body.data.document as string).replace(/(\d{2})(\d{3})(\d{3})/, '$1.$2.$3');
    const searchTexts = ['zulema portera', '341 587-3201', '+54 9 341 587 3201', '587-3201', '3415873201', dni];
    for (const q of [...searchTexts, 'cliente@demo.ar', `zulema ${dni}`])
      expect([q, await found(admin, q)]).toEqual([q, expect.arrayContaining([id])]);
    expect(await found(admin, '341 587-3202')).toEqual([]);
    for (const q of ['zulema', '3415873201']) expect(await found(owner, q)).toEqual([]);
  });

  test('a changed phone is found by the new number', async () => {
    const { client } = all[0] ?? {};
    const { body } = await admin.get(`/logic/client/${client?.client_id}`);
    const { username, name, last_name, document } = body.data;
    await admin.put(`/logic/client/${client?.client_id}`, {
      username,
      name,
      last_name,
      document,
      phone_number: '3419998877',
    });
    expect((await found(admin, '341 999-8877')).length).toBeGreaterThan(0);
  });
});
