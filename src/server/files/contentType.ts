import { heicBrands } from '../../contract/limits';

/** Returns the type of a file by its first bytes, never by its name; undefined if the type is not accepted. */
export function detectContentType(bytes: Buffer): string | undefined {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'image/webp';
  if (text(4, 8) === 'ftyp' && heicBrands.some((brand) => brand === text(8, 12))) return 'image/heic';
  if (text(0, 5) === '%PDF-') return 'application/pdf';
  return undefined;
}

const extensions: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
};

/**
 * Replaces the extension by that of the file's real type, so that a program uploaded as a photo is saved as a photo.
 */
export function nameFor(name: string, contentType: string): string {
  const end = /\.(\w{1,10})$/.exec(name)?.[1]?.toLowerCase();
  if (end && (otherExtensions[contentType] ?? [extensionOf(contentType)]).includes(end)) return name;
  return `${name.replace(/(\.\w{1,10})+$/, '') || 'archivo'}.${extensionOf(contentType)}`;
}

/** Types with more than one common extension. */
const otherExtensions: Record<string, string[]> = { 'image/jpeg': ['jpg', 'jpeg'], 'image/heic': ['heic', 'heif'] };

/** Returns the usual file name extension of a type, without the dot. */
export const extensionOf = (contentType: string): string => extensions[contentType] ?? 'bin';
