/** The rounds of a claim: what was done each time that it was completed. */
import type { ClaimRound } from '../../contract/claimRoundShapes';
import type { ClaimStatus } from '../../contract/claimStatus';
import { doneProblem } from '../../contract/rules';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { toPhoto } from '../files/files.service';
import type { Caller } from '../policies/rows';
import { brokenRule } from '../support/errors';
import { iso } from '../support/list';
import type { ClaimRecord } from './claims.repository';
import {
  deleteRound,
  filesOfImages,
  filesOfWorkPhotos,
  finishedWorkPhotos,
  insertRound,
  lastRound,
  readDemands,
  readRounds,
  saveReopened,
} from './claimRounds.repository';
import { claimText } from './claimText';

/** What is said of a claim that a move completes. */
export interface Finish {
  done?: string | null;
  work_photo_ids?: number[];
  image_ids?: number[];
}

/** The end of a claim: the only status that begins a round. */
const completed: ClaimStatus = 'completed';

/** Returns what was done, if a move to a status says so. Throws 422 if the text is too long. */
export function doneOf(status: ClaimStatus, finish: Finish | undefined): string | null {
  if (status !== completed) return null;
  const problem = doneProblem(finish?.done);
  if (problem) throw brokenRule([{ field: 'done', message: problem }]);
  return finish?.done?.trim() || null;
}

/**
 * Begins or ends a round after a move of a claim, and returns the fields to store with its status. Throws 422 if the
 * company demands words or a photo of a completed claim and there are none, or a photo is not one of the claim.
 */
export async function roundAfterMove(
  tx: Executor,
  { user }: Pick<Caller, 'user'>,
  current: ClaimRecord,
  status: ClaimStatus,
  finish: Finish | undefined,
): Promise<Partial<ClaimRecord>> {
  if (status === completed) {
    const done = doneOf(status, finish);
    const fileIds = await filesOf(tx, current.id, finish);
    const demands = await readDemands(tx);
    if (demands.text && done === null) throw brokenRule([{ field: 'done', message: claimText.doneDemanded }]);
    if (demands.photo && fileIds.length === 0)
      throw brokenRule([{ field: 'work_photo_ids', message: claimText.donePhotoDemanded }]);
    const round = ((await lastRound(tx, current.id))?.round ?? 0) + 1;
    await insertRound(tx, { claimId: current.id, round, done, endedBy: user.id }, fileIds);
    return {};
  }
  if (current.status !== completed) return {};
  const last = await lastRound(tx, current.id);
  if (last) await saveReopened(tx, last.id, new Date());
  return { reopenedCount: current.reopenedCount + 1 };
}

/** Like {@link roundAfterMove}, for a move that undoes the last one. */
export async function roundAfterUndo(
  tx: Executor,
  current: ClaimRecord,
  status: ClaimStatus,
): Promise<Partial<ClaimRecord>> {
  const last = current.status === completed || status === completed ? await lastRound(tx, current.id) : undefined;
  if (current.status === completed && last) await deleteRound(tx, last.id);
  if (status !== completed) return {};
  if (last) await saveReopened(tx, last.id, null);
  return { reopenedCount: Math.max(0, current.reopenedCount - 1) };
}

/** Returns the files of the photos of the finished work. Those of contractors count if the call names none. */
async function filesOf(tx: Executor, claimId: number, finish: Finish | undefined): Promise<number[]> {
  const { work_photo_ids: workIds, image_ids: imageIds = [] } = finish ?? {};
  const ofWork =
    workIds === undefined
      ? (await finishedWorkPhotos(tx, claimId)).map(({ file_id: id }) => id)
      : await filesOfWorkPhotos(tx, claimId, workIds);
  const ofClaim = await filesOfImages(tx, claimId, imageIds);
  if (!ofWork || !ofClaim)
    throw brokenRule([{ field: ofWork ? 'image_ids' : 'work_photo_ids', message: claimText.donePhotoUnknown }]);
  return [...new Set([...ofWork, ...ofClaim])];
}

/** Returns the rounds of a claim that the caller may see; nothing if it was never completed. */
export async function roundsOf(context: Context, claimId: number): Promise<{ rounds?: ClaimRound[] }> {
  const rows = await readRounds(context.db, claimId);
  if (rows.length === 0) return {};
  return {
    rounds: rows.map(({ round, done, endedAt, reopenedAt, photos }) => ({
      round,
      done,
      ended_at: iso(endedAt),
      reopened_at: reopenedAt && iso(reopenedAt),
      photos: photos.map((photo) => toPhoto(photo, context)),
    })),
  };
}
