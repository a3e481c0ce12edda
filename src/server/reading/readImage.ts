import { all as decodeHeic } from 'heic-decode';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { detectContentType } from '../files/contentType';
import { readLimits, thumbnailSizes } from './readLimits';
import { ReadingRefused, type ReadImage } from './readerTypes';

sharp.cache(false);
sharp.concurrency(1);

const options: SharpOptions = { limitInputPixels: readLimits.pixels, failOn: 'none', sequentialRead: true };

/** Measures a photo and makes its smaller copies. Runs in the reader process. Throws {@link ReadingRefused}. */
export async function readImage(bytes: Uint8Array): Promise<ReadImage> {
  if (detectContentType(Buffer.from(bytes)) !== 'image/heic')
    return withCopies(() => sharp(bytes, options).autoOrient());
  const { data, width, height } = await readHeic(bytes);
  const fullSize = () => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  return { ...(await withCopies(fullSize)), shown: await fullSize().jpeg({ quality: 85 }).toBuffer() };
}

async function withCopies(open: () => Sharp): Promise<ReadImage> {
  const { autoOrient } = await measured(open());
  if (autoOrient.width * autoOrient.height > readLimits.pixels) throw new ReadingRefused('limits');
  const copy = (size: number) =>
    open().resize(size, size, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 78, effort: 2 }).toBuffer();
  return { ...autoOrient, small: await copy(thumbnailSizes.small), medium: await copy(thumbnailSizes.medium) };
}

async function measured(image: Sharp) {
  try {
    return await image.metadata();
  } catch (error) {
    throw new ReadingRefused(/pixel limit/i.test(String(error)) ? 'limits' : 'unreadable');
  }
}

/** Decodes the first photo of a HEIC file; the decoder applies its rotation. */
async function readHeic(bytes: Uint8Array): Promise<{ data: Uint8Array; width: number; height: number }> {
  const photos = await decodeHeic({ buffer: bytes });
  try {
    const [photo] = photos;
    if (!photo) throw new ReadingRefused('unreadable');
    if (photo.width * photo.height > readLimits.heicPixels) throw new ReadingRefused('limits');
    const { data, width, height } = await photo.decode();
    return { data: new Uint8Array(data.buffer), width, height };
  } finally {
    photos.dispose();
  }
}
