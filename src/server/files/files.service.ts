import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Context } from '../context';
import { isDatabaseDown, type Database, type Executor } from '../database/connection';
import { enqueue } from '../jobs/enqueue';
import type { DisplayFile } from './display';
import { detectContentType, extensionOf, nameFor } from './contentType';
import { deleteFile, findFile, insertFiles, sharedSecret, type SavedFile } from './files.repository';
import { signedUrl, type DisplayOptions } from './signedUrl';
import { openFile, saveNew, type FileStorage } from './storage';
import type { UploadedFile } from './uploads';
import type { ReadImage } from '../reading/readerTypes';
import { HttpError } from '../support/errors';

export type { DisplayFile as ShownFile };

/** Throws 415 with `message` at `field` if a file's content is not of an accepted type. */
export function requireContentTypes(
  files: UploadedFile[],
  accepted: readonly string[],
  field: string,
  message: string,
): void {
  const isWrong = files.some((file) => !accepted.includes(detectContentType(file.bytes) ?? ''));
  if (isWrong) throw new HttpError(415, message, [{ field, message }]);
}

/**
 * Stores files, then runs `work` with them in one transaction. The rows exist only if the files do. If the transaction
 * fails, the files are removed.
 */
export async function withSavedFiles<T>(
  { db, storage }: Context,
  files: UploadedFile[],
  work: (tx: Executor, fileIds: number[]) => Promise<T>,
): Promise<T> {
  const saved: SavedFile[] = [];
  try {
    for (const { name, bytes, photo, isUnread } of files) {
      const contentType = detectContentType(bytes) ?? 'application/octet-stream';
      const file: SavedFile = {
        key: '',
        name: nameFor(name, contentType),
        contentType,
        bytes: bytes.length,
        sha256: sha256Of(bytes),
      };
      saved.push(file);
      file.key = await saveNew(storage, bytes, extensionOf(contentType));
      if (!isUnread) file.readAt = new Date();
      if (photo) await savePhoto(storage, file, photo);
    }
    return await db.transaction(async (tx) => {
      const result = await work(tx, await insertFiles(tx, saved));
      if (files.some(({ isUnread }) => isUnread)) await enqueue(tx, 'prepare_photos', [photosJob]);
      return result;
    });
  } catch (error) {
    // If the connection is lost during the commit, it is unknown whether the rows exist. An orphaned file is better
    // than a row without its file.
    if (!isDatabaseDown(error)) await removeFiles(storage, saved.flatMap(keysOf));
    throw error;
  }
}

/**
 * The job that reads all unread photos. Only one runs among all processes, because several would read the same photos.
 */
export const photosJob = { payload: {}, key: 'photos', queue: 'photos' };

/** Stores a photo's copies, and records each one as soon as it is stored. */
export async function savePhoto(storage: FileStorage, file: Partial<SavedFile>, photo: ReadImage): Promise<void> {
  file.width = photo.width;
  file.height = photo.height;
  file.smallKey = await saveNew(storage, photo.small, 'webp');
  file.mediumKey = await saveNew(storage, photo.medium, 'webp');
  file.displayKey = await saveNew(storage, photo.shown, photo.shownAs);
}

/** Removes files that no row references. Files that cannot be removed now are swept later. */
export const removeFiles = async (storage: FileStorage, keys: string[]): Promise<void> => {
  await Promise.allSettled(keys.map((key) => storage.delete(key)));
};

/** Returns every storage key of a file. */
export const keysOf = ({ key, smallKey, mediumKey, displayKey }: Partial<SavedFile>): string[] =>
  [key, smallKey, mediumKey, displayKey].filter(
    (each) => each !== undefined && each !== null && each !== '',
  ) as string[];

/** Returns the SHA-256 of bytes in hexadecimal. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns the bytes of a picture's small copy, which the portal made itself; undefined if it has none. */
export async function readSmallCopy({ db, storage }: Context, id: number): Promise<Buffer | undefined> {
  const file = await findFile(db, id);
  const content = file?.smallKey ? await openFile(storage, file.smallKey) : undefined;
  return content && buffer(content);
}

/**
 * Deletes the row of a file that nothing references any more; returns its keys, which must be removed after the
 * transaction.
 */
export async function deleteFileRow(tx: Executor, id: number): Promise<string[]> {
  const file = await deleteFile(tx, id);
  return file ? keysOf(file as Partial<SavedFile>) : [];
}

/** Returns the signed address of a file, as responses contain it. */
export const urlOfFile = (context: Pick<Context, 'fileSecret'>, fileId: number, options?: DisplayOptions): string =>
  signedUrl(context.fileSecret, fileId, options);

/** A photo as it is stored. */
export interface StoredPhoto {
  id: number;
  file_id: number;
  name: string;
  width: number | null;
  height: number | null;
}

/** Converts a photo to the contract's shape, with signed addresses that expire. */
export function toPhoto(
  { id, file_id: fileId, name, width, height }: StoredPhoto,
  signer: Pick<Context, 'fileSecret'>,
) {
  const copy = (size: 'small' | 'medium') => (width === null ? null : urlOfFile(signer, fileId, { size }));
  return {
    id,
    url: urlOfFile(signer, fileId),
    file_id: fileId,
    name,
    thumbnail_url: copy('small'),
    preview_url: copy('medium'),
    width,
    height,
  };
}

/** Returns the secret of the signed addresses, created once for all processes of a database. */
export const fileSecretOf = (db: Database): Promise<string> =>
  sharedSecret(db, 'files', randomBytes(32).toString('base64url'));

/** Returns the secret that seals positions of the change feed; a restored database gets a new one. */
export const eventSecretOf = (db: Database): Promise<string> =>
  sharedSecret(db, 'events', randomBytes(32).toString('base64url'));
