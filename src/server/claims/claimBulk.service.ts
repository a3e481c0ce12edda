import type { Static } from 'typebox';
import type { Bulk, claimBulkOperations } from '../../contract/claimBulk';
import type { ClaimType } from '../../contract/claimStatus';
import { limits } from '../../contract/limits';
import { can } from '../../contract/permissions';
import { doneProblem, rejectReasonProblem } from '../../contract/rules';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { enqueue } from '../jobs/enqueue';
import type { Caller } from '../policies/rows';
import { createOnce, type Once } from '../support/createOnce';
import { withConstraints } from '../support/constraints';
import { brokenRule, conflict, forbidden, notFound, requireRules } from '../support/errors';
import { findBulk, insertBulk, insertUndo } from './claimBulk.repository';
import { findClaimIds } from './claimList.repository';
import { requireAssignee } from './claimResponsible.service';
import { claimText } from './claimText';

/**
 * Attempts of a bulk change, which with graphile-worker's growing delays cover about four minutes: what was changed can
 * still be undone after the last one.
 */
const bulkAttempts = 6;

type BulkBody = Omit<Static<typeof claimBulkOperations.startUnitClaimBulk.body>, never>;

/**
 * Starts a bulk change of claims. A job carries it out, and {@link getBulk} returns its progress. Claims that the
 * caller may not see are skipped. Throws 422 if no claims are named or found, or too many are.
 */
export async function startBulk(
  context: Context,
  caller: Caller,
  type: ClaimType,
  { ids, filter, action, priority, responsible_id: responsibleId, reason }: BulkBody,
  once: Once,
): Promise<Bulk> {
  if (action === 'priority' && !can(caller.user, 'claims:changePriority')) throw forbidden();
  if (action === 'assign' && !can(caller.user, 'claims:assign')) throw forbidden();
  const tooLong = action === 'reject' ? rejectReasonProblem(reason) : action === 'up' ? doneProblem(reason) : undefined;
  requireRules([
    ...((ids === undefined) === (filter === undefined) ? [{ field: 'ids', message: claimText.bulkWhich }] : []),
    ...(action === 'priority' && !priority ? [{ field: 'priority', message: claimText.bulkPriority }] : []),
    ...(action === 'assign' && responsibleId === undefined
      ? [{ field: 'responsible_id', message: claimText.bulkAssign }]
      : []),
    ...(tooLong ? [{ field: 'reason', message: tooLong }] : []),
  ]);
  const id = await createOnce(context.db, once, async (tx) => {
    const query = { ...filter, ids: ids?.join(',') };
    const claimIds = await findClaimIds(tx, caller, type, query, limits.bulkClaims + 1);
    if (claimIds.length === 0) throw brokenRule([{ field: 'ids', message: claimText.bulkNone }]);
    if (claimIds.length > limits.bulkClaims)
      throw brokenRule([{ field: 'filter', message: claimText.bulkTooMany(limits.bulkClaims) }]);
    if (action === 'assign') await requireAssignee(tx, responsibleId ?? null);
    const values = {
      createdBy: caller.user.id,
      action,
      priority: priority ?? null,
      responsibleId: action === 'assign' ? (responsibleId ?? null) : null,
      reason: reason?.trim() || null,
    };
    const bulkId = await insertBulk(tx, values, claimIds);
    await enqueue(tx, 'change_claims', [{ payload: { id: bulkId }, maxAttempts: bulkAttempts }]);
    return bulkId;
  });
  return getBulk(context.db, caller, id);
}

/**
 * Starts the undo of a bulk change, also as a job. Each claim gets its previous value, unless another user has changed
 * it since. Throws 404, and 409 if the bulk change is not finished, is already undone, changed nothing or is too old.
 */
export async function undoBulk(context: Context, caller: Caller, id: number, once: Once): Promise<Bulk> {
  const undoId = await withConstraints({ claim_bulk_undoes_key: [claimText.bulkUndone] }, () =>
    createOnce(context.db, once, async (tx) => {
      const bulk = await getBulk(tx, caller, id);
      if (!bulk.is_over) throw conflict(claimText.bulkGoesOn);
      if (!bulk.undo_until) throw conflict(claimText.bulkUndone);
      const inserted = await insertUndo(tx, id, caller.user.id);
      await enqueue(tx, 'undo_claim_changes', [{ payload: { id: inserted }, maxAttempts: bulkAttempts }]);
      return inserted;
    }),
  );
  return getBulk(context.db, caller, undoId);
}

/** Returns the progress of a bulk change and the outcome of each claim. Throws 404. */
export async function getBulk(db: Executor, caller: Caller, id: number): Promise<Bulk> {
  const bulk = await findBulk(db, caller, id);
  if (!bulk) throw notFound(claimText.unknownBulk);
  return bulk;
}
