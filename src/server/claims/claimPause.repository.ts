import { sql } from 'drizzle-orm';
import type { Executor } from '../database/connection';

interface Pause {
  claimId: number;
  commentId: number;
  startedBy: number;
}

/**
 * Pauses the term of a claim from a message that asks the claim's author something. If a pause is already running, it
 * continues, and the newer message starts no second pause. Returns whether the claim is open; closed claims are not
 * paused.
 */
export async function pauseClaim(tx: Executor, { claimId, commentId, startedBy }: Pause): Promise<boolean> {
  const { rows } = await tx.execute<{ is_open: boolean }>(
    sql`select s.is_open from claim c join claim_status s on s.code = c.status where c.id = ${claimId} for no key update of c`,
  );
  if (!rows[0]?.is_open) return false;
  await tx.execute(sql`insert into claim_pause (claim_id, comment_id, started_by) values (${claimId}, ${commentId}, ${startedBy})
    on conflict (claim_id) where ended_at is null do nothing`);
  return true;
}

/** Ends the pause of a claim. Returns whether there was one. */
export async function endPause(tx: Executor, claimId: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`update claim_pause set ended_at = now() where claim_id = ${claimId} and ended_at is null returning id`,
  );
  return rows.length > 0;
}
