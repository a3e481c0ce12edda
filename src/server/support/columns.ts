import { sql, type SQL } from 'drizzle-orm';

/** Name of an account `account`; its e-mail if it has no name. */
export const nameOf = (account: SQL): SQL =>
  sql`coalesce(nullif(trim(concat_ws(' ', ${account}.name, ${account}.last_name)), ''), ${account}.username, '')`;

/** Formats an instant as in the contract. */
export const utc = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
