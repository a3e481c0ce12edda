import { createHmac, timingSafeEqual } from 'node:crypto';

const windowSeconds = 600;

/**
 * A signed address of a stored file, for the browser's `<img>`, which sends no token. It stays the same within a window of
 * 10 minutes, so that the browser's cache works, and is valid for 10 to 20 minutes.
 */
export function signedUrl(secret: string, fileId: number, now: Date = new Date()): string {
  const expires = (Math.floor(now.getTime() / 1000 / windowSeconds) + 2) * windowSeconds;
  return `/api/files/${fileId}?expires=${expires}&signature=${sign(secret, fileId, expires)}`;
}

/** Whether an address was signed by us and is still valid. */
export function isSigned(secret: string, fileId: number, expires: number, signature: string, now: Date = new Date()): boolean {
  const expected = Buffer.from(sign(secret, fileId, expires));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) && expires > now.getTime() / 1000;
}

const sign = (secret: string, fileId: number, expires: number): string => createHmac('sha256', secret).update(`${fileId}.${expires}`).digest('base64url');
