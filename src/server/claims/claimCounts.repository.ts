import { sql, type SQL } from 'drizzle-orm';
import { maySee } from '../../contract/claimFilters';
import type { FacetCount } from '../../contract/claimCounts';
import type { ClaimType } from '../../contract/claimStatus';
import { can, scopeOf } from '../../contract/permissions';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { runSql, textOf } from '../support/list';
import { nameOfAccount } from './claimNotes.repository';
import { responsibleOrNobody } from './claimResponsible.repository';
import { claimConditions, nextState, type ClaimQuery } from './claimConditions.repository';
import { dueJoin, dueState } from './claimDue.repository';
import { decisionJoin, decisionState } from './claimDecision.repository';
import { warrantyJoin } from './claims.repository';

type Facet = FacetCount['filter'];

/** Options counted per filter: those with the most claims. */
const maxOptions = 200;

const lookupFacet = (column: string, table: string, label: string): { value: SQL; label: SQL } => ({
  value: sql`c.${sql.raw(column)}`,
  label: sql`(select ${sql.raw(label)} from ${sql.raw(table)} where id = counted.value)`,
});
/** The value that is counted per claim `c`, with the tables that only this facet needs, and its label. */
const facets = (type: ClaimType): Record<Facet, { value: SQL; join?: SQL; label?: SQL }> => ({
  status: { value: sql`c.status` },
  priority: { value: sql`c.priority` },
  has_price: { value: sql`c.repair_price is not null` },
  waiting: { value: sql`c.waiting_since is not null` },
  warranty: { value: sql`w.state`, join: warrantyJoin },
  decision: { value: decisionState, join: decisionJoin },
  due: { value: dueState(), join: dueJoin(type) },
  next: { value: sql`coalesce(${nextState}, 'none')` },
  project_id: lookupFacet('project_id', 'project', 'name'),
  // 0 is the option for no responsible person.
  responsible_id: {
    value: responsibleOrNobody,
    label: sql`(select ${nameOfAccount} from account a where a.id = counted.value)`,
  },
  unit_id: lookupFacet(
    'unit_id',
    'unit',
    "name || ' · ' || (select p.name from project p where p.id = unit.project_id)",
  ),
  client_id: lookupFacet('client_id', 'account', "trim(concat_ws(' ', name, last_name))"),
  location_id: lookupFacet('location_id', 'claim_location', 'label'),
  category_id: lookupFacet('category_id', 'claim_category', 'label'),
  item_id: lookupFacet('item_id', 'claim_item', 'label'),
});

/**
 * Counts the claims per option of the filters `by`, with every other filter applied. Selected options that have a label
 * are returned even without claims. Claims that the caller may not see are not counted.
 */
export async function countClaims(
  context: Context,
  caller: Caller,
  type: ClaimType,
  { by, ...query }: ClaimQuery & { by: string },
): Promise<{ counts: FacetCount[] }> {
  const requestedFacets = (by.split(',') as Facet[]).filter((facet) => isVisibleFacet(caller, facet));
  const counts = await Promise.all(requestedFacets.map((facet) => countFacet(context, caller, type, query, facet)));
  return { counts: counts.flat() };
}

const isVisibleFacet = ({ user }: Caller, facet: Facet): boolean =>
  maySee(user, facet) && (facet !== 'client_id' || can(user, 'clients:manage'));

async function countFacet(
  context: Context,
  caller: Caller,
  type: ClaimType,
  query: ClaimQuery,
  filter: Facet,
): Promise<FacetCount[]> {
  const { value, join = sql``, label } = facets(type)[filter];
  const { where } = await claimConditions(context.db, caller, type, query, filter);
  const statement = sql`select ${filter}::text as filter, counted.value::text as value, ${label ?? sql`null`} as label, counted.count
      from (select ${value} as value, count(*)::int as count from claim c ${join} where ${where} group by 1 order by 2 desc, 1 limit ${maxOptions}) counted
      order by counted.count desc, counted.value`;
  const counted = await context.claimCounts.get(caller, textOf(statement), () =>
    runSql<FacetCount>(context.pool, statement),
  );
  const missing = label
    ? String(query[filter] ?? '')
        .split(',')
        .filter((id) => id !== '' && !counted.some((count) => count.value === id))
    : [];
  if (!label || missing.length === 0) return counted;
  const { where: visible } = await claimConditions(context.db, caller, type, {});
  // A caller who does not see every claim gets the labels of its own claims only.
  const isKnown =
    scopeOf(caller.user, type === 'UNIT' ? 'unitClaims:read' : 'projectClaims:read') === 'any'
      ? sql`true`
      : sql`exists (select 1 from claim c where ${visible} and ${value} = counted.value)`;
  const selectedOptions = await runSql<FacetCount>(
    context.pool,
    sql`select ${filter}::text as filter, counted.value::text as value, ${label} as label, 0 as count
      from unnest(${sql.param(missing)}::int[]) counted(value) where ${isKnown} order by counted.value`,
  );
  return [...counted, ...selectedOptions.filter((each) => each.label !== null)];
}
