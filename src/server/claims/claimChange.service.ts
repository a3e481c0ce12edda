import { maySee } from '../../contract/claimFilters';
import {
  claimTransitions,
  completedClaimStatus,
  type ClaimDecision,
  type ClaimMove,
  type ClaimPriority,
  type ClaimStatus,
} from '../../contract/claimStatus';
import type { ClaimState } from '../../contract/claimShapes';
import { claimStatusLabels, decisionLabels } from '../../contract/statusText';
import { priceProblem, rejectReasonProblem } from '../../contract/rules';
import type { Static } from 'typebox';
import type { SessionUser } from '../policies/actor';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { answerChoices, answerersOf } from '../mail/answerMails.service';
import { mailClaimNews } from '../mail/claimMails.service';
import { mailText } from '../mail/mailText';
import type { Caller } from '../policies/rows';
import { brokenRule, conflict, notFound } from '../support/errors';
import { assignmentOnReopen } from './claimAssignment';
import { doneOf, roundAfterMove, type Finish } from './claimRounds.service';
import { decideWithin } from './claimDecide';
import {
  hasChanges,
  insertChange,
  lastChange,
  lockClaim,
  saveClaim,
  statusOf,
  type ClaimRecord,
} from './claims.repository';
import { claimText } from './claimText';

type State = Static<typeof ClaimState>;

/** What goes with a move: see {@link moveClaim}. */
interface MoveWords {
  reason: string | null;
  finish?: Finish;
  decision?: ClaimDecision;
}

/**
 * Moves a claim to a status. `expected` is the status that the user saw. Without it the status at the arrival of the
 * request counts, so that one of two users who move a claim at the same time gets 409. `reason` is the reason of a
 * rejection, `finish` what was done in a claim that the move completes, `decision` the one that the same person makes with
 * the move. Throws 422 if a text is too long, or what the company or the decision demands is missing, 409 if the claim has
 * moved meanwhile or the move is not possible, and 404.
 */
export async function moveClaim(
  context: Context,
  caller: Caller,
  id: number,
  move: ClaimMove,
  expected: ClaimStatus | undefined,
  { reason, ...more }: Partial<MoveWords> = {},
): Promise<State> {
  const problem = rejectReasonProblem(reason);
  if (problem) throw brokenRule([{ field: 'reason', message: problem }]);
  const atArrival = expected ?? (await statusOf(context.db, id));
  return changeInTransaction(context, caller, (tx) =>
    moveWithin(context, tx, caller, id, move, atArrival, { ...more, reason: reason?.trim() || null }),
  );
}

/** Like {@link moveClaim}, in a larger transaction. `reason` has passed its rule. */
export const moveWithin = (
  context: Context,
  tx: Executor,
  caller: Caller,
  id: number,
  move: ClaimMove,
  expected: ClaimStatus | undefined,
  { reason, finish, decision }: MoveWords,
): Promise<ClaimRecord> =>
  changeClaim(tx, caller, id, async (current) => {
    if (current.status !== expected) throw await statusConflict(tx, caller, current);
    const status = claimTransitions[current.status][move];
    if (!status) throw conflict(claimText.impossible(current.status));
    const done = doneOf(status, finish);
    const afterRound = await roundAfterMove(tx, caller, current, status, finish);
    await recordChange(tx, caller.user, current.id, 'status', current.status, status, reason ?? done);
    if (decision) await decideWithin(tx, caller, id, { decision, reason });
    await mailClaimNews(context, tx, {
      event: 'claim_status_changed',
      claimId: id,
      actor: caller.user,
      ...mailText.statusChanged(current.status, status),
      lines: [
        ...(decision ? [mailText.decision(decisionLabels[decision])] : []),
        ...(reason === null ? [] : [mailText.rejectReason(reason)]),
        ...(done === null ? [] : [mailText.whatWasDone(done)]),
      ],
      hasDocuments: status === completedClaimStatus,
      ...(status === completedClaimStatus && {
        choicesOf: async (recipients: string[]) =>
          answerChoices(context, tx, id, [...recipients, ...(await answerersOf(context, tx, id))]),
      }),
    });
    return { status, ...afterRound, ...(await assignmentOnReopen(tx, caller.user, current, status)) };
  });

/**
 * Returns the error for a claim that is no longer in the status that was seen. Its text depends on whether the caller
 * moved it.
 */
export async function statusConflict(tx: Executor, caller: Caller, { id, status }: ClaimRecord): Promise<Error> {
  const isOwn = (await lastChange(tx, id, 'status'))?.createdBy === caller.user.id;
  return conflict(isOwn ? claimText.movedByYou(status) : claimText.moved(status));
}

/** Like {@link statusConflict}, for the priority. */
export async function priorityConflict(tx: Executor, caller: Caller, id: number): Promise<Error> {
  const isOwn = (await lastChange(tx, id, 'priority'))?.createdBy === caller.user.id;
  return conflict(isOwn ? claimText.priorityChangedByYou : claimText.priorityChanged);
}

