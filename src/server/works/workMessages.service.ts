import type { Static } from 'typebox';
import { limits } from '../../contract/limits';
import type { WorkOrderDetail } from '../../contract/workShapes';
import type { workOperations } from '../../contract/works';
import type { Context } from '../context';
import { withSavedFiles } from '../files/files.service';
import { filesText } from '../files/filesText';
import { requirePhotos } from '../files/photos.service';
import type { UploadedFile } from '../files/uploads';
import type { Caller } from '../policies/rows';
import { recordOnce, runOnce, type Once } from '../support/createOnce';
import { brokenRule, conflict, notFound } from '../support/errors';
import { countPhotos, insertPhotos } from './ownWork.repository';
import { insertMessage, markRead } from './workMessages.repository';
import { getWork } from './readWorks.service';
import { lockWork, saveStuck } from './works.repository';
import { workText } from './workText';

/**
 * Sends a message of the company to the contractor of a work order. Throws 404; 409 if a staff member does the work; 415
 * and 422 for its photos, and 422 if it is empty. A repetition with the same key sends nothing.
 */
export async function sendWorkMessage(
  context: Context,
  caller: Caller,
  id: number,
  { text }: Static<typeof workOperations.sendWorkMessage.body>,
  { files, once }: { files: UploadedFile[]; once: Once },
): Promise<WorkOrderDetail> {
  const typed = text?.trim() ?? '';
  if (!typed && files.length === 0) throw brokenRule([{ field: 'text', message: workText.emptyMessage }]);
  await runOnce(context.db, once, async () => {
    const photos = await requirePhotos(context, files);
    return withSavedFiles(context, photos, (tx, fileIds) =>
      recordOnce(tx, once, async () => {
        const current = await lockWork(tx, caller, id);
        if (!current) throw notFound(workText.unknown);
        if (current.contractorId === null) throw conflict(workText.linkForStaff);
        if (fileIds.length > 0 && (await countPhotos(tx, id)) + fileIds.length > limits.photosPerWork)
          throw brokenRule([{ field: 'images', message: filesText.workImagesFull(limits.photosPerWork) }]);
        const messageId = await insertMessage(tx, { workId: id, accountId: caller.user.id, text: typed });
        await insertPhotos(tx, { workId: id, kind: 'other', messageId }, fileIds);
        await saveStuck(tx, id, null);
        return messageId;
      }),
    );
  });
  return getWork(context, caller, id);
}

/** Marks the contractor's messages as read. Throws 404. */
export async function readWorkMessages(context: Context, caller: Caller, id: number): Promise<WorkOrderDetail> {
  const work = await getWork(context, caller, id);
  if (work.unread_messages === 0) return work;
  await markRead(context.db, id, 'company');
  return getWork(context, caller, id);
}
