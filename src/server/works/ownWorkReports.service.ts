/** What a contractor reports by the link of its work order. Each throws 401 if the link is not valid now. */
import type { Static } from 'typebox';
import { limits } from '../../contract/limits';
import type { OwnWork, ownWorkOperations } from '../../contract/ownWork';
import {
  canArriveAtWork,
  openWorkStatuses,
  takeBackMs,
  workMoveOf,
  type WorkPhotoKind,
  type WorkStatus,
} from '../../contract/workStatus';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { withSavedFiles } from '../files/files.service';
import { filesText } from '../files/filesText';
import { requirePhotos } from '../files/photos.service';
import type { UploadedFile } from '../files/uploads';
import type { LinkCaller } from '../policies/rows';
import type { Once } from '../support/createOnce';
import { brokenRule, conflict } from '../support/errors';
import { endVisitsAfterMove } from '../visits/visitsOfWork.service';
import { happenedAt, runOnceByLink } from './linkOnce.service';
import { countPhotos, findRecent, insertPhotos } from './ownWork.repository';
import { doOnce, placeOf, readOwnWork, withinOnce, type LockedWork } from './ownWork.service';
import { insertMessage } from './workMessages.repository';
import { addWorkEvent } from './workEvents.repository';
import { saveDone, saveStatus, saveStuck } from './works.repository';
import { workText } from './workText';

type Body<
  Name extends
    | 'moveOwnWork'
    | 'arriveAtOwnWork'
    | 'reportStuckOwnWork'
    | 'correctOwnWork'
    | 'takeBackOwnWork'
    | 'sendOwnWorkMessage',
> = Static<(typeof ownWorkOperations)[Name]['body']>;

/**
 * Accepts, refuses or finishes the work order of a link, or finishes one of its places. Throws 409 if its status does not
 * allow it.
 */
export async function moveOwnWork(
  context: Context,
  caller: LinkCaller,
  { move, note, parts, claim_id, at }: Body<'moveOwnWork'>,
  once: Once,
): Promise<OwnWork> {
  await doOnce(context, caller, once, async (tx, work) => {
    const { from, to } = workMoveOf(move);
    // Accepted already, perhaps on another device: the contractor has what it wants.
    if (move === 'accept' && work.status === to) return;
    const event = { note: note?.trim(), at: happenedAt(at), contractorId: work.contractorId };
    if (move === 'finish') {
      const report = { ...event, parts: parts?.trim(), claimId: await placeOf(tx, work, claim_id) };
      // Reported already, and changed on the phone before the answer came: the later text counts.
      if (work.status === to) await addWorkEvent(tx, work.id, { what: 'corrected', ...report });
      else await finish(context, tx, work, report);
      return;
    }
    if (!from.includes(work.status)) throw conflict(workText.moved(move));
    await saveStatus(tx, work.id, to);
    if (move === 'refuse') await saveStuck(tx, work.id, null);
    await endVisitsAfterMove(context, tx, work.id, move);
    await addWorkEvent(tx, work.id, { what: move, ...event });
  });
  return readOwnWork(context, caller);
}

/** Reports one place as done, or all (`claimId` null). With the last one the work order is done. */
async function finish(
  context: Context,
  tx: Executor,
  { id, status }: LockedWork,
  report: { note?: string; parts?: string; claimId: number | null; at?: Date; contractorId: number },
): Promise<void> {
  if (!workMoveOf('finish').from.includes(status)) throw conflict(workText.moved('finish'));
  const left = await saveDone(tx, id, report.claimId, report.at ?? new Date());
  await saveStuck(tx, id, null);
  if (left === 0) await saveStatus(tx, id, 'done');
  await endVisitsAfterMove(context, tx, id, 'finish', left === 0 ? null : report.claimId);
  await addWorkEvent(tx, id, { what: left === 0 ? 'finish' : 'finishPlace', ...report });
}

/** Stores that the contractor has arrived, at one place or at the only one. Throws 409 if it is not accepted. */
export async function arriveAtOwnWork(
  context: Context,
  caller: LinkCaller,
  { claim_id, at }: Body<'arriveAtOwnWork'>,
  once: Once,
): Promise<OwnWork> {
  await doOnce(context, caller, once, async (tx, work) => {
    if (!canArriveAtWork(work.status)) throw conflict(workText.notAccepted);
    const claimId = await placeOf(tx, work, claim_id);
    await saveStuck(tx, work.id, null);
    await addWorkEvent(tx, work.id, {
      what: 'arrive',
      claimId,
      at: happenedAt(at),
      contractorId: work.contractorId,
    });
  });
  return readOwnWork(context, caller);
}

