import { decisionProblems } from '../../contract/decisionRules';
import type { ClaimDecision, DecisionState } from '../../contract/claimStatus';
import type { Executor } from '../database/connection';
import type { Caller } from '../policies/rows';
import { conflict, requireRules } from '../support/errors';
import { findDecision, removeDecision, saveDecision } from './claimDecision.repository';
import { insertChange, type ChangeRecord } from './claims.repository';
import { claimText } from './claimText';

/** A decision, with the reason that everyone who sees the claim reads. */
interface NewDecision {
  decision: ClaimDecision;
  reason: string | null;
}

/**
 * Decides about a claim, whose row the transaction has locked, and adds the change to its history; sends no mail. Returns
 * the former decision, null if there was none; undefined if nothing changed. Throws 422, and 409 if the current decision is
 * neither `expected` (undefined: not sent) nor the requested one.
 */
export async function decideWithin(
  tx: Executor,
  caller: Caller,
  claimId: number,
  { decision, reason }: NewDecision,
  expected?: DecisionState,
): Promise<ClaimDecision | null | undefined> {
  const current = await findDecision(tx, claimId);
  const state = current?.decision ?? 'none';
  if (state === decision && (reason === null || reason === current?.reason)) return undefined;
  if (expected !== undefined && state !== expected && state !== decision) throw conflict(claimText.decided(state));
  requireRules(decisionProblems({ decision, reason, former: state }));
  await saveDecision(tx, claimId, { decision, reason, decidedBy: caller.user.id });
  await insertChange(tx, {
    claimId,
    field: 'decision',
    from: current?.decision ?? null,
    to: decision,
    reason,
    createdBy: caller.user.id,
  });
  return current?.decision ?? null;
}

/** Takes back the first decision about a claim that was made in one transaction with `move`, when the move is undone. */
export async function undoDecisionOf(
  tx: Executor,
  caller: Caller,
  move: ChangeRecord,
  decided: ChangeRecord | undefined,
): Promise<void> {
  const isOfMove = decided?.createdBy === move.createdBy && decided?.createdAt.getTime() === move.createdAt.getTime();
  if (!decided || !isOfMove || decided.from !== null) return;
  await removeDecision(tx, move.claimId);
  await insertChange(tx, {
    claimId: move.claimId,
    field: 'decision',
    from: decided.to,
    to: null,
    isUndone: true,
    createdBy: caller.user.id,
  });
}
