import type { FacetCount } from '../../../src/contract/claimCounts';
import type { UnitClaim } from '../../../src/contract/claimShapes';
import { startTestApp, type Caller, type TestApp } from '../support/testApp';

let api: TestApp;
let admin: Caller;
let owner: Caller;

beforeAll(async () => {
  api = await startTestApp();
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
});
afterAll(() => api.close());

const counts = async (query: string, caller = admin): Promise<FacetCount[]> =>
  (await caller.get(`/logic/unit_claim/counts?${query}`)).body.data.counts;

test('the count of each option is the number of claims that it finds together with the other filters', async () => {
  const filters = [
    ...['status', 'priority', 'project_id', 'unit_id', 'client_id', 'location_id', 'category_id', 'item_id'],
    ...['warranty', 'has_price', 'waiting'],
  ];
  const found = await counts(`status=pending,open&by=${filters.join(',')}`);
  expect(new Set(found.map(({ filter }) => filter))).toEqual(new Set(filters));
  for (const filter of filters) {
    const [most] = found.filter((each) => each.filter === filter);
    const others = filter === 'status' ? '' : 'status=pending,open&';
    const { body } = await admin.get(`/logic/unit_claim?page=1&${others}${filter}=${most?.value}`);
    expect([filter, body.meta.total]).toEqual([filter, most?.count]);
  }
});

test('options for records have labels', async () => {
  const [project] = await counts('by=project_id');
  const { body } = await admin.get(`/model/project/${project?.value}`);
  expect(project?.label).toBe(body.data.name);
});

test('selected options have labels even without claims, but for a client only if it has such claims', async () => {
  const projects = (await admin.get('/logic/project')).body.data as { id: number; name: string }[];
  const own = new Set((await counts('by=project_id', owner)).map(({ value }) => value));
  const foreign = projects.find(({ id }) => !own.has(String(id)));
  const chosen = [...own, String(foreign?.id)].join(',');
  const none = `project_id=${chosen}&older_than=3650&by=project_id`;
  const choices = await counts(none);
  expect(new Set(choices.map(({ value, count }) => [value, count].join(':')))).toEqual(
    new Set(chosen.split(',').map((id) => `${id}:0`)),
  );
  expect(choices.find(({ value }) => value === String(foreign?.id))?.label).toBe(foreign?.name);
  expect(new Set((await counts(none, owner)).map(({ value }) => value))).toEqual(own);
  expect(await counts('client_id=1&by=client_id', owner)).toEqual([]);
});

test('with ids only those claims are counted, and none that the caller may not see', async () => {
  const [one, other] = (await admin.get('/logic/unit_claim?page=1&page_size=2')).body.data as UnitClaim[];
  const found = await counts(`ids=${one?.unit_claim.claim.id},${other?.unit_claim.claim.id}&by=status`);
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  const own = new Set(
    ((await owner.get('/logic/unit_claim')).body.data as UnitClaim[]).map(({ unit_claim }) => unit_claim.claim.id),
  );
  const all = (await admin.get('/logic/unit_claim')).body.data as UnitClaim[];
  const foreign = all.find(({ unit_claim }) => !own.has(unit_claim.claim.id));
  expect(await counts(`ids=${foreign?.unit_claim.claim.id}&by=status`, owner)).toEqual([]);
  expect((await admin.get('/logic/unit_claim/counts?ids=uno&by=status')).status).toBe(400);
});

test('a client gets counts of its own claims, without prices and priorities', async () => {
  const all = (await owner.get('/logic/unit_claim')).body.data as UnitClaim[];
  const found = await counts('by=status,priority,has_price', owner);
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
  expect(new Set(found.map(({ filter }) => filter))).toEqual(new Set(['status']));
});

test('counts are cached for a second, and counted again when a claim changes', async () => {
  const [first] = (await admin.get('/logic/unit_claim?page=1&status=pending')).body.data as UnitClaim[];
  const pending = async () => (await counts('by=status')).find(({ value }) => value === 'pending')?.count ?? 0;
  const before = await pending();
  const query = jest.spyOn(api.connection.pool, 'query');
  expect(await pending()).toBe(before);
  const counting = query.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('counted'));
  query.mockRestore();
  expect(counting).toEqual([]);
  await admin.post(`/logic/claim/${first!.unit_claim.claim_id}/status/up`);
  expect(await pending()).toBe(before - 1);
});

test.each(['', 'by=description', 'by=status&page=1'])('refuses %p', async (query) => {
  expect((await admin.get(`/logic/unit_claim/counts?${query}`)).status).toBe(400);
});
