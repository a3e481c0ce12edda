import { sql, type SQL } from 'drizzle-orm';
import { allOf, pageOf, upToPage, type ListQuery } from '../support/list';
import { createdAt, type Groups, type SortColumn, type Sorts } from './claimSorts.repository';

interface OrderColumn extends SortColumn {
  direction: SQL;
}

/** Returns the columns of an order such as `status,-date`; newest first by default. A repeated column is ignored. */
function columnsOf(sorts: Sorts, sort = '-date'): OrderColumn[] {
  const columns = new Map<string, OrderColumn>();
  for (const part of sort.split(',')) {
    const name = part.replace(/^-/, '');
    const column = sorts[name];
    if (!column) throw new Error(`The list cannot be sorted by ${part}.`);
    const isDescending = part.startsWith('-') !== (column.isReverse ?? false);
    if (!columns.has(name)) columns.set(name, { ...column, direction: isDescending ? sql`desc` : sql`asc` });
  }
  const orderColumns = [...columns.values()];
  const last = orderColumns.at(-1);
  // Claims of one group are ordered by date, because an index has them in that order.
  return last?.groups && 'rows' in last.groups
    ? [...orderColumns, { value: createdAt, direction: last.direction }]
    : orderColumns;
}

const lastDirection = (columns: OrderColumn[]): SQL => columns.at(-1)?.direction ?? sql`desc`;

/**
 * Returns the ORDER BY of columns whose values are `values`. The id is last, so that rows with equal values keep their
 * order across pages.
 */
function orderOf(columns: OrderColumn[], values: SQL[], id: SQL, idDirection: SQL): SQL {
  const terms = columns.map(
    ({ direction, isNullable }, index) => sql`${values[index]} ${direction}${isNullable ? sql` nulls last` : sql``}`,
  );
  return sql.join([...terms, sql`${id} ${idDirection}`], sql`, `);
}

/** Returns the groups of the first column; undefined if an index returns the claims in that order. */
const groupsOf = ([first, second]: OrderColumn[]): Groups | undefined =>
  first?.hasIndex && !second ? undefined : first?.groups;

/** Whether an order starts with groups. Reading the groups separately is worthwhile if there are many claims. */
export const hasGroups = (sorts: Sorts, { page, sort }: ListQuery): boolean =>
  page !== undefined && groupsOf(columnsOf(sorts, sort)) !== undefined;

/**
 * Returns the claims `c` of a page in order: the part after `select`, and the order on its own, for numbering the rows.
 */
export function sortedClaims(sorts: Sorts, query: ListQuery, where: SQL): { sorted: SQL; order: SQL } {
  const columns = columnsOf(sorts, query.sort);
  const order = orderOf(
    columns,
    columns.map(({ value }) => value),
    sql`c.id`,
    lastDirection(columns),
  );
  return { order, sorted: sql`from claim c ${joinsOf(columns)} where ${where} order by ${order} ${pageOf(query)}` };
}

/**
 * Returns the same page for a grouped order ({@link hasGroups}). The groups are sorted, and the claims of each are
 * read separately, as many as the page needs. Sorting all claims instead would sort at least the whole first group,
 * which grows with the claims.
 * @param isUnfiltered whether the list has no filter.
 */
export function sortedInGroups(sorts: Sorts, query: ListQuery, where: SQL, isUnfiltered: boolean): SQL {
  const columns = columnsOf(sorts, query.sort);
  const idDirection = lastDirection(columns);
  const page = pageOfGroups(columns, [where], { limit: upToPage(query), idDirection, isUnfiltered });
  return sql`from (${page}) c order by ${orderOf(columns, keysOf(columns), sql`c.id`, idDirection)} ${pageOf(query)}`;
}

const joinsOf = (columns: OrderColumn[]): SQL =>
  sql.join(
    columns.map(({ join, direction }) => join?.(direction) ?? sql``),
    sql` `,
  );

/** Names of the sort keys of a group's claims: `k1` is the last column's, `k2` the one before. */
const keysOf = (columns: OrderColumn[]): SQL[] => columns.map((_, index) => sql.raw(`k${columns.length - index}`));

interface PageOfGroups {
  limit: SQL;
  idDirection: SQL;
  isUnfiltered: boolean;
  /** Whether the planner cannot estimate the size of the group. */
  isUnknown?: boolean;
}

/** Returns the first claims of an order, as rows of `id` and {@link keysOf}. */
function pageOfGroups(columns: OrderColumn[], conditions: SQL[], options: PageOfGroups): SQL {
  const { limit, idDirection, isUnfiltered, isUnknown } = options;
  const [first, ...otherColumns] = columns;
  const keys = keysOf(columns);
  const end = sql`order by ${orderOf(columns, keys, sql`id`, idDirection)} ${limit}`;
  const groups = groupsOf(columns);
  if (!groups) {
    const values = [sql`c.id`, ...columns.map(({ value }, index) => sql`${value} as ${keys[index]}`)];
    const claims = sql`select ${sql.join(values, sql`, `)} from claim c ${joinsOf(columns)} where ${allOf(conditions)}`;
    // If no index has the group in this order, its claims are read and then sorted. Without `offset 0` the planner
    // would scan all claims in order, which for a small or empty group reads every claim.
    const isSorted = isUnknown && !(isUnfiltered && columns.length === 1 && first?.value === createdAt);
    return sql`select * from (${claims} ${isSorted ? sql`offset 0` : sql``}) claims ${end}`;
  }
  const [key] = keys;
  if ('codes' in groups) {
    const branches = groups.codes.map((code, rank) => {
      const condition = groups.matchCode(code);
      return sql`select claims.*, ${sql.raw(String(rank))} as ${key} from (${pageOfGroups(otherColumns, [...conditions, condition], options)}) claims`;
    });
    return sql`select * from (${sql.join(branches, sql` union all `)}) claims ${end}`;
  }
  const group = sql.raw(`g${columns.length}`);
  const claims = pageOfGroups(otherColumns, [...conditions, groups.match(sql`${group}.id`)], {
    ...options,
    isUnknown: true,
  });
  return sql`select claims.*, ${group}.value as ${key} from (${groups.rows} order by value ${first?.direction ?? idDirection}) ${group}
    cross join lateral (${claims}) claims order by ${orderOf(columns, [sql`${group}.value`, ...keys.slice(1)], sql`claims.id`, idDirection)} ${limit}`;
}
