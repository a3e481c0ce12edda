import { sql, type SQL } from 'drizzle-orm';

/** Adds to unit claims `c` their warranty `w`: the months of its term, its last day and which of `warrantyStates` it is. */
export const warrantyJoin = sql.raw('join claim_warranty w on w.claim_id = c.id');
/** The condition on claims `c` whose warranty `w` meets one. */
export const isInWarranty = (condition: SQL): SQL =>
  sql`c.id in (select w.claim_id from claim_warranty w where ${condition})`;
