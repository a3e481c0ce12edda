/** A page of many claims is read group by group, and equals the page of an order over all claims. */
import { sql, type SQL } from 'drizzle-orm';
import { projectClaimColumns, unitClaimColumns } from '../../../src/contract/claimFilters';
import type { ClaimType } from '../../../src/contract/claimStatus';
import { claimConditions, type ClaimQuery } from '../../../src/server/claims/claimConditions.repository';
import { sortedClaims, sortedInGroups, hasGroups } from '../../../src/server/claims/claimOrder.repository';
import { projectSorts, unitSorts } from '../../../src/server/claims/claimSorts.repository';
import type { Caller } from '../../../src/server/policies/rows';
import { runSql } from '../../../src/server/support/list';
import { startTestApp, type TestApp } from '../support/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const user = { id: 1, type: 'admin', username: 'admin@demo.ar', name: '', properties_count: 0 };
const caller = { user, scope: 'any' } as unknown as Caller;

/** The ids of a page, by an order over all claims and by groups; undefined if the order has no groups. */
async function pages(type: ClaimType, query: ClaimQuery): Promise<[number[], number[]] | undefined> {
  const { context } = api.app;
  const sorts = type === 'UNIT' ? unitSorts(caller) : projectSorts;
  if (!hasGroups(sorts, query)) return undefined;
  const { where, isUnfiltered } = await claimConditions(context.db, caller, type, query);
  const ids = async (found: SQL) =>
    (await runSql<{ id: number }>(context.pool, sql`select c.id ${found}`)).map(({ id }) => id);
  return [
    await ids(sortedClaims(sorts, query, where).sorted),
    await ids(sortedInGroups(sorts, query, where, isUnfiltered)),
  ];
}

const signed = (columns: readonly string[]) => columns.flatMap((column) => [column, `-${column}`]);

describe.each([
  ['UNIT', unitClaimColumns],
  ['PROJECT', projectClaimColumns],
] as const)('of %s claims', (type, columns) => {
  test.each(signed(columns))('by %s, alone and with every other column', async (first) => {
    for (const sort of [first, ...signed(columns).map((second) => `${first},${second}`)])
      for (const page of [1, 3]) {
        const both = await pages(type, { sort, page, page_size: 7 });
        if (!both) continue;
        expect({ sort, page, ids: both[1] }).toEqual({ sort, page, ids: both[0] });
        expect(both[0].length).toBeGreaterThan(0);
      }
  });
});

test.each([
  { status: 'open', sort: 'location' },
  { waiting: true, sort: '-name,date' },
  { warranty: 'covered,none', sort: 'status,-price' },
  { q: 'canilla', sort: 'building,category' },
  { priority: 'urgent', project_id: '1,2', sort: '-item,warranty' },
])('with a filter: %j', async (query) => {
  const [all, grouped] = (await pages('UNIT', { page: 1, page_size: 50, ...query }))!;
  expect(all.length).toBeGreaterThan(0);
  expect(grouped).toEqual(all);
});

test('groups are used for columns of few values and of names, and for warranty, which has its own index, only together with another', () => {
  const grouped = (sort: string) => hasGroups(unitSorts(caller), { sort, page: 1 });
  expect(unitClaimColumns.filter(grouped)).toEqual([
    'name',
    'building',
    'location',
    'location_detail',
    'category',
    'item',
    'priority',
    'status',
    'responsible',
    'decision',
  ]);
  expect(unitClaimColumns.filter((column) => grouped(`${column},id`))).toEqual([
    'name',
    'building',
    'location',
    'location_detail',
    'category',
    'item',
    'priority',
    'status',
    'responsible',
    'warranty',
    'decision',
  ]);
  // The unfiltered list is sorted in one statement, and a name that a client may not see does not affect the order.
  expect(hasGroups(unitSorts(caller), { sort: 'name' })).toBe(false);
  const client = { user: { ...user, type: 'client' }, scope: 'own' } as unknown as Caller;
  expect(hasGroups(unitSorts(client), { sort: 'name', page: 1 })).toBe(false);
});
