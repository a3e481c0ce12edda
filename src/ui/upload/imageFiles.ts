import { heicBrands, type imageTypes } from '../../contract/limits';
import { imagesProblem, type Problem } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';

type ImageType = (typeof imageTypes)[number];

const startsWith = (bytes: Uint8Array, text: string, offset = 0) =>
  [...text].every((char, index) => bytes[offset + index] === char.charCodeAt(0));

/**
 * Returns the type of an image by its first bytes, not by its name (decisions 9); undefined if the type is not
 * accepted.
 */
async function imageTypeOf(file: Blob): Promise<ImageType | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 32).arrayBuffer());
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  const isHeic = startsWith(bytes, 'ftyp', 4) && heicBrands.some((brand) => startsWith(bytes, brand, 8));
  return isHeic ? 'image/heic' : undefined;
}

/**
 * Photos above this size in bytes are compressed to it. On a slow mobile connection (slow 4G) one takes five seconds to
 * upload.
 */
const smallEnoughBytes = 500 * 1024;
/** Pixels of the longer side, enough to see a crack or read a label. */
const longerSide = 1600;

/**
 * Returns the photo to send: large ones are scaled and compressed, so that a phone's 8 MB photo passes the 3 MB
 * limit and is sent in seconds.
 * A photo that the browser cannot decode (HEIC outside Safari, a file that is not an image) is returned unchanged and
 * then validated.
 */
export async function prepareImage(file: File): Promise<File> {
  const type = await imageTypeOf(file);
  if (!type || file.size <= smallEnoughBytes) return file;
  try {
    const { default: compress } = await import(/* webpackChunkName: "image-compression" */ 'browser-image-compression');
    const smaller = await compress(file, {
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

/** Returns the error of a photo; undefined if it can be sent. */
export async function imageProblem(file: File): Promise<string | undefined> {
  return imagesProblem([file]) ?? ((await imageTypeOf(file)) ? undefined : rulesText.fileType);
}

/** Returns the form error of a list of photos: too many, or an invalid one. */
export function photosProblem(images: File[], problems: (string | undefined)[]): Problem[] {
  const message = imagesProblem(images) ?? problems.find(Boolean);
  return message === undefined ? [] : [{ field: 'images', message }];
}

/** Prepares photos for sending. Returns the valid ones, and the error of an invalid one. */
export async function preparePhotos(files: File[]): Promise<{ valid: File[]; problem: string | undefined }> {
  const prepared = await Promise.all(files.map(prepareImage));
  const problems = await Promise.all(prepared.map(imageProblem));
  return { valid: prepared.filter((_, index) => !problems[index]), problem: problems.find(Boolean) };
}
