import { buffer } from 'node:stream/consumers';
import type { Context } from '../context';
import { isLate as mayBeReadLater, ReadingRefused } from '../reading/readerTypes';
import { HttpError } from '../support/errors';
import { openCopy, openStored, type DisplayFile } from './display';
import { findFile, saveCopies, type FileRecord, type SavedFile } from './files.repository';
import { keysOf, removeFiles, savePhoto, sha256Of } from './files.service';
import { filesText } from './filesText';
import { openFile } from './storage';

/**
 * Opens a stored file: a photo's copy; with the size `original` the photo as it was received, for saving; a document
 * unchanged. Returns undefined if there is none.
 */
export async function openForBrowser(context: Context, id: number, size?: string): Promise<DisplayFile | undefined> {
  const file = await findFile(context.db, id);
  if (!file) return undefined;
  const isImage = file.contentType.startsWith('image/');
  if (isImage && size !== 'original' && size !== 'document') return openPhotoCopy(context, file, size);
  const stored = await openStored(context.storage, file);
  return stored && { ...stored, isDownload: size === 'original' };
}

/**
 * Opens a photo's copy, which has no metadata, and makes it first if it does not exist yet: the photo itself is never
 * sent instead. Returns undefined if the photo cannot be decoded or is not in the storage. Throws 503 if the machine has
 * no time to read it now.
 */
async function openPhotoCopy(
  context: Context,
  file: FileRecord,
  size: string | undefined,
): Promise<DisplayFile | undefined> {
  const copy = await openCopy(context.storage, file, size);
  if (copy || isUnreadable(file)) return copy;
  // A job or another process may have stored its copies meanwhile.
  const copied = (await makeCopiesOnce(context, file)) ?? (await findFile(context.db, file.id));
  return copied && openCopy(context.storage, copied, size);
}

/** Whether the photo was read, and could not be decoded. */
const isUnreadable = ({ readAt, sha256, displayKey }: FileRecord): boolean =>
  readAt !== null && sha256 !== null && displayKey === null;

/** The photos that this process is reading for a response: a page requests several copies of the same photo. */
const inProgress = new Map<string, Promise<FileRecord | undefined>>();

async function makeCopiesOnce(context: Context, file: FileRecord): Promise<FileRecord | undefined> {
  const making = inProgress.get(file.key) ?? makeCopies(context, file);
  inProgress.set(file.key, making);
  try {
    return await making;
  } catch (error) {
    if (error instanceof ReadingRefused)
      throw new HttpError(503, filesText.photoLater, undefined, { 'retry-after': '5' });
    throw error;
  } finally {
    inProgress.delete(file.key);
  }
}

/**
 * Reads a stored photo and stores its copies, its size and its hash. Returns the changed record; undefined if it is not
 * in the storage, was deleted, or its copies were stored by another process meanwhile. Throws {@link ReadingRefused} if
 * it may be readable at another time.
 * @param isLate whether nobody waits for it.
 */
export async function makeCopies(
  { db, storage, reader }: Context,
  file: FileRecord,
  { isLate = false } = {},
): Promise<FileRecord | undefined> {
  const content = await openFile(storage, file.key);
  if (!content) {
    await saveCopies(db, file, { readAt: new Date() });
    return undefined;
  }
  const bytes = await buffer(content);
  const read: Partial<SavedFile> = { sha256: sha256Of(bytes), readAt: new Date() };
  try {
    await savePhoto(storage, read, await reader.image(bytes, { isLate }));
  } catch (error) {
    await removeFiles(storage, keysOf(read));
    if (!(error instanceof ReadingRefused) || mayBeReadLater(error)) throw error;
    // It cannot be decoded: it stays as it was received, and only staff can download it.
    return saveCopies(db, file, { sha256: read.sha256, readAt: read.readAt });
  }
  const saved = await saveCopies(db, file, read);
  await removeFiles(storage, saved ? keysOf({ ...file, key: '' }) : keysOf(read));
  return saved;
}
