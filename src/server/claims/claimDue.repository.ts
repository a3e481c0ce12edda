import { sql, type SQL } from 'drizzle-orm';
import { dueStates, type ClaimType, type DueState } from '../../contract/claimStatus';
import { addDays, dayInArgentina, startOfDay } from '../support/days';

/** Joins the due data of claims `c` of a type, as `clock`. */
export const dueJoin = (type: ClaimType): SQL =>
  sql.raw(`join claim_clock clock on clock.claim_id = c.id and clock.type = '${type}'`);

/** Returns the condition on `clock` for each state. The current day ends at midnight in Argentina. */
function conditions(): Record<DueState, SQL> {
  const today = dayInArgentina();
  const afterToday = startOfDay(addDays(today, 1)).toISOString();
  const afterWeek = startOfDay(addDays(today, 8)).toISOString();
  return {
    late: sql`clock.due_at < now()`,
    today: sql`clock.due_at >= now() and clock.due_at < ${afterToday}`,
    week: sql`clock.due_at >= ${afterToday} and clock.due_at < ${afterWeek}`,
    later: sql`clock.due_at >= ${afterWeek}`,
    paused: sql`clock.paused_since is not null`,
    none: sql`clock.due_at is null and clock.paused_since is null`,
  };
}

/** Returns the expression for which of `dueStates` a `clock` is in. */
export function dueState(): SQL {
  const cases = Object.entries(conditions()).map(
    ([state, condition]) => sql`when ${condition} then ${sql.raw(`'${state}'`)}`,
  );
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** Returns the condition on claims `c` for the states of a filter such as `late,today`. */
export function isDue(states: string | undefined): SQL | undefined {
  if (!states) return undefined;
  const conditionOf = conditions();
  const selectedConditions = dueStates
    .filter((state) => states.split(',').includes(state))
    .map((state) => sql`(${conditionOf[state]})`);
  return sql`c.id in (select clock.claim_id from claim_clock clock where ${sql.join(selectedConditions, sql` or `)})`;
}
