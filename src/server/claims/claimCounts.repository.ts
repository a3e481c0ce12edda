import { sql, type SQL } from 'drizzle-orm';
import type { FacetCount } from '../../contract/claimCounts';
import type { ClaimType } from '../../contract/claimStatus';
import { can } from '../../contract/permissions';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { runSql } from '../support/list';
import { claimConditions, type ClaimQuery } from './claimConditions.repository';
import { warrantyState } from './claimRows.repository';

type Facet = FacetCount['filter'];

/** Choices of one filter that are counted: those with most claims. */
const choices = 200;

const named = (column: string, table: string, label: string): { value: SQL; label: SQL } => ({
  value: sql`c.${sql.raw(column)}`,
  label: sql`(select ${sql.raw(label)} from ${sql.raw(table)} where id = counted.value)`,
});
const facets: Record<Facet, { value: SQL; label?: SQL }> = {
  status: { value: sql`c.status` },
  priority: { value: sql`c.priority` },
  has_price: { value: sql`c.repair_price is not null` },
  waiting: { value: sql`c.waiting_since is not null` },
  warranty: { value: warrantyState },
  project_id: named('project_id', 'project', 'name'),
  unit_id: named('unit_id', 'unit', 'name'),
  location_id: named('location_id', 'claim_location', 'label'),
  category_id: named('category_id', 'claim_category', 'label'),
  item_id: named('item_id', 'claim_item', 'label'),
};

/** How many claims there are for each choice of the filters `by`, every other filter applied. What the caller may not see is not counted. */
export async function countClaims(
  context: Context,
  caller: Caller,
  type: ClaimType,
  { by, ...query }: ClaimQuery & { by: string },
): Promise<{ counts: FacetCount[] }> {
  const wanted = (by.split(',') as Facet[]).filter((facet) => isSeen(caller, facet));
  const counts = await Promise.all(wanted.map((facet) => countFacet(context, caller, type, query, facet)));
  return { counts: counts.flat() };
}

const isSeen = ({ user }: Caller, facet: Facet): boolean =>
  (facet !== 'priority' || can(user, 'claims:seePriority')) && (facet !== 'has_price' || can(user, 'claims:seePrice'));

async function countFacet(
  context: Context,
  caller: Caller,
  type: ClaimType,
  query: ClaimQuery,
  filter: Facet,
): Promise<FacetCount[]> {
  const { value, label = sql`null` } = facets[filter];
  const { where } = await claimConditions(context, caller, type, query, filter);
  return runSql(
    context.pool,
    sql`select ${filter}::text as filter, counted.value::text as value, ${label} as label, counted.count
      from (select ${value} as value, count(*)::int as count from claim c where ${where} group by 1 order by 2 desc, 1 limit ${choices}) counted
      order by counted.count desc, counted.value`,
  );
}
