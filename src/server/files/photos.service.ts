import { imageTypes } from '../../contract/imageContent';
import { logoTypes } from '../../contract/limits';
import { rulesText } from '../../contract/rulesText';
import type { Context } from '../context';
import type { Reader } from '../reading/reader';
import { isLate, ReadingRefused, type ReadImage } from '../reading/readerTypes';
import { readLimits } from '../reading/readLimits';
import { brokenRule, requireRules } from '../support/errors';
import { requireContentTypes } from './files.service';
import { filesText } from './filesText';
import type { UploadedFile } from './uploads';

/**
 * Returns the uploaded photos, each with its size and copies. A photo that a busy machine has not read in time is
 * accepted without copies; a job reads it later. Throws 415 if a file is not a photo, 422 if a photo cannot be decoded
 * or is too expensive to read: the message names the photos.
 */
export async function requirePhotos(context: Context, files: UploadedFile[]): Promise<UploadedFile[]> {
  requireContentTypes(files, imageTypes, 'images', rulesText.fileType);
  const signal = AbortSignal.timeout(readLimits.uploadMs);
  const photos = await Promise.all(
    files.map(async (file) => ({ ...file, ...(await readPhoto(context, file.bytes, signal)) })),
  );
  const problems = (['unreadable', 'tooLarge'] as const).flatMap((problem) => {
    const names = photos.flatMap((photo) => (photo.problem === problem ? [photo.name] : []));
    return names.length > 0 ? [filesText.photos[problem](names)] : [];
  });
  requireRules(problems.map((message) => ({ field: 'images', message })));
  return photos;
}

type Read = Pick<UploadedFile, 'photo' | 'isUnread'> & { problem?: 'unreadable' | 'tooLarge' };

/** Returns a photo and its smaller copies. When `signal` aborts, it stops waiting and throws {@link ReadingRefused}. */
const readUntil = (signal: AbortSignal, reader: Reader, bytes: Buffer): Promise<ReadImage> =>
  Promise.race([
    reader.image(bytes, { patience: signal }),
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new ReadingRefused('time')));
    }),
  ]);

async function readPhoto({ reader }: Context, bytes: Buffer, signal: AbortSignal): Promise<Read> {
  try {
    return { photo: await readUntil(signal, reader, bytes) };
  } catch (error) {
    if (!(error instanceof ReadingRefused)) throw error;
    if (error.reason === 'unreadable') return { problem: 'unreadable' };
    return isLate(error) ? { isUnread: true } : { problem: 'tooLarge' };
  }
}

/**
 * Returns a picture of the company with its smaller copies, which pages and mails show. It is read immediately or
 * refused. Throws 415 and 422 for the field `field`.
 */
export async function requireCompanyImage(
  { reader }: Context,
  file: UploadedFile,
  field: 'logo' | 'picture',
): Promise<UploadedFile> {
  requireContentTypes([file], logoTypes, field, rulesText[`${field}Type`]);
  try {
    return { ...file, photo: await readUntil(AbortSignal.timeout(readLimits.uploadMs), reader, file.bytes) };
  } catch (error) {
    if (!(error instanceof ReadingRefused)) throw error;
    throw brokenRule([{ field, message: isLate(error) ? filesText.notReadInTime : filesText.unreadable }]);
  }
}
