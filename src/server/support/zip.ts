import { Zip, type ZipInputFile } from 'fflate';
import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive: its path, and its bytes as they come. */
export interface ZipEntry {
  path: string;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/**
 * An archive, piece by piece: an entry is asked for when the one before it is written, and read only as fast as the archive is.
 * Compressed by threads of zlib's own. What reading an entry throws is thrown. An entry and the archive may have up to 4 GiB.
 */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const { path, bytes } of entries) {
    const file: ZipInputFile = { filename: path, crc: 0, size: 0, compression: 8 };
    archive.add(file);
    const deflate = createDeflateRaw();
    // What fails is thrown below, where the pieces are read: pipeline ends them with the same error.
    pipeline(Readable.from(measured(bytes, file)), deflate, () => undefined);
    for await (const piece of deflate as AsyncIterable<Uint8Array<ArrayBuffer>>) {
      file.ondata!(null, piece, false);
      yield* ready.splice(0);
    }
    file.ondata!(null, new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  archive.end();
  yield* ready.splice(0);
}

/** The bytes as they come, whose sum and size are noted in the file. */
async function* measured(bytes: ZipEntry['bytes'], file: ZipInputFile): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    file.crc = crc32(piece, file.crc);
    file.size += piece.length;
    yield piece;
  }
}
