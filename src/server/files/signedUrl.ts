import { createHmac, timingSafeEqual } from 'node:crypto';

const windowSeconds = 600;

/** How an address shows its file. */
export interface DisplayOptions {
  /** File name for saving, if it differs from the uploaded name. */
  name?: string;
  /**
   * A photo's smaller copy; the photo as it was received, for saving; or a document as it is. Without it, a photo's
   * copy without metadata.
   */
  size?: 'small' | 'medium' | 'original' | 'document';
}

/**
 * Returns a signed address of a stored file, for the browser's `<img>`, which sends no token. It stays the same within
 * a window of 10 minutes, so that the browser's cache works, and is valid for 10 to 20 minutes.
 */
export function signedUrl(
  secret: string,
  fileId: number,
  { name, size }: DisplayOptions = {},
  now: Date = new Date(),
): string {
  const expires = String((Math.floor(now.getTime() / 1000 / windowSeconds) + 2) * windowSeconds);
  const query = new URLSearchParams({ expires, ...(size && { size }), ...(name !== undefined && { name }) });
  return `/api/files/${fileId}?${query.toString()}&signature=${cachedSignature(secret, fileId, query, expires)}`;
}

/** Whether the address carries a valid, unexpired signature. `query` holds its parameters without the signature. */
export function isSigned(
  secret: string,
  fileId: number,
  query: Record<string, string>,
  signature: string,
  now: Date = new Date(),
): boolean {
  const expected = Buffer.from(sign(secret, fileId, new URLSearchParams(query)));
  const received = Buffer.from(signature);
  return (
    received.length === expected.length &&
    timingSafeEqual(received, expected) &&
    Number(query.expires) > now.getTime() / 1000
  );
}

/** Signatures of the current window, because lists show the same addresses repeatedly. */
const signatures = new Map<string, string>();
let signaturesExpire = '';
const maxSignatures = 10_000;

function cachedSignature(secret: string, fileId: number, query: URLSearchParams, expires: string): string {
  if (expires !== signaturesExpire || signatures.size >= maxSignatures) signatures.clear();
  signaturesExpire = expires;
  const key = `${secret} ${fileId}?${query.toString()}`;
  const signature = signatures.get(key) ?? sign(secret, fileId, query);
  signatures.set(key, signature);
  return signature;
}

const sign = (secret: string, fileId: number, query: URLSearchParams): string =>
  createHmac('sha256', secret).update(`${fileId}?${query.toString()}`).digest('base64url');
