import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { claimOperations } from '../../contract/claims';
import type { ClaimType } from '../../contract/claimStatus';
import { can } from '../../contract/permissions';
import { one } from '../database/one';
import type { Context } from '../context';
import { visibleClaims } from '../policies/claims.policy';
import type { Caller } from '../policies/rows';
import { addDays, startOfDay } from '../support/days';
import { inBatches } from '../support/batches';
import { all, matchesWords, pageOf, runSql, textOf } from '../support/list';
import { readProjectClaims, readUnitClaims, type ProjectClaimRow, type UnitClaimRow } from './claimRows.repository';

export type UnitClaimQuery = Static<typeof claimOperations.listUnitClaims.query>;
export type ProjectClaimQuery = Static<typeof claimOperations.listProjectClaims.query>;
type ClaimQuery = Omit<UnitClaimQuery, 'sort'> & { sort?: string };

/** How a column sorts: by `value`, where `join` adds the table that only this order needs. */
interface SortColumn {
  value: SQL;
  isNullable?: boolean;
  join?: (direction: SQL) => SQL;
}

/**
 * Sorts by a text of another table, `texts` being its rows as id and value. Those few are put in order first and their claims
 * read along an index, so that the first page does not sort every claim.
 */
const byTextOf = (key: string, texts: SQL): SortColumn => ({
  value: sql`texts.value`,
  join: (direction) => sql`join (${texts} order by value ${direction}) texts on texts.id = c.${sql.raw(key)}`,
});
const byLabelOf = (table: string): SortColumn =>
  byTextOf(`${table.replace('claim_', '')}_id`, sql`select id, plain_text(label) as value from ${sql.raw(table)}`);

const commonSorts: Record<string, SortColumn> = {
  id: { value: sql`c.id` },
  date: { value: sql`c.created_at` },
  description: { value: sql`plain_text(left(c.description, 200))` },
  messages: { value: sql`c.comment_count` },
  price: { value: sql`c.repair_price`, isNullable: true },
  status: { value: sql`claim_status_rank(c.status)` },
};

const unitSorts: Record<string, SortColumn> = {
  ...commonSorts,
  name: byTextOf('client_id', sql`select id, plain_text(concat_ws(' ', name, last_name)) as value from account`),
  building: byTextOf(
    'unit_id',
    sql`select u.id, plain_text(concat_ws(' ', u.name, p.name)) as value from unit u join project p on p.id = u.project_id`,
  ),
  location: byLabelOf('claim_location'),
  location_detail: byLabelOf('claim_location_detail'),
  category: byLabelOf('claim_category'),
  item: byLabelOf('claim_item'),
  priority: { value: sql`claim_priority_rank(c.priority)` },
};

const projectSorts: Record<string, SortColumn> = {
  ...commonSorts,
  name: {
    value: sql`plain_text(coalesce(nullif(concat_ws(' ', creator.name, creator.last_name), ''), creator.username, 'Admin'))`,
    join: () => sql`left join account creator on creator.id = c.created_by`,
  },
  building: byTextOf('project_id', sql`select id, plain_text(name) as value from project`),
  reason: { value: sql`plain_text(c.reason)` },
};

/** The order of a page, newest first where none is wanted. The id ends it, so that equal rows keep their place from page to page. */
function orderOf(sorts: Record<string, SortColumn>, sort = '-date'): { join: SQL; order: SQL } {
  const column = sorts[sort.replace(/^-/, '')];
  if (!column) throw new Error(`No order by ${sort}.`);
  const { value, isNullable, join } = column;
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  return {
    join: join?.(direction) ?? sql``,
    order: sql`${value} ${direction}${isNullable ? sql` nulls last` : sql``}, c.id ${direction}`,
  };
}

/** Claims that are read at once where the whole list is wanted. */
const batchRows = 250;

/** The claims of one kind that match; `rows` in the wanted order and page, `count` of all pages. */
export interface ClaimSearch<Row> {
  rows(): Promise<Row[]>;
  /** The same, a batch at a time. */
  batches(): AsyncIterable<Row[]>;
  count(): Promise<number>;
}

export const searchUnitClaims = (
  context: Context,
  caller: Caller,
  query: UnitClaimQuery,
): Promise<ClaimSearch<UnitClaimRow>> => search(context, caller, 'UNIT', query, unitSorts, readUnitClaims);

export const searchProjectClaims = (
  context: Context,
  caller: Caller,
  query: ProjectClaimQuery,
): Promise<ClaimSearch<ProjectClaimRow>> => search(context, caller, 'PROJECT', query, projectSorts, readProjectClaims);

async function search<Row>(
  context: Context,
  caller: Caller,
  type: ClaimType,
  asked: ClaimQuery,
  sorts: Record<string, SortColumn>,
  read: (pool: Context['pool'], ids: number[]) => Promise<Row[]>,
): Promise<ClaimSearch<Row>> {
  const { query, seesAll } = withoutHidden(caller, type, asked);
  const where = all([
    await visibleClaims(context.db, caller, type),
    ...filters(query),
    matchesWords(seesAll ? sql`c.staff_search_text` : sql`c.search_text`, query.q),
  ]);
  const { join, order } = orderOf(sorts, query.sort);
  // A plan made for one word may be far off for another, so a filtered search is planned each time.
  const prepared = query.q === undefined;
  const ids = async () =>
    (
      await runSql<{ id: number }>(
        context.pool,
        sql`select c.id from claim c ${join} where ${where} order by ${order} ${pageOf(query)}`,
        { prepared },
      )
    ).map(({ id }) => id);
  return {
    rows: async () => read(context.pool, await ids()),
    batches: async function* () {
      for await (const batch of inBatches(await ids(), batchRows)) yield await read(context.pool, batch);
    },
    count: async () => {
      const statement = sql`select count(*)::int as total from claim c where ${where}`;
      return context.claimCounts.get(
        textOf(statement),
        async () => one(await runSql<{ total: number }>(context.pool, statement, { prepared })).total,
      );
    },
  };
}

/** What a person may not see must not be told by a filter, an order or a search either: there it is as if it were not asked for. */
function withoutHidden({ user }: Caller, type: ClaimType, query: ClaimQuery) {
  const seesPrice = can(user, 'claims:seePrice');
  const seesPriority = type === 'UNIT' && can(user, 'claims:seePriority');
  const column = query.sort?.replace(/^-/, '');
  const isHidden = (column === 'price' && !seesPrice) || (column === 'priority' && !seesPriority);
  return {
    query: { ...query, sort: isHidden ? undefined : query.sort, priority: seesPriority ? query.priority : undefined },
    seesAll: seesPrice && (seesPriority || type === 'PROJECT'),
  };
}

function filters({
  status,
  priority,
  project_id: project,
  unit_id: unit,
  client_id: client,
  from,
  to,
}: ClaimQuery): (SQL | undefined)[] {
  return [
    status ? sql`c.status = any(${sql.param(status.split(','))}::text[])` : undefined,
    priority ? sql`c.priority = any(${sql.param(priority.split(','))}::text[])` : undefined,
    project ? sql`c.project_id = ${project}` : undefined,
    unit ? sql`c.unit_id = ${unit}` : undefined,
    client ? sql`c.client_id = ${client}` : undefined,
    from ? sql`c.created_at >= ${startOfDay(from).toISOString()}` : undefined,
    to ? sql`c.created_at < ${startOfDay(addDays(to, 1)).toISOString()}` : undefined,
  ];
}
