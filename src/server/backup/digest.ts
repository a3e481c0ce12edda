import { createHash } from 'node:crypto';
import { Transform, Writable, type TransformCallback } from 'node:stream';

/** Passes bytes through and computes their SHA-256, their number and their number of lines. */
export class Digest extends Transform {
  private readonly hash = createHash('sha256');
  bytes = 0;
  lines = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    for (let index = chunk.indexOf(10); index !== -1; index = chunk.indexOf(10, index + 1)) this.lines++;
    done(null, chunk);
  }

  /** Call it once, after the last byte. */
  sha256(): string {
    return this.hash.digest('hex');
  }
}

/** Returns a stream that discards its input, for when only the digest is needed. */
export const discard = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });
