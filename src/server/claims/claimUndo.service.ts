import type { Static } from 'typebox';
import type { ClaimState } from '../../contract/claimShapes';
import { isClaimStatus, type ClaimPriority, type ClaimStatus } from '../../contract/claimStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { mailClaimNews } from '../mail/claimMails.service';
import { mailText } from '../mail/mailText';
import type { Caller } from '../policies/rows';
import { conflict, notFound } from '../support/errors';
import { alone, change, prioritizeWithin } from './claimChange.service';
import {
  insertChange,
  lastChange,
  lockClaim,
  markUndone,
  type ChangeRecord,
  type ClaimRecord,
} from './claims.repository';
import { claimText } from './claimText';

/** Milliseconds within which a move can be taken back: the browser offers it for ten seconds. */
const undoMs = 60_000;

/**
 * Takes back one's own last move: the claim stands where it stood, and its history says both. Throws 404, and 409 where the claim is
 * no longer in `seen`, somebody else moved it or the time is over.
 */
export const undoMove = (
  context: Context,
  caller: Caller,
  id: number,
  seen: ClaimStatus,
): Promise<Static<typeof ClaimState>> =>
  alone(context, (tx) =>
    undoMoveWithin(context, tx, caller, id, seen, ({ createdAt }) => Date.now() - createdAt.getTime() < undoMs),
  );

/** The same, in a transaction that does more; `isMeant` says whether the last move is the one to take back. */
export const undoMoveWithin = (
  context: Context,
  tx: Executor,
  caller: Caller,
  id: number,
  seen: ClaimStatus,
  isMeant: (last: ChangeRecord) => boolean,
): Promise<ClaimRecord> =>
  change(tx, caller, id, async (current) => {
    if (current.status !== seen) throw conflict(claimText.moved(current.status));
    const last = await lastChange(tx, id, 'status');
    const isOwn = last?.createdBy === caller.user.id && isMeant(last);
    if (!isOwn || last.to !== seen || !isClaimStatus(last.from ?? '')) throw conflict(claimText.notUndone);
    const status = last.from as ClaimStatus;
    await markUndone(tx, last.id);
    await insertChange(tx, {
      claimId: id,
      field: 'status',
      from: seen,
      to: status,
      isUndone: true,
      createdBy: caller.user.id,
    });
    await mailClaimNews(context, tx, {
      event: 'claim_status_changed',
      claimId: id,
      actor: caller.user,
      ...mailText.statusChanged(seen, status),
    });
    return { status };
  });

/**
 * Gives a claim the priority `before` again, which one's own last change took from it; `isMeant` says whether that is the change to take
 * back. Throws 404, and 409 where the claim is no longer in `seen` or somebody else changed it.
 */
export async function undoPriorityWithin(
  tx: Executor,
  caller: Caller,
  id: number,
  seen: ClaimPriority,
  before: ClaimPriority,
  isMeant: (last: ChangeRecord) => boolean,
): Promise<void> {
  const current = await lockClaim(tx, caller, id);
  if (!current) throw notFound(claimText.unknown);
  if (current.priority !== seen) throw conflict(claimText.priorityChanged);
  // The first choice of a new claim's priority is no change of it.
  const last = await lastChange(tx, id, 'priority');
  if (last && !(last.createdBy === caller.user.id && isMeant(last))) throw conflict(claimText.notUndone);
  await prioritizeWithin(tx, caller, id, before, seen);
}
