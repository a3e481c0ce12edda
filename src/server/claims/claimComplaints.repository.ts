import { sql } from 'drizzle-orm';
import type { Executor } from '../database/connection';

/** Counts the formal complaints about a claim; those of one account alone if `accountId` is given. */
export async function countComplaints(db: Executor, claimId: number, accountId?: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from complaint k
    where k.claim_id = ${claimId} and ${accountId === undefined ? sql`true` : sql`k.account_id = ${accountId}`}`);
  return rows[0]?.count ?? 0;
}
