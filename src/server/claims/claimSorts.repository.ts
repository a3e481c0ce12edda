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
import { codeList, positionOf } from '../support/columns';
import { decisionJoin, decisionState, hasDecision } from './claimDecision.repository';
import { dueJoin } from './claimDue.repository';
import { nameOfAccount } from './claimNotes.repository';
import { responsibleOrNobody } from './claimResponsible.repository';
import { isInWarranty, keptWarrantyJoin, warrantyJoin } from './claims.repository';

/** How a column sorts: by `value`. `join` adds the table that only this order needs. */
export interface SortColumn {
  value: SQL;
  isNullable?: boolean;
  /** Whether the column shows a duration since `value`, so that a larger duration is an earlier value. */
  isReverse?: boolean;
  join?: (direction: SQL) => SQL;
  /** Set if many claims share a value: see `sortedInGroups`. */
  groups?: Groups;
  /** Whether an index returns the claims in the order of this column alone. */
  hasIndex?: boolean;
}
/** The columns by which a list can be sorted. */
export type Sorts = Record<string, SortColumn>;

/** The groups of claims `c` that share a value: either a few codes in order, or rows `g` with an id and a value. */
export type Groups =
  | { codes: readonly string[]; matchCode: (code: string) => SQL }
  | { rows: SQL; match: (id: SQL) => SQL };

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

export const createdAt = sql`c.created_at`;
const commonSorts: Sorts = {
  id: { value: sql`c.id` },
  date: { value: createdAt },
  description: { value: sql`plain_text(left(c.description, 200))` },
  messages: { value: sql`c.comment_count` },
  price: { value: sql`c.repair_price`, isNullable: true },
  status: byCode(sql`c.status`, claimStatuses),
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

/** The columns of the claims of units, as the caller may sort them. */
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
  // The least urgent first.
  priority: byCode(sql`c.priority`, claimPriorities.toReversed()),
  warranty: {
    value: sql`w.state`,
    join: () => warrantyJoin,
    groups: { codes: warrantyStates, matchCode: (code) => isInWarranty(sql`w.state = ${quoted(code)}`) },
    hasIndex: true,
  },
});

/** The columns of the claims of buildings. */
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
