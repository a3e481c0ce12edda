import { sql, type SQL } from 'drizzle-orm';
import { claimPriorities, claimStatuses, warrantyStates, type ClaimType } from '../../contract/claimStatus';
import { isStaff, roles } from '../../contract/permissions';
import { seesAllNames, sortableName } from '../policies/claimPeople.policy';
import type { Caller } from '../policies/rows';
import { all, pageOf, upToPage, type ListQuery } from '../support/list';
import { nameOfAccount } from './claimNotes.repository';
import { responsibleOrNobody } from './claimResponsible.repository';
import { dueJoin } from './claimDue.repository';
import { isInWarranty, warrantyJoin } from './claimWarranty.repository';

/** How a column sorts: by `value`, where `join` adds the table that only this order needs. */
interface SortColumn {
  value: SQL;
  isNullable?: boolean;
  /** Where the column counts what lies behind, more is less. */
  isReverse?: boolean;
  join?: (direction: SQL) => SQL;
  /** Where many claims share a value: see {@link pageOfGroups}. */
  groups?: Groups;
  /** Whether an index gives the claims in the order of this column alone. */
  hasIndex?: boolean;
}
/** The columns that a list can be sorted by. */
export type Sorts = Record<string, SortColumn>;

/** The groups of claims `c` that share a value: a few codes in their order, or rows of an id and a value, which a group knows as `g`. */
type Groups = { codes: readonly string[]; match: (code: SQL) => SQL } | { rows: SQL; match: (id: SQL) => SQL };

/** Sorts by a text of another table, `texts` being its rows as id and value, and `column` what names them in a claim. */
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

/** Sorts by a code in the order of the contract. The codes are part of the statement, which therefore keeps one plan. */
const byCode = (column: SQL, codes: readonly string[]): SortColumn => ({
  value: sql`array_position(array[${sql.raw(codes.map((code) => `'${code}'`).join(', '))}], ${column})`,
  groups: { codes, match: (code) => sql`${column} = ${code}` },
});

const createdAt = sql`c.created_at`;
/** Part of the statement, as the codes are. */
const staffTypes = `array[${roles
  .filter(isStaff)
  .map((type) => `'${type}'`)
  .join(', ')}]`;

const commonSorts: Sorts = {
  id: { value: sql`c.id` },
  date: { value: createdAt },
  description: { value: sql`plain_text(left(c.description, 200))` },
  messages: { value: sql`c.comment_count` },
  price: { value: sql`c.repair_price`, isNullable: true },
  status: {
    ...byCode(sql`c.status`, claimStatuses),
  },
  // The oldest first is the one with most days.
  age: { value: createdAt, isReverse: true },
  last_message: { value: sql`c.last_message_at`, isNullable: true },
  waiting: { value: sql`c.waiting_since`, isNullable: true, isReverse: true },
  // Nobody comes last in both directions.
  responsible: {
    ...byTextOf(
      'responsible_id',
      sql`select a.id, plain_text(${nameOfAccount}) as value from account a where a.type = any(${sql.raw(staffTypes)}) union all select 0, null`,
      responsibleOrNobody,
    ),
    isNullable: true,
  },
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
  name: {
    ...clientName,
    value: sortableName(user, clientName.value),
    // What a client is not to know orders nothing.
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
    groups: { codes: warrantyStates, match: (code) => isInWarranty(sql`w.state = ${code}`) },
    hasIndex: true,
  },
});

export const projectSorts: Sorts = {
  ...commonSorts,
  due: byDue('PROJECT'),
  name: {
    value: sql`plain_text(coalesce(nullif(concat_ws(' ', creator.name, creator.last_name), ''), creator.username, 'Admin'))`,
    join: () => sql`left join account creator on creator.id = c.created_by`,
  },
  building: byTextOf('project_id', sql`select id, plain_text(name) as value from project`),
  reason: { value: sql`plain_text(c.reason)` },
};

interface OrderColumn extends SortColumn {
  direction: SQL;
}

/** The columns of an order such as `status,-date`, newest first where none is wanted; one that is named again orders nothing more. */
function columnsOf(sorts: Sorts, sort = '-date'): OrderColumn[] {
  const columns = new Map<string, OrderColumn>();
  for (const part of sort.split(',')) {
    const name = part.replace(/^-/, '');
    const column = sorts[name];
    if (!column) throw new Error(`No order by ${part}.`);
    const isDescending = part.startsWith('-') !== (column.isReverse ?? false);
    if (!columns.has(name)) columns.set(name, { ...column, direction: isDescending ? sql`desc` : sql`asc` });
  }
  const wanted = [...columns.values()];
  const last = wanted.at(-1);
  // Claims of one person or place come in the order of their days, by which they stand in an index.
  return last?.groups && 'rows' in last.groups ? [...wanted, { value: createdAt, direction: last.direction }] : wanted;
}

const lastDirection = (columns: OrderColumn[]): SQL => columns.at(-1)?.direction ?? sql`desc`;

