import { imageTypes } from '../../contract/limits';
import { rulesText } from '../../contract/rulesText';
import type { Context } from '../context';
import { ReadingRefused, type ReadImage } from '../reading/readerTypes';
import { brokenRule, unavailable } from '../support/errors';
import { requireContentTypes } from './files.service';
import { filesText } from './filesText';
import type { UploadedFile } from './uploads';

/**
 * The uploaded photos of a claim, each with its size and smaller copies. One that is a photo by its first bytes but can't be read
 * goes on without: browsers forgive more than our decoder. Throws 415 where one is no photo, 422 where one costs too much to
 * read, 503 where too many files wait to be read.
 */
export async function requirePhotos(context: Context, files: UploadedFile[]): Promise<UploadedFile[]> {
  requireContentTypes(files, imageTypes, 'images', rulesText.fileType);
  return Promise.all(files.map(async (file) => ({ ...file, photo: await readPhoto(context, file.bytes) })));
}

async function readPhoto({ reader }: Context, bytes: Buffer): Promise<ReadImage | undefined> {
  try {
    return await reader.image(bytes);
  } catch (error) {
    if (!(error instanceof ReadingRefused)) throw error;
    if (error.reason === 'unreadable') return undefined;
    throw error.reason === 'busy' ? unavailable() : brokenRule([{ field: 'images', message: filesText.photoTooLarge }]);
  }
}
