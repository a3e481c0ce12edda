import { claimTransitions, type ClaimPriority, type ClaimStatus } from '../../contract/claimStatus';
import { scopeOf } from '../../contract/permissions';
import { sessionUserOf } from '../accounts/accounts.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import type { Attempt } from '../jobs/enqueue';
import type { Caller } from '../policies/rows';
import { HttpError } from '../support/errors';
import { serverText } from '../support/serverText';
import {
  hasPendingRows,
  lockPendingRows,
  readBulk,
  refusePendingRows,
  writeOutcome,
  type BulkRecord,
  type BulkRowRecord,
} from './claimBulk.repository';
import { moveWithin, prioritizeWithin } from './claimChange.service';
import { lockStaff } from './claimResponsible.repository';
import { assignWithin, mailAssignees } from './claimResponsible.service';
import { lastChange, type ChangeRecord } from './claims.repository';
import { claimText } from './claimText';
import { undoAssignmentWithin, undoMoveWithin, undoPriorityWithin } from './claimUndo.service';

/** Claims changed in one transaction. The limit keeps other transactions from waiting long for their locks. */
const claimsPerTransaction = 20;

/**
 * Runs the job of a bulk change, a few claims at a time. Each outcome is stored in the transaction that changes the
 * claim, so a job that dies resumes where it stopped and no claim changes twice. Throws if it must be retried; the
 * claims that are still pending when the last attempt fails are refused.
 */
export async function runBulk(context: Context, id: number, attempt: Attempt): Promise<void> {
  try {
    attempt.begin();
    await changeRows(context, id);
  } catch (error) {
    if (!attempt.isLast) throw error;
    context.log.error({ err: error, bulk: id }, 'A bulk change failed.');
    await refusePendingRows(context.db, id, claimText.bulkFailed);
  }
}

async function changeRows(context: Context, id: number): Promise<void> {
  const bulk = await readBulk(context.db, id);
  if (!bulk) return;
  const undone = bulk.undoes === null ? undefined : await readBulk(context.db, bulk.undoes);
  for (;;) {
    const count = await context.db.transaction(async (tx) => {
      const caller = await callerOf(context, tx, bulk);
      const rows = await lockPendingRows(tx, id, claimsPerTransaction);
      await lockStaff(tx, assigneesOf({ bulk, undone }, rows));
      for (const row of rows) await writeOutcome(tx, row, await changeRow(context, tx, caller, { bulk, undone }, row));
      // In the transaction of the last claims, so that it happens once.
      if (caller && rows.length > 0 && !(await hasPendingRows(tx, id)))
        await mailAssignees(context, tx, id, caller.user);
      return rows.length;
    });
    if (count < claimsPerTransaction) return;
  }
}

/**
 * Returns the user who started the bulk change with its current permissions; undefined if the account was deactivated
 * meanwhile.
 */
async function callerOf(context: Context, tx: Executor, { createdBy }: BulkRecord): Promise<Caller | undefined> {
  const user = await sessionUserOf(context, tx, createdBy);
  const scope = user && scopeOf(user, 'claims:changeStatus');
  return user && scope && { user, scope };
}

/** A bulk change and, if it is an undo, the bulk change that it undoes. */
interface BulkJob {
  bulk: BulkRecord;
  undone: BulkRecord | undefined;
}

type Outcome = Pick<BulkRowRecord, 'outcome' | 'message'> & Partial<Pick<BulkRowRecord, 'changeId'>>;

/** Returns the claim field that a bulk change sets. */
function fieldOf({ bulk, undone }: BulkJob) {
  const { action } = undone ?? bulk;
  if (action === 'assign') return 'responsible';
  return action === 'priority' ? 'priority' : 'status';
}

/** Returns the accounts that will become responsible for claims. As everywhere, accounts are locked before claims. */
function assigneesOf({ bulk, undone }: BulkJob, rows: BulkRowRecord[]): number[] {
  if (bulk.action === 'assign') return bulk.responsibleId === null ? [] : [bulk.responsibleId];
  return undone?.action === 'assign' ? [...new Set(rows.map(({ seen }) => Number(seen)))] : [];
}

/** Returns the responsible account at the start of the bulk change; null for none. */
const toResponsibleId = (seen: string): number | null => Number(seen) || null;

async function changeRow(
  context: Context,
  tx: Executor,
  caller: Caller | undefined,
  job: BulkJob,
  row: BulkRowRecord,
): Promise<Outcome> {
  if (!caller) return { outcome: 'refused', message: serverText.forbidden };
  try {
    // A savepoint: a refused change is rolled back, and the changes of the other claims stay.
    const changeId = await tx.transaction(async (inner) => {
      await applyAction(context, inner, caller, job, row);
      // The claim is locked, so its last change is this one.
      return (await lastChange(inner, row.claimId, fieldOf(job)))?.id ?? null;
    });
    return { outcome: 'done', message: null, changeId };
  } catch (error) {
    if (error instanceof HttpError) return { outcome: 'refused', message: error.message };
    context.log.error({ err: error, claim: row.claimId }, 'A claim of a bulk change could not be changed.');
    throw error;
  }
}

async function applyAction(
  context: Context,
  tx: Executor,
  caller: Caller,
  { bulk: { action, priority, responsibleId, reason }, undone }: BulkJob,
  { claimId, seen, changeId }: BulkRowRecord,
): Promise<void> {
  if (action === 'undo') {
    if (undone) await undoAction(context, tx, caller, undone, { claimId, before: seen, changeId });
  } else if (action === 'assign') await assignWithin(tx, caller, claimId, responsibleId, toResponsibleId(seen));
  else if (action !== 'priority')
    await moveWithin(context, tx, caller, claimId, action, seen as never, {
      reason: action === 'reject' ? reason : null,
      finish: { done: action === 'up' ? reason : null },
    });
  else if (priority) await prioritizeWithin(tx, caller, claimId, priority, seen as never);
}

/** Restores the value that a claim had before a bulk change, if that bulk change is still its last change. */
async function undoAction(
  context: Context,
  tx: Executor,
  caller: Caller,
  { action, priority, responsibleId, createdAt }: BulkRecord,
  { claimId, before, changeId }: { claimId: number; before: string; changeId: number | null },
): Promise<void> {
  // During a rollout the previous version stores no change id, so only the time can be compared.
  const matches = (last: ChangeRecord) =>
    changeId === null ? last.from === before && last.createdAt >= createdAt : last.id === changeId;
  const target = { matches, conflictMessage: claimText.notUndoneByYou };
  if (action === 'priority' && priority)
    await undoPriorityWithin(tx, caller, claimId, priority, before as ClaimPriority, target);
  else if (action === 'assign')
    await undoAssignmentWithin(tx, caller, claimId, responsibleId, toResponsibleId(before), target);
  else if (action !== 'priority' && action !== 'undo') {
    const after = claimTransitions[before as ClaimStatus][action];
    if (after) await undoMoveWithin(context, tx, caller, claimId, after, target);
  }
}
