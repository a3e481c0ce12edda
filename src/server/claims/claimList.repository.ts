import { sql, type SQL } from 'drizzle-orm';
import type { ClaimType } from '../../contract/claimStatus';
import { singleRow } from '../database/singleRow';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { Caller } from '../policies/rows';
import { inBatches } from '../support/batches';
import { hasOnePlan, runSql, textOf } from '../support/list';
import { suggestSearch } from '../support/suggestion';
import {
  claimConditions,
  type ClaimQuery,
  type ProjectClaimQuery,
  type UnitClaimQuery,
} from './claimConditions.repository';
import { sortedClaims, sortedInGroups, hasGroups } from './claimOrder.repository';
import type { ProjectClaimRow, UnitClaimRow } from './claimRow';
import { projectSorts, unitSorts, type Sorts } from './claimSorts.repository';
import { pageOfIds, readProjectClaims, readUnitClaims } from './claimRows.repository';

/** Number of claims from which a grouped order is read group by group; fewer are sorted in one statement. */
const minGroupedCount = 2000;
/** Claims per batch if all pages are requested. */
const batchRows = 50;

/** The matching claims of one kind: `rows` returns the requested page in order, `count` the number in all pages. */
export interface ClaimSearch<Row> {
  rows(): Promise<Row[]>;
  /** Returns the rows in batches. */
  batches(): AsyncIterable<Row[]>;
  count(): Promise<number>;
  /** Returns a text similar to a global filter that found nothing; undefined if there is none. */
  suggest(): Promise<string | undefined>;
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
  requestedQuery: ClaimQuery,
  sorts: Sorts,
  read: (pool: Context['pool'], page: SQL) => Promise<Row[]>,
): Promise<ClaimSearch<Row>> {
  const { query, where, searchedRows, isUnfiltered } = await claimConditions(context.db, caller, type, requestedQuery);
  const { sorted, order } = sortedClaims(sorts, query, where);
  // A statement with values is planned each time, because the plan for one value can be bad for another.
  const run = <T>(statement: SQL) => runSql<T>(context.pool, statement, { prepared: hasOnePlan(statement) });
  const count = () => {
    const statement = sql`select count(*)::int as total from claim c where ${where}`;
    return context.claimCounts.get(
      caller,
      textOf(statement),
      async () => singleRow(await run<{ total: number }>(statement)).total,
    );
  };
  const ids = async () => {
    const isGrouped = hasGroups(sorts, query) && (await count()) >= minGroupedCount;
    const page = isGrouped ? sortedInGroups(sorts, query, where, isUnfiltered) : sorted;
    return (await run<{ id: number }>(sql`select c.id ${page}`)).map(({ id }) => id);
  };
  return {
    rows: async () => {
      // The default list is read with one statement. With values (filters, later pages) that statement would be planned
      // every time, and each order would add a cached plan. So in all other cases the ids are read first.
      const isOne = query.page === 1 && query.sort === undefined && hasOnePlan(sorted);
      const page = isOne
        ? sql`select c.id, row_number() over (order by ${order}) as position ${sorted}`
        : pageOfIds(await ids());
      return read(context.pool, page);
    },
    batches: async function* () {
      for await (const batch of inBatches(await ids(), batchRows)) yield await read(context.pool, pageOfIds(batch));
    },
    count,
    suggest: () => suggestSearch(context.pool, query.q, searchedRows),
  };
}

/** Returns the ids of the matching claims, newest first, at most `max`. */
export async function findClaimIds(
  db: Executor,
  caller: Caller,
  type: ClaimType,
  query: ClaimQuery,
  max: number,
): Promise<number[]> {
  const { where } = await claimConditions(db, caller, type, query);
  const { rows } = await db.execute<{ id: number }>(
    sql`select c.id from claim c where ${where} order by c.created_at desc, c.id desc limit ${max}`,
  );
  return rows.map(({ id }) => id);
}
