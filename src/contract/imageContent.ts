/**
 * Types of photos by their content, never by their name (decisions 9): phones name AVIF photos `.heic`, and a program
 * can be named `.jpg`.
 */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/avif'] as const;
export type ImageType = (typeof imageTypes)[number];

/** Brands in the file type box that mean HEIC, and AVIF. */
export const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'] as const;
export const avifBrands = ['avif', 'avis'] as const;
/** Brands of the container of both, without a codec. Some phones write one as the main brand. */
export const containerBrands = ['mif1', 'msf1', 'miaf', 'MiHE', 'MiHB'] as const;

/** Bytes from which {@link imageTypeOf} knows the type: a file type box lists at most some brands. */
export const imageHeadBytes = 256;

/** Returns the type of a photo by its first {@link imageHeadBytes} bytes; undefined if the type is not accepted. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP') return 'image/webp';
  return textAt(bytes, 4, 8) === 'ftyp' ? typeOfBrands(brandsOf(bytes)) : undefined;
}

const textAt = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

/** The main brand, then the compatible ones (ISO 14496-12, section 4.3). */
function brandsOf(bytes: Uint8Array): string[] {
  const size = ((bytes[0] ?? 0) << 24) | ((bytes[1] ?? 0) << 16) | ((bytes[2] ?? 0) << 8) | (bytes[3] ?? 0);
  const end = Math.min(size, bytes.length, imageHeadBytes);
  const brands = [textAt(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at, at + 4));
  return brands;
}

/** A file whose main brand is neither a codec nor the container, such as a video, is not a photo. */
function typeOfBrands([main = '', ...compatible]: string[]): ImageType | undefined {
  const isOneOf = (brands: readonly string[], brand: string) => brands.includes(brand);
  if (isOneOf(heicBrands, main)) return 'image/heic';
  if (isOneOf(avifBrands, main)) return 'image/avif';
  if (!isOneOf(containerBrands, main)) return undefined;
  if (compatible.some((brand) => isOneOf(heicBrands, brand))) return 'image/heic';
  return compatible.some((brand) => isOneOf(avifBrands, brand)) ? 'image/avif' : 'image/heic';
}
