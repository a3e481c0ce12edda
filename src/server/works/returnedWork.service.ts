/** Returns a work order to who did it, because the client says that the problem is not solved. */
import { lockActiveContractor } from '../contractors/contractors.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { mailMove } from './contractorLinks.service';
import { addAskedPhotos, findReturnedWork, lockDoneWork, type DoneWork } from './returnedWork.repository';
import { addWorkEvent } from './workEvents.repository';
import { findOpenWorks, saveDone, saveStatus, saveStuck } from './works.repository';

/** For the answer, which locks the work order before the claim. */
export { lockDoneWork };

/**
 * Sends a work order back for one of its claims, with the client's words and photos: the contractor reads them on the
 * page of its link and in a mail. A verified one is not sent back if its contractor is no longer active, or another work
 * order for the claim is open: then the company decides. Returns whether it was.
 */
export async function returnDoneWork(
  context: Context,
  tx: Executor,
  work: DoneWork,
  { claimId, reason, accountId, imageIds }: { claimId: number; reason: string; accountId: number; imageIds: number[] },
): Promise<boolean> {
  const { id, status, contractor_id: contractorId } = work;
  if (contractorId !== null && !(await lockActiveContractor(tx, contractorId))) return false;
  if (status === 'verified' && (await findOpenWorks(tx, [claimId])).length > 0) return false;
  await saveDone(tx, id, claimId, null);
  if (status !== 'accepted') await saveStatus(tx, id, 'accepted');
  await saveStuck(tx, id, null);
  await addAskedPhotos(tx, { id, claimId }, imageIds);
  await addWorkEvent(tx, id, { what: 'return', note: reason, claimId, accountId });
  await mailMove(context, tx, { id, contractorId }, { move: 'return', reason });
  return true;
}

/**
 * Takes the return of a work order back, because the owner says that the problem is solved; only if nothing has happened
 * to it since.
 */
export async function restoreDoneWork(
  tx: Executor,
  { claimId, note, accountId }: { claimId: number; note: string; accountId: number },
): Promise<void> {
  const id = await findReturnedWork(tx, claimId);
  if (id === undefined) return;
  const left = await saveDone(tx, id, claimId, new Date());
  if (left === 0) await saveStatus(tx, id, 'done');
  await addWorkEvent(tx, id, { what: left === 0 ? 'finish' : 'finishPlace', note, claimId, accountId });
}
