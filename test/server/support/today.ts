import { timeZone } from '../../../src/contract/limits';

/** Today in Argentina, as an SQL expression. `current_date` is the day of the database's own zone: another one in the evening. */
export const sqlToday = `(now() at time zone '${timeZone}')::date`;
