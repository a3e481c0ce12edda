import { claimTransitions, type ClaimPriority, type ClaimStatus } from '../../contract/claimStatus';
import { scopeOf } from '../../contract/permissions';
import { sessionUserOf } from '../accounts/accounts.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { Caller } from '../policies/rows';
import { HttpError } from '../support/errors';
import { serverText } from '../support/serverText';
import { lockWaiting, readBulk, writeOutcome, type BulkRecord, type BulkRowRecord } from './claimBulk.repository';
import { moveWithin, prioritizeWithin } from './claimChange.service';
import type { ChangeRecord } from './claims.repository';
import { undoMoveWithin, undoPriorityWithin } from './claimUndo.service';

/** Claims whose change is one transaction: others wait no longer for any of them. */
const atOnce = 20;

/**
 * The job that changes many claims, a few at a time. Each one's outcome is written in the transaction that changes it: a job that
 * dies in the middle goes on where it was, and no claim moves twice.
 */
export async function runBulk(context: Context, id: number): Promise<void> {
  const bulk = await readBulk(context.db, id);
  if (!bulk) return;
  const undone = bulk.undoes === null ? undefined : await readBulk(context.db, bulk.undoes);
  for (;;) {
    const count = await context.db.transaction(async (tx) => {
      const caller = await callerOf(context, tx, bulk);
      const rows = await lockWaiting(tx, id, atOnce);
      for (const row of rows) await writeOutcome(tx, row, await changeOne(context, tx, caller, { bulk, undone }, row));
      return rows.length;
    });
    if (count < atOnce) return;
  }
}

/** Whoever ordered it, as far as they may still: an account that was deactivated meanwhile changes nothing any more. */
async function callerOf(context: Context, tx: Executor, { createdBy }: BulkRecord): Promise<Caller | undefined> {
  const user = await sessionUserOf(context, tx, createdBy);
  const scope = user && scopeOf(user, 'claims:changeStatus');
  return user && scope && { user, scope };
}

/** What was ordered and, where it takes an earlier order back, that one. */
interface Order {
  bulk: BulkRecord;
  undone: BulkRecord | undefined;
}

async function changeOne(
  context: Context,
  tx: Executor,
  caller: Caller | undefined,
  order: Order,
  row: BulkRowRecord,
): Promise<Pick<BulkRowRecord, 'outcome' | 'message'>> {
  if (!caller) return { outcome: 'refused', message: serverText.forbidden };
  try {
    // A savepoint: what is refused leaves nothing, and the others stay.
    await tx.transaction((inner) => carryOut(context, inner, caller, order, row));
    return { outcome: 'done', message: null };
  } catch (error) {
    if (error instanceof HttpError) return { outcome: 'refused', message: error.message };
    context.log.error({ err: error, claim: row.claimId }, 'A claim of many could not be changed.');
    throw error;
  }
}

async function carryOut(
  context: Context,
  tx: Executor,
  caller: Caller,
  { bulk: { action, priority, reason }, undone }: Order,
  { claimId, seen }: BulkRowRecord,
): Promise<void> {
  if (action === 'undo') {
    if (undone) await takeBack(context, tx, caller, undone, claimId, seen);
  } else if (action !== 'priority')
    await moveWithin(context, tx, caller, claimId, action, seen as never, action === 'reject' ? reason : null);
  else if (priority) await prioritizeWithin(tx, caller, claimId, priority, seen as never);
}

/** Makes a claim what it was before an order, where the order's is still the last change of it. */
async function takeBack(
  context: Context,
  tx: Executor,
  caller: Caller,
  { action, priority, createdAt }: BulkRecord,
  claimId: number,
  before: string,
): Promise<void> {
  const isOfOrder = (last: ChangeRecord) => last.from === before && last.createdAt >= createdAt;
  if (action === 'priority' && priority)
    await undoPriorityWithin(tx, caller, claimId, priority, before as ClaimPriority, isOfOrder);
  else if (action !== 'priority' && action !== 'undo') {
    const after = claimTransitions[before as ClaimStatus][action];
    if (after) await undoMoveWithin(context, tx, caller, claimId, after, isOfOrder);
  }
}
