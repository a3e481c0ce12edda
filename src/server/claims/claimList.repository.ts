import { sql, type SQL } from 'drizzle-orm';
import type { ClaimType } from '../../contract/claimStatus';
import { one } from '../database/one';
import type { Context } from '../context';
import { sortableName } from '../policies/claimPeople.policy';
import type { Caller } from '../policies/rows';
import { inBatches } from '../support/batches';
import { hasOnePlan, pageOf, runSql, textOf } from '../support/list';
import {
  claimConditions,
  type ClaimQuery,
  type ProjectClaimQuery,
  type UnitClaimQuery,
} from './claimConditions.repository';
import {
  chosen,
  readProjectClaims,
  readUnitClaims,
  type ProjectClaimRow,
  type UnitClaimRow,
} from './claimRows.repository';
import { warrantyState, warrantyStateJoins } from './claimWarranty.repository';

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

const clientName = byTextOf(
  'client_id',
  sql`select id, plain_text(concat_ws(' ', name, last_name)) as value from account`,
);

const unitSorts = ({ user }: Caller): Sorts => ({
  ...commonSorts,
  name: { ...clientName, value: sortableName(user, clientName.value) },
  building: byTextOf(
    'unit_id',
    sql`select u.id, plain_text(concat_ws(' ', u.name, p.name)) as value from unit u join project p on p.id = u.project_id`,
  ),
  location: byLabelOf('claim_location'),
  location_detail: byLabelOf('claim_location_detail'),
  category: byLabelOf('claim_category'),
  item: byLabelOf('claim_item'),
  priority: { value: sql`claim_priority_rank(c.priority)` },
  warranty: { value: warrantyState, join: () => warrantyStateJoins },
});

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
): Promise<ClaimSearch<UnitClaimRow>> => search(context, caller, 'UNIT', query, unitSorts(caller), readUnitClaims);

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
  read: (pool: Context['pool'], page: SQL) => Promise<Row[]>,
): Promise<ClaimSearch<Row>> {
  const { query, where, isPrepared: prepared } = await claimConditions(context, caller, type, asked);
  const { join, order } = orderOf(sorts, query.sort);
  const found = sql`from claim c ${join} where ${where} order by ${order} ${pageOf(query)}`;
  const ids = async () =>
    (await runSql<{ id: number }>(context.pool, sql`select c.id ${found}`, { prepared })).map(({ id }) => id);
  return {
    rows: async () => {
      // The list as it opens is read at once. Values (of filters, of later pages) would have it all planned again and again, and each
      // order would be a plan more to keep: then the ids are asked for first.
      const isOne = query.page === 1 && query.sort === undefined && hasOnePlan(found);
      const page = isOne
        ? sql`select c.id, row_number() over (order by ${order}) as position ${found}`
        : chosen(await ids());
      return read(context.pool, page);
    },
    batches: async function* () {
      for await (const batch of inBatches(await ids(), batchRows)) yield await read(context.pool, chosen(batch));
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

/** The ids of the claims that match, newest first, `max` at most. */
export async function findClaimIds(
  context: Context,
  caller: Caller,
  type: ClaimType,
  query: ClaimQuery,
  max: number,
): Promise<number[]> {
  const { where } = await claimConditions(context, caller, type, query);
  const rows = await runSql<{ id: number }>(
    context.pool,
    sql`select c.id from claim c where ${where} order by c.created_at desc, c.id desc limit ${max}`,
  );
  return rows.map(({ id }) => id);
}
