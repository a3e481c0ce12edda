import { imageTypes, logoTypes } from '../../contract/limits';
import { rulesText } from '../../contract/rulesText';
import type { Context } from '../context';
import type { Reader } from '../reading/reader';
import { ReadingRefused, type ReadImage } from '../reading/readerTypes';
import { readLimits } from '../reading/readLimits';
import { brokenRule } from '../support/errors';
import { requireContentTypes } from './files.service';
import { filesText } from './filesText';
import type { UploadedFile } from './uploads';

/**
 * Returns the uploaded photos of a claim, each with its size and smaller copies. A photo by its first bytes that cannot
 * be read is accepted without copies, because browsers tolerate more than the decoder. So is a photo that a busy
 * machine has not read in time; a job reads it later. Throws 415 if a file is not a photo, 422 if a photo is too
 * expensive to read.
 */
export async function requirePhotos(context: Context, files: UploadedFile[]): Promise<UploadedFile[]> {
  requireContentTypes(files, imageTypes, 'images', rulesText.fileType);
  const signal = AbortSignal.timeout(readLimits.uploadMs);
  return Promise.all(files.map(async (file) => ({ ...file, ...(await readPhoto(context, file.bytes, signal)) })));
}

type Read = Pick<UploadedFile, 'photo' | 'isUnread'>;

/** Returns a photo and its smaller copies. When `signal` aborts, it stops waiting and throws {@link ReadingRefused}. */
const readUntil = (signal: AbortSignal, reader: Reader, bytes: Buffer): Promise<ReadImage> =>
  Promise.race([
    reader.image(bytes, signal),
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new ReadingRefused('time')));
    }),
  ]);

async function readPhoto({ reader }: Context, bytes: Buffer, signal: AbortSignal): Promise<Read> {
  try {
    return { photo: await readUntil(signal, reader, bytes) };
  } catch (error) {
    if (!(error instanceof ReadingRefused)) throw error;
    if (error.reason === 'unreadable') return {};
    if (isLate(error)) return { isUnread: true };
    throw brokenRule([{ field: 'images', message: filesText.photoTooLarge }]);
  }
}

/**
 * Returns a logo with its smaller copies, which pages and mails show. It is read immediately or refused. Throws 415 and
 * 422.
 */
export async function requireLogo({ reader }: Context, file: UploadedFile): Promise<UploadedFile> {
  requireContentTypes([file], logoTypes, 'logo', rulesText.logoType);
  try {
    return { ...file, photo: await readUntil(AbortSignal.timeout(readLimits.uploadMs), reader, file.bytes) };
  } catch (error) {
    if (!(error instanceof ReadingRefused)) throw error;
    throw brokenRule([{ field: 'logo', message: isLate(error) ? filesText.notReadInTime : filesText.unreadable }]);
  }
}

/** Whether the file may be readable at another time. */
const isLate = ({ reason }: ReadingRefused): boolean => reason === 'busy' || reason === 'time' || reason === 'closing';
