import { ownershipOf, raiseClaim } from '../support/claims';
import { startTestApp, type Caller, type TestApp } from '../support/testApp';

let api: TestApp;
let admin: Caller;
let owner: Caller;
let urgent: number;
let calm: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
  const contract = await ownershipOf(admin, 'Torre Oroño/3° A');
  const raise = async () => (await raiseClaim(owner, contract)).body.data.unit_claim.id as number;
  [urgent, calm] = [await raise(), await raise()];
  await admin.put(`/logic/unit_claim/${urgent}/priority`, { priority: 'urgent' });
  await admin.put(`/logic/claim/${urgent}/repair_price`, { repair_price: '98765.43' });
});
afterAll(() => api.close());

interface Row {
  unit_claim: { id: number; priority: string | null; claim: { repair_price: string | null } };
}
const idsOf = async (caller: Caller, query: string) =>
  ((await caller.get(`/logic/unit_claim${query}`)).body.data as Row[]).map(({ unit_claim: claim }) => claim.id);

test('a client gets neither priority nor price of a claim, in the list and in the detail', async () => {
  const rows = (await owner.get('/logic/unit_claim')).body.data as Row[];
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows.map(({ unit_claim: claim }) => claim.priority))).toEqual(new Set([null]));
  expect(new Set(rows.map(({ unit_claim: claim }) => claim.claim.repair_price))).toEqual(new Set([null]));
  expect((await owner.get(`/logic/unit_claim/${urgent}`)).body.data.unit_claim.priority).toBeNull();
  expect((await admin.get(`/logic/unit_claim/${urgent}`)).body.data.unit_claim.priority).toBe('urgent');
});

test("a claim's history shows a client no priorities and prices, nor who set them", async () => {
  const fields = async (caller: Caller) =>
    ((await caller.get(`/logic/claim/${urgent}/history`)).body.data as { field: string }[]).map(({ field }) => field);
  expect(await fields(owner)).toEqual([]);
  expect(await fields(admin)).toEqual(['priority', 'repair_price']);
});

test('filters, orders and searches reveal no hidden fields to a client', async () => {
  const all = await idsOf(owner, '');
  expect(await idsOf(owner, '?priority=urgent')).toEqual(all);
  expect(await idsOf(owner, '?priority=low')).toEqual(all);
  for (const sort of ['priority', '-priority', 'price', '-price']) {
    expect(await idsOf(owner, `?sort=${sort}`)).toEqual(all);
  }
  expect(await idsOf(owner, '?q=98765')).toEqual([]);
  expect(await idsOf(admin, '?q=98765')).toEqual([urgent]);
  expect(await idsOf(admin, '?priority=urgent')).toContain(urgent);
  expect(await idsOf(admin, '?priority=urgent')).not.toContain(calm);
});

test('no mail of a claim reveals a priority or a price to a client', async () => {
  const { rows } = await api.connection.pool.query(
    "select notes::text as notes, subject from outbox_mail where claim_id = $1 and recipient = 'cliente@demo.ar'",
    [urgent],
  );
  expect(JSON.stringify(rows)).not.toMatch(/98\.?765|prioridad|urgente|Alta/i);
});
