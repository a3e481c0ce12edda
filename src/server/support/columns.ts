import { sql, type SQL } from 'drizzle-orm';

/** The name of an account `account`; its e-mail where it has none. */
export const nameOf = (account: SQL): SQL =>
  sql`coalesce(nullif(trim(concat_ws(' ', ${account}.name, ${account}.last_name)), ''), ${account}.username, '')`;

/** An instant as the contract writes it. */
export const utc = (instant: SQL): SQL => sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
