import { all as decodeHeic } from 'heic-decode';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { imageTypeOf } from '../../contract/imageContent';
import { heicColourProfile, withColourProfile } from './colourProfile';
import { displaySize, readLimits, thumbnailSizes } from './readLimits';
import { LongWork, ReadingRefused, type ReadImage } from './readerTypes';

sharp.cache(false);
sharp.concurrency(1);

/**
 * A truncated photo is refused, because the rest of it would be grey. Lesser faults are accepted: many phones write
 * files that are not quite correct.
 */
const options: SharpOptions = { limitInputPixels: readLimits.pixels, failOn: 'truncated', sequentialRead: true };

/**
 * Decodes a photo completely and makes its copies, upright and without metadata. Runs in the reader process. Throws
 * {@link ReadingRefused}, and {@link LongWork} if it has more than `shortPixels`.
 */
export async function readImage(bytes: Uint8Array, shortPixels: number = Infinity): Promise<ReadImage> {
  const type = imageTypeOf(bytes);
  if (type === 'image/heic') return readHeicPhoto(bytes, shortPixels);
  const open = () => sharp(bytes, options).autoOrient();
  const metadata = await measured(open(), shortPixels);
  const { width, height } = metadata.autoOrient;
  const full = open().resize(displaySize, displaySize, inside);
  const shown = keepsProfile(metadata) ? full.keepIccProfile() : full.toColourspace('srgb');
  const copy = (size: number) => smallCopy(open(), size);
  return {
    width,
    height,
    small: await copy(thumbnailSizes.small),
    medium: await copy(thumbnailSizes.medium),
    ...(await encoded(shown, type)),
  };
}

const inside = { fit: 'inside', withoutEnlargement: true } as const;
const smallCopy = (image: Sharp, size: number): Promise<Buffer> =>
  image.resize(size, size, inside).webp({ quality: 78, effort: 2 }).toBuffer();

/** Bytes of a colour profile of a camera or a screen; larger ones belong to printers, or are no profile. */
const maxProfileBytes = 64 * 1024;

/**
 * Whether the copy keeps the photo's colour profile and its colour values. Otherwise they are converted to sRGB: a
 * profile for CMYK or grey would not fit the copy.
 */
const keepsProfile = ({ icc, space, depth }: Metadata): boolean =>
  icc !== undefined && icc.length <= maxProfileBytes && space === 'srgb' && depth === 'uchar';

/** Encodes the large copy in a format that every browser shows. */
async function encoded(image: Sharp, type: string | undefined): Promise<Pick<ReadImage, 'shown' | 'shownAs'>> {
  if (type === 'image/png') return { shown: await image.png({ compressionLevel: 7 }).toBuffer(), shownAs: 'png' };
  if (type === 'image/webp') return { shown: await image.webp({ quality: 88, effort: 2 }).toBuffer(), shownAs: 'webp' };
  return { shown: await image.flatten({ background: '#ffffff' }).jpeg({ quality: 88 }).toBuffer(), shownAs: 'jpg' };
}

async function readHeicPhoto(bytes: Uint8Array, shortPixels: number): Promise<ReadImage> {
  const { data, width, height } = await readHeic(bytes, shortPixels);
  const open = () => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const { shown } = await encoded(open().resize(displaySize, displaySize, inside), 'image/heic');
  const profile = heicColourProfile(bytes, maxProfileBytes);
  return {
    width,
    height,
    small: await smallCopy(open(), thumbnailSizes.small),
    medium: await smallCopy(open(), thumbnailSizes.medium),
    shown: profile ? withColourProfile(shown, profile) : shown,
    shownAs: 'jpg',
  };
}

async function measured(image: Sharp, shortPixels: number): Promise<Metadata> {
  let metadata: Metadata;
  try {
    metadata = await image.metadata();
  } catch (error) {
    throw new ReadingRefused(/pixel limit/i.test(String(error)) ? 'limits' : 'unreadable');
  }
  requirePixels(metadata.autoOrient, readLimits.pixels, shortPixels);
  return metadata;
}

function requirePixels({ width, height }: { width: number; height: number }, max: number, shortPixels: number): void {
  if (width * height > max) throw new ReadingRefused('limits');
  if (width * height > shortPixels) throw new LongWork();
}

/** Decodes the first photo of a HEIC file; the decoder applies its rotation. */
async function readHeic(
  bytes: Uint8Array,
  shortPixels: number,
): Promise<{ data: Uint8Array; width: number; height: number }> {
  const photos = await decodeHeic({ buffer: bytes });
  try {
    const [photo] = photos;
    if (!photo) throw new ReadingRefused('unreadable');
    requirePixels(photo, readLimits.heicPixels, shortPixels);
    const { data, width, height } = await photo.decode();
    return { data: new Uint8Array(data.buffer), width, height };
  } finally {
    photos.dispose();
  }
}
