import type { Static } from 'typebox';
import type { ClaimState } from '../../contract/claimShapes';
import { isClaimStatus, type ClaimPriority, type ClaimStatus } from '../../contract/claimStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { mailClaimNews } from '../mail/claimMails.service';
import { mailText } from '../mail/mailText';
import type { Caller } from '../policies/rows';
import { conflict, notFound } from '../support/errors';
import { assignmentOnReopen } from './claimAssignment';
import { roundAfterUndo } from './claimRounds.service';
import {
  changeInTransaction,
  changeClaim,
  statusConflict,
  priorityConflict,
  prioritizeWithin,
} from './claimChange.service';
import { undoDecisionOf } from './claimDecide';
import { responsibleConflict, assignWithin, requireAssignee } from './claimResponsible.service';
import {
  insertChange,
  lastChange,
  lastMove,
  lockClaim,
  markUndone,
  type ChangeRecord,
  type ClaimRecord,
} from './claims.repository';
import { claimText } from './claimText';

/** Milliseconds within which a move can be undone: a tab of the browser offers it for its last changes of a working day. */
const undoMs = 12 * 3_600_000;

/**
 * Undoes the caller's own last move: the claim returns to the former status, and its history keeps both moves. Throws
 * 404, and 409 if the claim is no longer in `expected`, another user moved it or the time is over.
 */
export const undoMove = (
  context: Context,
  caller: Caller,
  id: number,
  expected: ClaimStatus,
): Promise<Static<typeof ClaimState>> =>
  changeInTransaction(context, caller, (tx) =>
    undoMoveWithin(context, tx, caller, id, expected, {
      matches: ({ createdAt }) => Date.now() - createdAt.getTime() < undoMs,
      conflictMessage: claimText.notUndone,
    }),
  );

/** Like {@link undoMove}, in a larger transaction. `target` identifies the move to undo. */
export const undoMoveWithin = (
  context: Context,
  tx: Executor,
  caller: Caller,
  id: number,
  expected: ClaimStatus,
  target: UndoTarget,
): Promise<ClaimRecord> =>
  changeClaim(tx, caller, id, async (current) => {
    if (current.status !== expected) throw await statusConflict(tx, caller, current);
    const last = await lastMove(tx, id);
    if (!last || !isClaimStatus(last.from ?? '') || last.to !== expected) throw conflict(claimText.notUndone);
    requireTarget(caller, last, target);
    const status = last.from as ClaimStatus;
    const afterRound = await roundAfterUndo(tx, current, status);
    await markUndone(tx, last.id);
    await undoDecisionOf(tx, caller, last, await lastChange(tx, id, 'decision'));
    await insertChange(tx, {
      claimId: id,
      field: 'status',
      from: expected,
      to: status,
      isUndone: true,
      createdBy: caller.user.id,
    });
    await mailClaimNews(context, tx, {
      event: 'claim_status_changed',
      claimId: id,
      actor: caller.user,
      ...mailText.statusChanged(expected, status),
    });
    return { status, ...afterRound, ...(await assignmentOnReopen(tx, caller.user, current, status)) };
  });

/** Throws 409 if a claim's last change was made by another user or is not the one to undo. */
function requireTarget(caller: Caller, last: ChangeRecord, { matches, conflictMessage }: UndoTarget): void {
  if (last.createdBy !== caller.user.id) throw conflict(claimText.notUndone);
  if (!matches(last)) throw conflict(conflictMessage);
}

/** Identifies the change to undo, with the message for the case that the last change is a different one. */
interface UndoTarget {
  matches(last: ChangeRecord): boolean;
  conflictMessage: string;
}

/**
 * Restores the priority `before`, which the caller's own last change replaced. `target` identifies the change to undo.
 * Throws 404, and 409 if the priority is no longer `expected` or another user changed it.
 */
export async function undoPriorityWithin(
  tx: Executor,
  caller: Caller,
  id: number,
  expected: ClaimPriority,
  before: ClaimPriority,
  target: UndoTarget,
): Promise<void> {
  const current = await lockClaim(tx, caller, id);
  if (!current) throw notFound(claimText.unknown);
  if (current.priority !== expected) throw await priorityConflict(tx, caller, id);
  // The first choice of a new claim's priority is not recorded as a change.
  const last = await lastChange(tx, id, 'priority');
  if (last) requireTarget(caller, last, target);
  await prioritizeWithin(tx, caller, id, before, expected);
}

/**
 * Like {@link undoPriorityWithin}, for the responsible person; null for nobody. Also throws 422 if that account is no
 * longer active staff.
 */
export async function undoAssignmentWithin(
  tx: Executor,
  caller: Caller,
  id: number,
  expected: number | null,
  before: number | null,
  target: UndoTarget,
): Promise<void> {
  // Accounts are locked before claims.
  await requireAssignee(tx, before);
  const current = await lockClaim(tx, caller, id);
  if (!current) throw notFound(claimText.unknown);
  if (current.responsibleId !== expected) throw await responsibleConflict(tx, caller, current);
  const last = await lastChange(tx, id, 'responsible');
  if (!last) throw conflict(claimText.notUndone);
  requireTarget(caller, last, target);
  await assignWithin(tx, caller, id, before, expected);
}