/** Takes back a report of the last ten minutes. Throws 409 if it is older, or was answered. */
export async function takeBackOwnWork(
  context: Context,
  caller: LinkCaller,
  { what, claim_id, at }: Body<'takeBackOwnWork'>,
  once: Once,
): Promise<OwnWork> {
  await doOnce(context, caller, once, async (tx, work) => {
    const claimId = await placeOf(tx, work, claim_id);
    const isFinish = what === 'finish';
    const events = isFinish ? (['finish', 'finishPlace'] as const) : (['arrive'] as const);
    const canBe = isFinish ? work.status === 'done' || work.status === 'accepted' : canArriveAtWork(work.status);
    if (!canBe || !(await findRecent(tx, work.id, events, claimId, takeBackMs))) throw conflict(workText.tooLate);
    if (isFinish) {
      await saveDone(tx, work.id, claimId, null);
      if (work.status === 'done') await saveStatus(tx, work.id, 'accepted');
    }
    await addWorkEvent(tx, work.id, {
      what: isFinish ? 'finishUndone' : 'arriveUndone',
      claimId,
      at: happenedAt(at),
      contractorId: work.contractorId,
    });
  });
  return readOwnWork(context, caller);
}

/** Corrects what was reported as done. Throws 409 if nothing was, or if staff have verified it. */
export async function correctOwnWork(
  context: Context,
  caller: LinkCaller,
  { note, parts, claim_id, at }: Body<'correctOwnWork'>,
  once: Once,
): Promise<OwnWork> {
  await doOnce(context, caller, once, async (tx, work) => {
    if (work.status !== 'done' && work.status !== 'accepted') throw conflict(workText.reviewed);
    await addWorkEvent(tx, work.id, {
      what: 'corrected',
      claimId: await placeOf(tx, work, claim_id),
      note: note?.trim(),
      parts: parts?.trim(),
      at: happenedAt(at),
      contractorId: work.contractorId,
    });
  });
  return readOwnWork(context, caller);
}

/** Stores why the work could not be finished, with photos; it stays accepted. Throws 409 if it is not accepted. */
export const reportStuckOwnWork = (
  context: Context,
  caller: LinkCaller,
  { reason, note, claim_id, at }: Body<'reportStuckOwnWork'>,
  { files, once }: { files: UploadedFile[]; once: Once },
): Promise<OwnWork> =>
  withPhotos(
    context,
    caller,
    { files, once, from: ['accepted'], else: workText.notAccepted },
    async (tx, work, fileIds) => {
      const claimId = await placeOf(tx, work, claim_id);
      await saveStuck(tx, work.id, reason);
      await insertPhotos(tx, { workId: work.id, kind: 'other', claimId }, fileIds);
      await addWorkEvent(tx, work.id, {
        what: 'stuck',
        reason,
        note: note?.trim(),
        claimId,
        at: happenedAt(at),
        contractorId: work.contractorId,
      });
    },
  );

/** Sends a message to the company. Throws 409 if the work order is over, and 422 if it is empty. */
export async function sendOwnWorkMessage(
  context: Context,
  caller: LinkCaller,
  { text, at }: Body<'sendOwnWorkMessage'>,
  { files, once }: { files: UploadedFile[]; once: Once },
): Promise<OwnWork> {
  const typed = text?.trim() ?? '';
  if (!typed && files.length === 0) throw brokenRule([{ field: 'text', message: workText.emptyMessage }]);
  const conditions = { from: openWorkStatuses, else: workText.messagesClosed };
  return withPhotos(context, caller, { files, once, ...conditions }, async (tx, work, fileIds) => {
    const { id: workId, contractorId } = work;
    const messageId = await insertMessage(tx, { workId, contractorId, text: typed, createdAt: happenedAt(at) });
    await insertPhotos(tx, { workId, kind: 'other', messageId }, fileIds);
  });
}

/** Adds photos to the work order of a link. Throws 409 if it is over, 415 and 422. */
export async function addOwnWorkPhotos(
  context: Context,
  caller: LinkCaller,
  { kind, claim_id, files, once }: { kind: WorkPhotoKind; claim_id?: number; files: UploadedFile[]; once: Once },
): Promise<OwnWork> {
  if (files.length === 0) throw brokenRule([{ field: 'images', message: filesText.missing }]);
  const conditions = { from: openWorkStatuses, else: workText.photosClosed };
  return withPhotos(context, caller, { files, once, ...conditions }, async (tx, work, fileIds) => {
    await insertPhotos(tx, { workId: work.id, kind, claimId: await placeOf(tx, work, claim_id) }, fileIds);
  });
}

interface PhotoCommand {
  files: UploadedFile[];
  once: Once;
  /** The statuses that allow it. */
  from: readonly WorkStatus[];
  /** The message in other statuses. */
  else: string;
}

/**
 * Carries out a command with photos, once, in the transaction that stores them. Throws 409 in other statuses, and 415 and
 * 422 for the photos.
 */
async function withPhotos(
  context: Context,
  caller: LinkCaller,
  { files, once, from, else: message }: PhotoCommand,
  work: (tx: Executor, locked: LockedWork, fileIds: number[]) => Promise<void>,
): Promise<OwnWork> {
  await runOnceByLink(context, caller, once, async () => {
    const photos = await requirePhotos(context, files);
    await withSavedFiles(context, photos, (tx, fileIds) =>
      withinOnce(tx, caller, once, async (locked) => {
        if (!from.includes(locked.status)) throw conflict(message);
        if (fileIds.length > 0 && (await countPhotos(tx, locked.id)) + fileIds.length > limits.photosPerWork)
          throw brokenRule([{ field: 'images', message: filesText.workImagesFull(limits.photosPerWork) }]);
        await work(tx, locked, fileIds);
      }),
    );
  });
  return readOwnWork(context, caller);
}
