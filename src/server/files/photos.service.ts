import { imageTypes, logoTypes } from '../../contract/limits';
import { rulesText } from '../../contract/rulesText';
import type { Context } from '../context';
import { ReadingRefused } from '../reading/readerTypes';
import { brokenRule } from '../support/errors';
import { requireContentTypes } from './files.service';
import { filesText } from './filesText';
import type { UploadedFile } from './uploads';

/** Milliseconds that an upload waits for its photos to be read: the browser gives up on its answer after ten seconds. */
const readingMs = 4000;

/**
 * The uploaded photos of a claim, each with its size and smaller copies. One that is a photo by its first bytes but can't be read
 * goes on without: browsers forgive more than our decoder. So does one that a busy machine has not read in time: a job reads it
 * later. Throws 415 where one is no photo, 422 where one costs too much to read.
 */
export async function requirePhotos(context: Context, files: UploadedFile[]): Promise<UploadedFile[]> {
  requireContentTypes(files, imageTypes, 'images', rulesText.fileType);
  const patience = AbortSignal.timeout(readingMs);
  const late = new Promise<Read>((resolve) => {
    patience.addEventListener('abort', () => resolve({ isUnread: true }));
  });
  return Promise.all(
    files.map(async (file) => ({ ...file, ...(await Promise.race([readPhoto(context, file.bytes, patience), late])) })),
  );
}

type Read = Pick<UploadedFile, 'photo' | 'isUnread'>;

async function readPhoto({ reader }: Context, bytes: Buffer, patience: AbortSignal): Promise<Read> {
  try {
    return { photo: await reader.image(bytes, patience) };
  } catch (error) {
    if (!(error instanceof ReadingRefused)) throw error;
    if (error.reason === 'unreadable') return {};
    if (isLate(error)) return { isUnread: true };
    throw brokenRule([{ field: 'images', message: filesText.photoTooLarge }]);
  }
}

/** A logo with its smaller copies, which pages and mails show: it is read at once or refused. Throws 415 and 422. */
export async function requireLogo({ reader }: Context, file: UploadedFile): Promise<UploadedFile> {
  requireContentTypes([file], logoTypes, 'logo', rulesText.logoType);
  try {
    return { ...file, photo: await reader.image(file.bytes) };
  } catch (error) {
    if (!(error instanceof ReadingRefused)) throw error;
    throw brokenRule([{ field: 'logo', message: isLate(error) ? filesText.notReadInTime : filesText.unreadable }]);
  }
}

/** Whether the file may well be read another time. */
const isLate = ({ reason }: ReadingRefused): boolean => reason === 'busy' || reason === 'time' || reason === 'closing';
