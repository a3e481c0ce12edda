import { sql, type SQL } from 'drizzle-orm';

/**
 * Joins the warranty `w` of unit claims `c`: the months of its term, its last day and its state in `warrantyStates`.
 */
export const warrantyJoin = sql.raw('join claim_warranty w on w.claim_id = c.id');
/** Returns the condition on claims `c` whose warranty `w` meets `condition`. */
export const isInWarranty = (condition: SQL): SQL =>
  sql`c.id in (select w.claim_id from claim_warranty w where ${condition})`;
