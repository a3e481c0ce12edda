import { sql, type SQL } from 'drizzle-orm';
import {
  claimPriorities,
  claimStatuses,
  decisionStates,
  warrantyStates,
  type ClaimType,
} from '../../contract/claimStatus';
import { isStaff, roles } from '../../contract/permissions';
import { seesAllNames, sortableName } from '../policies/claimPeople.policy';
import type { Caller } from '../policies/rows';
import { allOf, pageOf, upToPage, type ListQuery } from '../support/list';
import { nameOfAccount } from './claimNotes.repository';
import { responsibleOrNobody } from './claimResponsible.repository';
import { dueJoin } from './claimDue.repository';
import { decisionJoin, decisionState, hasDecision } from './claimDecision.repository';
import { isInWarranty, keptWarrantyJoin, warrantyJoin } from './claimWarranty.repository';
import { codeList, positionOf } from '../support/columns';

/** How a column sorts: by `value`. `join` adds the table that only this order needs. */
interface SortColumn {
  value: SQL;
  isNullable?: boolean;
  /** Whether the column shows a duration since `value`, so that a larger duration is an earlier value. */
  isReverse?: boolean;
  join?: (direction: SQL) => SQL;
  /** Set if many claims share a value: see {@link pageOfGroups}. */
  groups?: Groups;
  /** Whether an index returns the claims in the order of this column alone. */
  hasIndex?: boolean;
}
/** The columns by which a list can be sorted. */
export type Sorts = Record<string, SortColumn>;

/** The groups of claims `c` that share a value: either a few codes in order, or rows `g` with an id and a value. */
type Groups = { codes: readonly string[]; matchCode: (code: string) => SQL } | { rows: SQL; match: (id: SQL) => SQL };

/**
 * Sorts by a text of another table. `texts` are its rows as id and value; `column` is the claim's reference to them.
 */
const byTextOf = (key: string, texts: SQL, column = sql.raw(`c.${key}`)): SortColumn => {
  const alias = sql.raw(`${key}_texts`);
  return {
    value: sql`${alias}.value`,
    join: (direction) => sql`join (${texts} order by value ${direction}) ${alias} on ${alias}.id = ${column}`,
    groups: { rows: texts, match: (id) => sql`${column} = ${id}` },
  };
};
const byLabelOf = (table: string): SortColumn =>
  byTextOf(`${table.replace('claim_', '')}_id`, sql`select id, plain_text(label) as value from ${sql.raw(table)}`);

/** A code of the contract as a literal, so that the planner knows the value. */
const quoted = (code: string): SQL => sql.raw(`'${code}'`);

/** Sorts by a code in the contract's order. */
const byCode = (column: SQL, codes: readonly string[]): SortColumn => ({
  value: positionOf(column, codes),
  groups: { codes, matchCode: (code) => sql`${column} = ${quoted(code)}` },
});

const createdAt = sql`c.created_at`;
const commonSorts: Sorts = {
  id: { value: sql`c.id` },
  date: { value: createdAt },
  description: { value: sql`plain_text(left(c.description, 200))` },
  messages: { value: sql`c.comment_count` },
  price: { value: sql`c.repair_price`, isNullable: true },
  status: {
    ...byCode(sql`c.status`, claimStatuses),
  },
  // The oldest claim has the most days.
  age: { value: createdAt, isReverse: true },
  last_message: { value: sql`c.last_message_at`, isNullable: true },
  reopened: { value: sql`c.reopened_count` },
  answer: { value: sql`c.answer`, isNullable: true },
  score: { value: sql`c.score`, isNullable: true },
  waiting: { value: sql`c.waiting_since`, isNullable: true, isReverse: true },
  // Claims without a responsible person are last in both directions.
  responsible: {
    ...byTextOf(
      'responsible_id',
      sql`select a.id, plain_text(${nameOfAccount}) as value from account a where a.type = any(array[${codeList(roles.filter(isStaff))}]) union all select 0, null`,
      responsibleOrNobody,
    ),
    isNullable: true,
  },
};

const byDecision: SortColumn = {
  value: positionOf(decisionState, decisionStates),
  join: () => decisionJoin,
  groups: { codes: decisionStates, matchCode: hasDecision },
};

const byDue = (type: ClaimType): SortColumn => ({
  value: sql`clock.due_at`,
  isNullable: true,
  join: () => dueJoin(type),
});

const clientName = byTextOf(
  'client_id',
  sql`select id, plain_text(concat_ws(' ', name, last_name)) as value from account`,
);

export const unitSorts = ({ user }: Caller): Sorts => ({
  ...commonSorts,
  due: byDue('UNIT'),
  decision: byDecision,
  name: {
    ...clientName,
    value: sortableName(user, clientName.value),
    // Groups would reveal the order of names that a client may not know.
    groups: seesAllNames(user) ? clientName.groups : undefined,
  },
  building: byTextOf(
    'unit_id',
    sql`select u.id, plain_text(concat_ws(' ', u.name, p.name)) as value from unit u join project p on p.id = u.project_id`,
  ),
  location: byLabelOf('claim_location'),
  location_detail: byLabelOf('claim_location_detail'),
  category: byLabelOf('claim_category'),
  item: byLabelOf('claim_item'),
  priority: {
    // The least urgent first.
    ...byCode(sql`c.priority`, claimPriorities.toReversed()),
  },
  warranty: {
    value: sql`w.state`,
    join: () => warrantyJoin,
    groups: { codes: warrantyStates, matchCode: (code) => isInWarranty(sql`w.state = ${quoted(code)}`) },
    hasIndex: true,
  },
});

export const projectSorts: Sorts = {
  ...commonSorts,
  due: byDue('PROJECT'),
  decision: byDecision,
  warranty: { value: sql`w.state`, isNullable: true, join: () => keptWarrantyJoin },
  name: {
    value: sql`plain_text(coalesce(nullif(concat_ws(' ', creator.name, creator.last_name), ''), creator.username, 'Admin'))`,
    join: () => sql`left join account creator on creator.id = c.created_by`,
  },
  building: byTextOf('project_id', sql`select id, plain_text(name) as value from project`),
  reason: { value: sql`plain_text(c.reason)` },
  place: { value: sql`plain_text(c.place)`, isNullable: true },
};

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
