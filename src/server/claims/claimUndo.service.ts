import type { Static } from 'typebox';
import type { ClaimState } from '../../contract/claimShapes';
import { isClaimStatus, type ClaimPriority, type ClaimStatus } from '../../contract/claimStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { mailClaimNews } from '../mail/claimMails.service';
import { mailText } from '../mail/mailText';
import type { Caller } from '../policies/rows';
import { conflict, notFound } from '../support/errors';
import { reopenedFor } from './claimAssignment';
import { alone, change, movedSince, prioritizedSince, prioritizeWithin } from './claimChange.service';
import { assignedSince, assignWithin, requireAssignee } from './claimResponsible.service';
import {
  insertChange,
  lastChange,
  lockClaim,
  markUndone,
  type ChangeRecord,
  type ClaimRecord,
} from './claims.repository';
import { claimText } from './claimText';

/** Milliseconds within which a move can be undone. The browser offers it for ten seconds. */
const undoMs = 60_000;

/**
 * Undoes the caller's own last move: the claim returns to the former status, and its history keeps both moves. Throws
 * 404, and 409 if the claim is no longer in `seen`, another user moved it or the time is over.
 */
export const undoMove = (
  context: Context,
  caller: Caller,
  id: number,
  seen: ClaimStatus,
): Promise<Static<typeof ClaimState>> =>
  alone(context, caller, (tx) =>
    undoMoveWithin(context, tx, caller, id, seen, {
      isIt: ({ createdAt }) => Date.now() - createdAt.getTime() < undoMs,
      otherwise: claimText.notUndone,
    }),
  );

/** Like {@link undoMove}, in a larger transaction. `target` identifies the move to undo. */
export const undoMoveWithin = (
  context: Context,
  tx: Executor,
  caller: Caller,
  id: number,
  seen: ClaimStatus,
  meant: Meant,
): Promise<ClaimRecord> =>
  change(tx, caller, id, async (current) => {
    if (current.status !== seen) throw await movedSince(tx, caller, current);
    const last = await lastChange(tx, id, 'status');
    if (!last || !isClaimStatus(last.from ?? '') || last.to !== seen) throw conflict(claimText.notUndone);
    requireMeant(caller, last, meant);
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
    return { status, ...(await reopenedFor(tx, caller.user, current, status)) };
  });

/** Throws 409 if a claim's last change was made by another user or is not the one to undo. */
function requireMeant(caller: Caller, last: ChangeRecord, { isIt, otherwise }: Meant): void {
  if (last.createdBy !== caller.user.id) throw conflict(claimText.notUndone);
  if (!isIt(last)) throw conflict(otherwise);
}

/** Identifies the change to undo, with the message for the case that the last change is a different one. */
interface Meant {
  isIt(last: ChangeRecord): boolean;
  otherwise: string;
}

/**
 * Restores the priority `before`, which the caller's own last change replaced. `target` identifies the change to undo.
 * Throws 404, and 409 if the priority is no longer `seen` or another user changed it.
 */
export async function undoPriorityWithin(
  tx: Executor,
  caller: Caller,
  id: number,
  seen: ClaimPriority,
  before: ClaimPriority,
  meant: Meant,
): Promise<void> {
  const current = await lockClaim(tx, caller, id);
  if (!current) throw notFound(claimText.unknown);
  if (current.priority !== seen) throw await prioritizedSince(tx, caller, id);
  // The first choice of a new claim's priority is not recorded as a change.
  const last = await lastChange(tx, id, 'priority');
  if (last) requireMeant(caller, last, meant);
  await prioritizeWithin(tx, caller, id, before, seen);
}

/**
 * Like {@link undoPriorityWithin}, for the responsible person; null for nobody. Also throws 422 if that account is no
 * longer active staff.
 */
export async function undoAssignmentWithin(
  tx: Executor,
  caller: Caller,
  id: number,
  seen: number | null,
  before: number | null,
  meant: Meant,
): Promise<void> {
  // Accounts are locked before claims.
  await requireAssignee(tx, before);
  const current = await lockClaim(tx, caller, id);
  if (!current) throw notFound(claimText.unknown);
  if (current.responsibleId !== seen) throw await assignedSince(tx, caller, current);
  const last = await lastChange(tx, id, 'responsible');
  if (!last) throw conflict(claimText.notUndone);
  requireMeant(caller, last, meant);
  await assignWithin(tx, caller, id, before, seen);
}
