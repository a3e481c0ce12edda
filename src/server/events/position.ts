import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Position } from './feed.repository';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Seals positions for clients, because a position counts the database's transactions and clients must not learn that
 * number. All processes share the secret.
 */
export class Positions {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = createHash('sha256').update(secret).digest();
  }

  seal(position: Position): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.key, iv);
    const text = Buffer.concat([cipher.update(position), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
  }

  /** Returns undefined if this server's secret did not seal it. */
  open(sealed: string): Position | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length <= ivBytes + tagBytes) return undefined;
    const decipher = createDecipheriv(algorithm, this.key, bytes.subarray(0, ivBytes));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    try {
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return undefined;
    }
  }
}
