import { imageHeadBytes, imageTypeOf } from '../../contract/imageContent';

/** Returns the type of a file by its first bytes, never by its name; undefined if the type is not accepted. */
export function detectContentType(bytes: Buffer): string | undefined {
  return (
    imageTypeOf(bytes.subarray(0, imageHeadBytes)) ??
    (bytes.toString('latin1', 0, 5) === '%PDF-' ? 'application/pdf' : undefined)
  );
}

const extensions: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/avif': 'avif',
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
