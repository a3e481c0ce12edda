import { sql, type SQL } from 'drizzle-orm';
import { timeZone } from '../../contract/limits';

/** Renders codes of the contract as SQL literals: as part of the statement they let it keep one plan. */
export const codeList = (codes: readonly string[]): SQL => sql.raw(codes.map((code) => `'${code}'`).join(', '));

/** Returns the position of a column's code among `codes`, for sorting. */
export const positionOf = (column: SQL, codes: readonly string[]): SQL =>
  sql`array_position(array[${codeList(codes)}], ${column})`;

/** Name of an account `account`; its e-mail if it has no name, null if there is no account. */
export const nameOrNull = (account: SQL): SQL =>
  sql`coalesce(nullif(trim(concat_ws(' ', ${account}.name, ${account}.last_name)), ''), ${account}.username)`;

/** Like {@link nameOrNull}, empty if there is no account. */
export const nameOf = (account: SQL): SQL => sql`coalesce(${nameOrNull(account)}, '')`;

/** Formats an instant as in the contract. */
export const utc = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The next term of a claim as columns of its `claim_clock` row `clock`: its instant, and whether an answer or the end is due. */
export const termColumns = sql`clock.due_at,
  case when clock.answered_at is null and clock.answer_due_at = clock.due_at then 'answer' else 'end' end as due`;

/** Argentina's time zone, as a literal of a database expression. */
export const zone = sql.raw(`'${timeZone}'`);

/** Returns the day of an instant in Argentina, as a database expression. */
export const dayOf = (instant: SQL): SQL => sql`(${instant} at time zone ${zone})::date`;

/** Today's date in Argentina, as a database expression. */
export const today = dayOf(sql`now()`);
