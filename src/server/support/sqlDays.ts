import { sql, type SQL } from 'drizzle-orm';
import { timeZone } from '../../contract/limits';

/** Argentina's time zone, as a literal of a database expression. */
export const zone = sql.raw(`'${timeZone}'`);

/** Returns the day of an instant in Argentina, as a database expression. */
export const dayOf = (instant: SQL): SQL => sql`(${instant} at time zone ${zone})::date`;

/** Today's date in Argentina, as a database expression. */
export const today = dayOf(sql`now()`);
