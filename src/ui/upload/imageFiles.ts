import { imageHeadBytes, imageTypeOf, type ImageType } from '../../contract/imageContent';
import { imagesProblem, type Problem } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { logFailure } from '../log';
import { inMemory, unreadableText } from './fileBytes';

/** Returns the type of a photo by its content; undefined if it is not accepted. Rejects if it cannot be read. */
const typeOf = async (file: Blob): Promise<ImageType | undefined> =>
  imageTypeOf(new Uint8Array(await file.slice(0, imageHeadBytes).arrayBuffer()));

/**
 * Photos above this size in bytes are compressed to it. On a slow mobile connection (slow 4G) one takes five seconds to
 * upload.
 */
const smallEnoughBytes = 500 * 1024;
/** Pixels of the longer side, enough to see a crack or read a label. */
const longerSide = 1600;

/** Milliseconds for compressing a photo; one that takes longer is sent as it is. */
const compressMs = 30_000;
/** Bytes up to which a file is read into memory: more is no photo of a phone. */
const maxReadBytes = 100 * 1024 * 1024;

/**
 * Returns the photo to send, with its bytes in memory: large ones are scaled and compressed, so that a phone's 8 MB
 * photo passes the 3 MB limit and is sent in seconds. A photo that the browser cannot decode (HEIC outside Safari, a
 * file that is not an image) is returned unchanged and then validated. Rejects if the file cannot be read, or is empty.
 */
async function prepareImage(picked: File): Promise<File> {
  if (picked.size === 0) throw new Error('The file is empty.');
  const type = await typeOf(picked);
  if (!type || picked.size > maxReadBytes) return picked;
  const file = await inMemory(picked);
  return file.size <= smallEnoughBytes ? file : compressed(file);
}

async function compressed(file: File): Promise<File> {
  try {
    const { default: compress } = await import(/* webpackChunkName: "image-compression" */ 'browser-image-compression');
    const smaller = await compress(file, {
      signal: AbortSignal.timeout(compressMs),
      maxSizeMB: smallEnoughBytes / 1024 / 1024,
      maxWidthOrHeight: longerSide,
      useWebWorker: false,
      fileType: 'image/jpeg',
      initialQuality: 0.8,
    });
    return smaller.size < file.size
      ? new File([smaller], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
      : file;
  } catch {
    return file;
  }
}

/** Chosen photos, prepared for sending, and the names of those that could not be read. */
interface PreparedImages {
  files: File[];
  unreadable: string[];
}

/** Prepares photos for sending. A photo that cannot be read fails alone. */
export async function prepareImages(picked: File[]): Promise<PreparedImages> {
  const prepared = await Promise.all(
    picked.map((file) =>
      prepareImage(file).catch((error: unknown) => {
        logFailure('read a photo', error);
        return file.name;
      }),
    ),
  );
  return {
    files: prepared.filter((each) => typeof each !== 'string'),
    unreadable: prepared.filter((each) => typeof each === 'string'),
  };
}

/** Returns the error of a photo; undefined if it can be sent. */
export async function imageProblem(file: File): Promise<string | undefined> {
  if (file.size === 0) return unreadableText.empty;
  try {
    return imagesProblem([file]) ?? ((await typeOf(file)) ? undefined : rulesText.fileType);
  } catch {
    return unreadableText.photo;
  }
}

/** Returns the form error of a list of photos: too many, or an invalid one. */
export function photosProblem(images: File[], problems: (string | undefined)[]): Problem[] {
  const message = imagesProblem(images) ?? problems.find(Boolean);
  return message === undefined ? [] : [{ field: 'images', message }];
}

/** Prepares photos for sending. Returns the valid ones, and the error of the others. */
export async function preparePhotos(picked: File[]): Promise<{ valid: File[]; problem: string | undefined }> {
  const { files, unreadable } = await prepareImages(picked);
  const problems = await Promise.all(files.map(imageProblem));
  return {
    valid: files.filter((_, index) => !problems[index]),
    problem: unreadable.length > 0 ? unreadableText.photos(unreadable) : problems.find(Boolean),
  };
}
