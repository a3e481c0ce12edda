import { createHash } from 'node:crypto';
import { Transform, Writable, type TransformCallback } from 'node:stream';

/** Lets bytes pass and knows their SHA-256, their number and that of their lines afterwards. */
export class Digest extends Transform {
  private readonly hash = createHash('sha256');
  bytes = 0;
  lines = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) this.lines++;
    done(null, chunk);
  }

  /** Once, after the last byte. */
  sha256(): string {
    return this.hash.digest('hex');
  }
}

/** Where bytes go that only their digest is wanted of. */
export const discard = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });
