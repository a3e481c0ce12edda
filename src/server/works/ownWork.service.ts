import type { Static } from 'typebox';
import { limits } from '../../contract/limits';
import type { OwnWork, ownWorkOperations } from '../../contract/ownWork';
import { canArriveAtWork, openWorkStatuses, workMoveOf, type WorkPhotoKind } from '../../contract/workStatus';
import { readDisplayedCompany } from '../company/company.service';
import type { Context } from '../context';
import type { Executor } from '../database/connection';
import { toPhoto, withSavedFiles } from '../files/files.service';
import { filesText } from '../files/filesText';
import { requirePhotos } from '../files/photos.service';
import type { UploadedFile } from '../files/uploads';
import type { LinkCaller } from '../policies/rows';
import type { Once } from '../support/createOnce';
import { brokenRule, conflict } from '../support/errors';
import { visitsOfLink } from '../visits/linkVisits.service';
import { endVisitsAfterMove } from '../visits/visitsOfWork.service';
import { countPhotos, findOwnWork, insertPhotos, lockOwnWork } from './ownWork.repository';
import { happenedAt, runOnceByLink, reserveOnce } from './linkOnce.service';
import { saveOpened } from './workLinks.repository';
import { linkEnded } from './workLinks.service';
import { addWorkEvent } from './workEvents.repository';
import { saveStatus } from './works.repository';
import { toWorkPhoto } from './readWorks.service';
import { workText } from './workText';

/** Returns the work order of a link, and marks the link as opened. Throws 401 if it is not valid now. */
export async function openOwnWork(context: Context, caller: LinkCaller): Promise<OwnWork> {
  const work = await readOwnWork(context, caller);
  await saveOpened(context.db, caller.user.id);
  return work;
}

async function readOwnWork(context: Context, caller: LinkCaller): Promise<OwnWork> {
  const row = await findOwnWork(context, caller);
  if (!row) throw linkEnded();
  const { name, logo, phone, openingHours } = await readDisplayedCompany(context);
  return {
    ...row,
    company: { name, logo: logo ?? null, phone, opening_hours: openingHours },
    photos: row.photos.map((photo) => toWorkPhoto(photo, context)),
    visits: await visitsOfLink(context, caller),
    asked_photos: row.asked_photos.map((photo) => toPhoto(photo, context)),
  };
}

/** Accepts, refuses or finishes the work order of a link. Throws 401, and 409 if its status does not allow it. */
export async function moveOwnWork(
  context: Context,
  caller: LinkCaller,
  { move, note, parts, at }: Static<typeof ownWorkOperations.moveOwnWork.body>,
  once: Once,
): Promise<OwnWork> {
  await doOnce(context, caller, once, async (tx, work) => {
    const { from, to } = workMoveOf(move);
    // Accepted already, perhaps on another device: the contractor has what it wants.
    if (move === 'accept' && work.status === to) return;
    if (!from.includes(work.status)) throw conflict(workText.moved(move));
    await saveStatus(tx, work.id, to);
    await endVisitsAfterMove(context, tx, work.id, move);
    await addWorkEvent(tx, work.id, {
      what: move,
      note: note?.trim(),
      parts: move === 'finish' ? parts?.trim() : undefined,
      at: happenedAt(at),
      contractorId: work.contractorId,
    });
  });
  return readOwnWork(context, caller);
}

/** Stores that the contractor has arrived. Throws 401, and 409 if the work order is not accepted. */
export async function arriveAtOwnWork(
  context: Context,
  caller: LinkCaller,
  { at }: Static<typeof ownWorkOperations.arriveAtOwnWork.body>,
  once: Once,
): Promise<OwnWork> {
  await doOnce(context, caller, once, async (tx, work) => {
    if (!canArriveAtWork(work.status)) throw conflict(workText.notAccepted);
    await addWorkEvent(tx, work.id, { what: 'arrive', at: happenedAt(at), contractorId: work.contractorId });
  });
  return readOwnWork(context, caller);
}

/** Adds photos to the work order of a link. Throws 401, 409 if it is over, 415 and 422. */
export async function addOwnWorkPhotos(
  context: Context,
  caller: LinkCaller,
  { kind, files, once }: { kind: WorkPhotoKind; files: UploadedFile[]; once: Once },
): Promise<OwnWork> {
  if (files.length === 0) throw brokenRule([{ field: 'images', message: filesText.missing }]);
  await runOnceByLink(context, caller, once, async () => {
    const photos = await requirePhotos(context, files);
    await withSavedFiles(context, photos, (tx, fileIds) =>
      withinOnce(tx, caller, once, async (work) => {
        if (!openWorkStatuses.includes(work.status)) throw conflict(workText.photosClosed);
        if ((await countPhotos(tx, work.id)) + fileIds.length > limits.photosPerWork)
          throw brokenRule([{ field: 'images', message: filesText.workImagesFull(limits.photosPerWork) }]);
        await insertPhotos(tx, work.id, kind, fileIds);
      }),
    );
  });
  return readOwnWork(context, caller);
}

type LockedWork = NonNullable<Awaited<ReturnType<typeof lockOwnWork>>>;

/** Carries out a command of a link in its own transaction; a repetition with the same key does nothing. */
const doOnce = (
  context: Context,
  caller: LinkCaller,
  once: Once,
  work: (tx: Executor, locked: LockedWork) => Promise<void>,
): Promise<void> =>
  runOnceByLink(context, caller, once, () =>
    context.db.transaction((tx) => withinOnce(tx, caller, once, (locked) => work(tx, locked))),
  );

/**
 * Locks the work order of a link, claims the command's key and runs `work`. Throws 401 if the link is no longer valid.
 */
async function withinOnce(
  tx: Executor,
  caller: LinkCaller,
  once: Once,
  work: (locked: LockedWork) => Promise<void>,
): Promise<void> {
  const locked = await lockOwnWork(tx, caller);
  if (!locked) throw linkEnded();
  await reserveOnce(tx, caller, once);
  await work(locked);
}