/**
 * Sets the priority of a unit claim. Throws 409 if the current priority is neither `expected` nor the requested one; a call
 * whose response was lost can therefore be sent again. Throws 404, for project claims too.
 */
export const changePriority = (
  context: Context,
  caller: Caller,
  id: number,
  priority: ClaimPriority,
  expected: ClaimPriority | undefined,
): Promise<State> =>
  changeInTransaction(context, caller, (tx) => prioritizeWithin(tx, caller, id, priority, expected, true));

/**
 * Like {@link changePriority}, in a larger transaction. Only a call for a single claim can be the second half of its
 * creation.
 */
export const prioritizeWithin = (
  tx: Executor,
  caller: Caller,
  id: number,
  priority: ClaimPriority,
  expected: ClaimPriority | undefined,
  mayBeFirstChoice = false,
): Promise<ClaimRecord> =>
  changeClaim(tx, caller, id, async (current) => {
    if (current.type !== 'UNIT') throw notFound(claimText.unknown);
    if (expected && current.priority !== expected && current.priority !== priority)
      throw await priorityConflict(tx, caller, id);
    const isFirst = mayBeFirstChoice && (await isFirstChoice(tx, caller.user, current));
    if (current.priority !== priority && !isFirst)
      await recordChange(tx, caller.user, id, 'priority', current.priority, priority);
    return { priority };
  });

/**
 * Sets the repair price in pesos, or clears it with null. Throws 422 if it is not an amount. Throws 409 if the current
 * price is neither `expected` (undefined: not sent) nor the requested one; a call whose response was lost can therefore be
 * sent again. Throws 404.
 */
export async function changePrice(
  context: Context,
  caller: Caller,
  id: number,
  price: string | number | null,
  expected: string | null | undefined,
): Promise<State> {
  const repairPrice = toMoney(price);
  return changeInTransaction(context, caller, (tx) =>
    changeClaim(tx, caller, id, async (current) => {
      if (expected !== undefined && ![toMoney(expected), repairPrice].includes(current.repairPrice))
        throw conflict(claimText.priceChanged(formatPrice(current.repairPrice)));
      if (current.repairPrice !== repairPrice) {
        await recordChange(tx, caller.user, id, 'repair_price', current.repairPrice, repairPrice);
        await mailClaimNews(context, tx, {
          event: 'claim_price_set',
          claimId: id,
          actor: caller.user,
          ...mailText.priceSet(repairPrice && formatPrice(repairPrice)),
        });
      }
      return { repairPrice };
    }),
  );
}

/** Changes a claim with its row locked: the second of two callers sees what the first one committed. */
export async function changeClaim(
  tx: Executor,
  caller: Caller,
  id: number,
  decide: (current: ClaimRecord) => Promise<Partial<ClaimRecord>>,
): Promise<ClaimRecord> {
  const current = await lockClaim(tx, caller, id);
  if (!current) throw notFound(claimText.unknown);
  return saveClaim(tx, id, await decide(current));
}

/** Changes one claim in its own transaction. Returns the claim's state as far as the caller may see it. */
export async function changeInTransaction(
  context: Context,
  { user }: Caller,
  work: (tx: Executor) => Promise<ClaimRecord>,
): Promise<State> {
  const { id, type, priority, repairPrice, status } = await context.db.transaction(work);
  return {
    id,
    claim_type: type,
    priority: maySee(user, 'priority') ? priority : null,
    repair_price: maySee(user, 'repair_price') ? repairPrice : null,
    claim_status: { code: status, label: claimStatusLabels[status] },
  };
}

async function recordChange(
  tx: Executor,
  user: SessionUser,
  claimId: number,
  field: 'status' | 'priority' | 'repair_price',
  from: string | null,
  to: string | null,
  reason: string | null = null,
): Promise<void> {
  await insertChange(tx, { claimId, field, from, to, reason, createdBy: user.id });
}

/** Milliseconds after the creation within which its second call must arrive. */
const creationMs = 2 * 60_000;

/**
 * Whether the author of a claim sets its priority for the first time. That is the second half of the creation, not a
 * change.
 */
async function isFirstChoice(tx: Executor, user: SessionUser, current: ClaimRecord): Promise<boolean> {
  if (current.createdBy !== user.id || Date.now() - current.createdAt.getTime() > creationMs) return false;
  return !(await hasChanges(tx, current.id));
}

/** Returns an amount with two decimals, as the database returns it. Throws 422 if the text is not an amount. */
function toMoney(price: string | number | null): string | null {
  const text = price === null ? '' : String(price).trim();
  if (text === '') return null;
  const message = priceProblem(text);
  if (message) throw brokenRule([{ field: 'repair_price', message }]);
  const [pesos = '', cents = ''] = text.split('.');
  return `${BigInt(pesos)}.${cents.padEnd(2, '0')}`;
}

const formatPrice = (price: string | null): string =>
  price === null ? claimText.noPrice : `$ ${Number(price).toLocaleString('es-AR', { minimumFractionDigits: 2 })}`;
