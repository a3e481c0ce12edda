import { sql, type SQL } from 'drizzle-orm';
import type { ClaimViewer } from '../../contract/claimViewers';
import { limits } from '../../contract/limits';
import type { Executor } from '../database/connection';
import { nameOfAccount } from './claimNotes.repository';

/** Instant at which a viewer expires after its last report `v.seen_at`. */
const expiresAt = sql`v.seen_at + make_interval(secs => ${limits.viewExpiresMs / 1000})`;

interface Seat {
  accountId: number;
  seat: string;
}

/** Returns the current viewers of a claim except one account, by name. */
export async function viewersOf(db: Executor, claimId: number, exceptId: number): Promise<ClaimViewer[]> {
  const { rows } = await db.execute<ClaimViewer & Record<string, unknown>>(sql`
    select a.id, ${nameOfAccount} as name, extract(epoch from max(${expiresAt}) - now())::float as seconds_left
    from claim_viewer v join account a on a.id = v.account_id
    where v.claim_id = ${claimId} and a.id <> ${exceptId} and a.active and ${expiresAt} > now() group by a.id order by 2, 1`);
  return rows;
}

/**
 * Stores that a page shows a claim. If that is new, notifies all processes about this claim, and about the claim that
 * the page showed before.
 */
export async function saveViewer(tx: Executor, claimId: number, { accountId, seat }: Seat): Promise<void> {
  const { rows } = await tx.execute<{ claim_id: number; is_there: boolean }>(sql`
    select v.claim_id, ${expiresAt} > now() as is_there from claim_viewer v where v.account_id = ${accountId} and v.seat = ${seat} for update`);
  await tx.execute(sql`
    insert into claim_viewer (account_id, seat, claim_id) values (${accountId}, ${seat}, ${claimId})
    on conflict (account_id, seat) do update set claim_id = excluded.claim_id, seen_at = now()`);
  const [previous] = rows;
  if (previous?.is_there && previous.claim_id === claimId) return;
  await notifyViewersChanged(
    tx,
    previous?.is_there ? sql`c.id in (${claimId}, ${previous.claim_id})` : sql`c.id = ${claimId}`,
  );
}

/**
 * Stores that a page no longer shows a claim, and notifies all processes. Does nothing if the page already shows
 * another claim.
 */
export async function removeViewer(tx: Executor, claimId: number, { accountId, seat }: Seat): Promise<void> {
  const { rows } = await tx.execute(sql`
    delete from claim_viewer where account_id = ${accountId} and seat = ${seat} and claim_id = ${claimId} returning 1`);
  if (rows.length > 0) await notifyViewersChanged(tx, sql`c.id = ${claimId}`);
}

/** Notifies all processes that the viewers of claims `c` have changed; `events.service` listens. */
const notifyViewersChanged = (tx: Executor, condition: SQL) =>
  tx.execute(
    sql`select pg_notify('claim_viewers', case c.type when 'UNIT' then 'unitClaim ' else 'projectClaim ' end || c.id) from claim c where ${condition}`,
  );
