import { createHmac, timingSafeEqual } from 'node:crypto';

const windowSeconds = 600;

/**
 * A signed address of a stored file, for the browser's `<img>`, which sends no token. It stays the same within a window of
 * 10 minutes, so that the browser's cache works, and is valid for 10 to 20 minutes.
 * @param name what the file is saved as, where that is not the name it was uploaded with.
 */
export function signedUrl(secret: string, fileId: number, name?: string, now: Date = new Date()): string {
  const expires = (Math.floor(now.getTime() / 1000 / windowSeconds) + 2) * windowSeconds;
  return `/api/files/${fileId}?expires=${expires}${name === undefined ? '' : `&name=${encodeURIComponent(name)}`}&signature=${sign(secret, fileId, expires, name)}`;
}

/** Whether an address was signed by us and is still valid. */
export function isSigned(
  secret: string,
  fileId: number,
  expires: number,
  name: string | undefined,
  signature: string,
  now: Date = new Date(),
): boolean {
  const expected = Buffer.from(sign(secret, fileId, expires, name));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) && expires > now.getTime() / 1000;
}

const sign = (secret: string, fileId: number, expires: number, name: string | undefined): string =>
  createHmac('sha256', secret)
    .update(name === undefined ? `${fileId}.${expires}` : `${fileId}.${expires}.${name}`)
    .digest('base64url');
