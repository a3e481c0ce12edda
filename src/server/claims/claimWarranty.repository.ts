import { sql, type SQL } from 'drizzle-orm';

/** The columns of the warranty `w` of claims. */
export const warrantyColumns = sql.raw(
  "w.months as warranty_months, w.expires_on, w.state = 'covered' as is_covered, w.table_of as warranty_table",
);
/**
 * Joins the warranty `w` of unit claims `c`: the months of its term, its last day and its state in `warrantyStates`.
 */
export const warrantyJoin = sql.raw('join claim_warranty w on w.claim_id = c.id');
/** Joins the warranty `w` of project claims `c`. Claims older than the terms of common parts have none. */
export const keptWarrantyJoin = sql.raw('left join claim_warranty w on w.claim_id = c.id');
/** Returns the condition on claims `c` whose warranty `w` meets `condition`. */
export const isInWarranty = (condition: SQL): SQL =>
  sql`c.id in (select w.claim_id from claim_warranty w where ${condition})`;
