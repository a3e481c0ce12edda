import { scopeOf } from '../../contract/permissions';
import { sessionUserOf } from '../accounts/accounts.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { Caller } from '../policies/rows';
import { HttpError } from '../support/errors';
import { serverText } from '../support/serverText';
import { lockWaiting, readBulk, writeOutcome, type BulkRecord, type BulkRowRecord } from './claimBulk.repository';
import { moveWithin, prioritizeWithin } from './claimChange.service';

/** Claims whose change is one transaction: others wait no longer for any of them. */
const atOnce = 20;

/**
 * The job that changes many claims, a few at a time. Each one's outcome is written in the transaction that changes it: a job that
 * dies in the middle goes on where it was, and no claim moves twice.
 */
export async function runBulk(context: Context, id: number): Promise<void> {
  const bulk = await readBulk(context.db, id);
  if (!bulk) return;
  for (;;) {
    const count = await context.db.transaction(async (tx) => {
      const caller = await callerOf(context, tx, bulk);
      const rows = await lockWaiting(tx, id, atOnce);
      for (const row of rows) await writeOutcome(tx, row, await changeOne(context, tx, caller, bulk, row));
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

async function changeOne(
  context: Context,
  tx: Executor,
  caller: Caller | undefined,
  { action, priority, reason }: BulkRecord,
  { claimId, seen }: BulkRowRecord,
): Promise<Pick<BulkRowRecord, 'outcome' | 'message'>> {
  if (!caller) return { outcome: 'refused', message: serverText.forbidden };
  try {
    // A savepoint: what is refused leaves nothing, and the others stay.
    await tx.transaction(async (inner) => {
      if (action !== 'priority')
        await moveWithin(context, inner, caller, claimId, action, seen as never, action === 'reject' ? reason : null);
      else if (priority) await prioritizeWithin(inner, caller, claimId, priority, seen as never);
    });
    return { outcome: 'done', message: null };
  } catch (error) {
    if (error instanceof HttpError) return { outcome: 'refused', message: error.message };
    context.log.error({ err: error, claim: claimId }, 'A claim of many could not be changed.');
    throw error;
  }
}
