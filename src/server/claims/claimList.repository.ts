import { sql, type SQL } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { claimOperations } from '../../contract/claims';
import type { ClaimType } from '../../contract/claimStatus';
import { can } from '../../contract/permissions';
import { one } from '../database/one';
import type { Context } from '../context';
import { visibleClaims } from '../policies/claims.policy';
import type { Caller } from '../policies/rows';
import { addDays, dayInArgentina, startOfDay } from '../support/days';
import { inBatches } from '../support/batches';
import { all, isOneOf, matchesWords, pageOf, runSql, textOf } from '../support/list';
import { managedProjects } from '../policies/rows';
import {
  readProjectClaims,
  readUnitClaims,
  warrantyState,
  type ProjectClaimRow,
  type UnitClaimRow,
} from './claimRows.repository';

/** A list's query and, for exports, the rows that were chosen by hand. */
export type UnitClaimQuery = Static<typeof claimOperations.listUnitClaims.query> & { ids?: string };
export type ProjectClaimQuery = Static<typeof claimOperations.listProjectClaims.query> & { ids?: string };
type ClaimQuery = UnitClaimQuery;
type ClaimFilter = Exclude<keyof ClaimQuery, 'page' | 'page_size' | 'sort' | 'q' | 'ids'>;

/** How a column sorts: by `value`, where `join` adds the table that only this order needs. */
interface SortColumn {
  value: SQL;
  isNullable?: boolean;
  /** Where the column counts what lies behind, more is less. */
  isReverse?: boolean;
  join?: (direction: SQL) => SQL;
}
type Sorts = Record<string, SortColumn>;

/**
 * Sorts by a text of another table, `texts` being its rows as id and value. Those few are put in order first and their claims
 * read along an index, so that the first page does not sort every claim.
 */
const byTextOf = (key: string, texts: SQL): SortColumn => {
  const alias = sql.raw(`${key}_texts`);
  return {
    value: sql`${alias}.value`,
    join: (direction) => sql`join (${texts} order by value ${direction}) ${alias} on ${alias}.id = c.${sql.raw(key)}`,
  };
};
const byLabelOf = (table: string): SortColumn =>
  byTextOf(`${table.replace('claim_', '')}_id`, sql`select id, plain_text(label) as value from ${sql.raw(table)}`);

const commonSorts: Sorts = {
  id: { value: sql`c.id` },
  date: { value: sql`c.created_at` },
  description: { value: sql`plain_text(left(c.description, 200))` },
  messages: { value: sql`c.comment_count` },
  price: { value: sql`c.repair_price`, isNullable: true },
  status: { value: sql`claim_status_rank(c.status)` },
  // The oldest first is the one with most days.
  age: { value: sql`c.created_at`, isReverse: true },
  last_message: { value: sql`c.last_message_at`, isNullable: true },
  waiting: { value: sql`c.waiting_since`, isNullable: true, isReverse: true },
};

const unitSorts: Sorts = {
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
  warranty: { value: warrantyState },
};

const projectSorts: Sorts = {
  ...commonSorts,
  name: {
    value: sql`plain_text(coalesce(nullif(concat_ws(' ', creator.name, creator.last_name), ''), creator.username, 'Admin'))`,
    join: () => sql`left join account creator on creator.id = c.created_by`,
  },
  building: byTextOf('project_id', sql`select id, plain_text(name) as value from project`),
  reason: { value: sql`plain_text(c.reason)` },
};

/** The order of a page, newest first where none is wanted. The id ends it, so that equal rows keep their place from page to page. */
function orderOf(sorts: Sorts, sort = '-date'): { join: SQL; order: SQL } {
  const columns = sort.split(',').map((part) => {
    const column = sorts[part.replace(/^-/, '')];
    if (!column) throw new Error(`No order by ${part}.`);
    const isDescending = part.startsWith('-') !== (column.isReverse ?? false);
    return { ...column, direction: isDescending ? sql`desc` : sql`asc` };
  });
  const terms = columns.map(
    ({ value, direction, isNullable }) => sql`${value} ${direction}${isNullable ? sql` nulls last` : sql``}`,
  );
  const last = columns.at(-1)?.direction ?? sql`desc`;
  return {
    join: sql.join(
      columns.map(({ join, direction }) => join?.(direction) ?? sql``),
      sql` `,
    ),
    order: sql.join([...terms, sql`c.id ${last}`], sql`, `),
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
  sorts: Sorts,
  read: (pool: Context['pool'], ids: number[]) => Promise<Row[]>,
): Promise<ClaimSearch<Row>> {
  const { query, seesAll } = withoutHidden(caller, type, asked);
  const where = all([
    await visibleClaims(context.db, caller, type),
    ...Object.values(filters(caller, query)),
    isOneOf(sql`c.id`, asked.ids),
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
  const hidden = [...(seesPrice ? [] : ['price']), ...(seesPriority ? [] : ['priority'])];
  const sort = query.sort?.split(',').filter((part) => !hidden.includes(part.replace(/^-/, '')));
  return {
    query: {
      ...query,
      sort: sort?.join(',') || undefined,
      priority: seesPriority ? query.priority : undefined,
      has_price: seesPrice ? query.has_price : undefined,
    },
    seesAll: seesPrice && (seesPriority || type === 'PROJECT'),
  };
}

/** A condition for each filter, by the filter's name; undefined where it is not asked for. */
function filters({ user }: Caller, query: ClaimQuery): Record<ClaimFilter, SQL | undefined> {
  const { from, to, older_than: days, has_price: hasPrice, waiting } = query;
  const oneOf = (column: string, codes: string | undefined) =>
    codes ? sql`c.${sql.raw(column)} = any(${sql.param(codes.split(','))}::text[])` : undefined;
  return {
    status: oneOf('status', query.status),
    priority: oneOf('priority', query.priority),
    project_id: isOneOf(sql`c.project_id`, query.project_id),
    unit_id: isOneOf(sql`c.unit_id`, query.unit_id),
    client_id: isOneOf(sql`c.client_id`, query.client_id),
    location_id: isOneOf(sql`c.location_id`, query.location_id),
    category_id: isOneOf(sql`c.category_id`, query.category_id),
    item_id: isOneOf(sql`c.item_id`, query.item_id),
    from: from ? sql`c.created_at >= ${startOfDay(from).toISOString()}` : undefined,
    to: to ? sql`c.created_at < ${startOfDay(addDays(to, 1)).toISOString()}` : undefined,
    older_than: days ? sql`c.created_at < ${startOfDay(addDays(dayInArgentina(), -days)).toISOString()}` : undefined,
    has_price:
      hasPrice === undefined ? undefined : hasPrice ? sql`c.repair_price is not null` : sql`c.repair_price is null`,
    waiting:
      waiting === undefined ? undefined : waiting ? sql`c.waiting_since is not null` : sql`c.waiting_since is null`,
    mine: query.mine ? sql`c.project_id = any(${managedProjects(user.id)})` : undefined,
    warranty: query.warranty ? sql`${warrantyState} = any(${sql.param(query.warranty.split(','))}::text[])` : undefined,
  };
}