/** ORDER BY of columns whose values are `values`. The id ends it, so that equal rows keep their place from page to page. */
function orderOf(columns: OrderColumn[], values: SQL[], id: SQL, idDirection: SQL): SQL {
  const terms = columns.map(
    ({ direction, isNullable }, index) => sql`${values[index]} ${direction}${isNullable ? sql` nulls last` : sql``}`,
  );
  return sql.join([...terms, sql`${id} ${idDirection}`], sql`, `);
}

/** The groups that an order begins with; undefined where an index gives the claims in that order. */
const groupsOf = ([first, second]: OrderColumn[]): Groups | undefined =>
  first?.hasIndex && !second ? undefined : first?.groups;

/** Whether an order begins with groups: it is worth reading them apart where the claims are many. */
export const isOfGroups = (sorts: Sorts, { page, sort }: ListQuery): boolean =>
  page !== undefined && groupsOf(columnsOf(sorts, sort)) !== undefined;

/** The claims `c` of a page in their order: the part after `select`, and the order again, for numbering them. */
export function foundClaims(sorts: Sorts, query: ListQuery, where: SQL): { found: SQL; order: SQL } {
  const columns = columnsOf(sorts, query.sort);
  const order = orderOf(
    columns,
    columns.map(({ value }) => value),
    sql`c.id`,
    lastDirection(columns),
  );
  return { order, found: sql`from claim c ${joinsOf(columns)} where ${where} order by ${order} ${pageOf(query)}` };
}

/**
 * The same page, for an order of groups ({@link isOfGroups}): the groups are put in order and the claims of each read apart, as many as
 * the page takes. An order over all of them sorts at least the whole first group, which grows with the claims.
 * @param isWhole that no filter narrows the list.
 */
export function foundInGroups(sorts: Sorts, query: ListQuery, where: SQL, isWhole: boolean): SQL {
  const columns = columnsOf(sorts, query.sort);
  const idDirection = lastDirection(columns);
  const page = pageOfGroups(columns, [where], { limit: upToPage(query), idDirection, isWhole });
  return sql`from (${page}) c order by ${orderOf(columns, keysOf(columns), sql`c.id`, idDirection)} ${pageOf(query)}`;
}

const joinsOf = (columns: OrderColumn[]): SQL =>
  sql.join(
    columns.map(({ join, direction }) => join?.(direction) ?? sql``),
    sql` `,
  );

/** What the claims of a group are sorted by: `k1` is the last column's, `k2` the one before. */
const keysOf = (columns: OrderColumn[]): SQL[] => columns.map((_, index) => sql.raw(`k${columns.length - index}`));

interface PageOfGroups {
  limit: SQL;
  idDirection: SQL;
  isWhole: boolean;
  /** Whether it is for a group of which the planner does not know how many claims it holds. */
  isUnknown?: boolean;
}

/** The first claims of an order, as rows of `id` and {@link keysOf}. */
function pageOfGroups(columns: OrderColumn[], conditions: SQL[], options: PageOfGroups): SQL {
  const { limit, idDirection, isWhole, isUnknown } = options;
  const [first, ...others] = columns;
  const keys = keysOf(columns);
  const end = sql`order by ${orderOf(columns, keys, sql`id`, idDirection)} ${limit}`;
  const groups = groupsOf(columns);
  if (!groups) {
    const values = [sql`c.id`, ...columns.map(({ value }, index) => sql`${value} as ${keys[index]}`)];
    const claims = sql`select ${sql.join(values, sql`, `)} from claim c ${joinsOf(columns)} where ${all(conditions)}`;
    // Where no index has the group in this order, its claims are read and sorted: the planner would look for them in the order of all
    // claims, which for a group that holds few of them, or none, is a look at every claim.
    const isSorted = isUnknown && !(isWhole && columns.length === 1 && first?.value === createdAt);
    return sql`select * from (${claims} ${isSorted ? sql`offset 0` : sql``}) claims ${end}`;
  }
  const [key] = keys;
  if ('codes' in groups) {
    const branches = groups.codes.map((code, rank) => {
      const condition = groups.match(sql.raw(`'${code}'`));
      return sql`select claims.*, ${sql.raw(String(rank))} as ${key} from (${pageOfGroups(others, [...conditions, condition], options)}) claims`;
    });
    return sql`select * from (${sql.join(branches, sql` union all `)}) claims ${end}`;
  }
  const group = sql.raw(`g${columns.length}`);
  const claims = pageOfGroups(others, [...conditions, groups.match(sql`${group}.id`)], { ...options, isUnknown: true });
  return sql`select claims.*, ${group}.value as ${key} from (${groups.rows} order by value ${first?.direction ?? idDirection}) ${group}
    cross join lateral (${claims}) claims order by ${orderOf(columns, [sql`${group}.value`, ...keys.slice(1)], sql`claims.id`, idDirection)} ${limit}`;
}
