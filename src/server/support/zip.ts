import { Zip, type ZipInputFile } from 'fflate';
import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive: its path and its byte stream. */
export interface ZipEntry {
  path: string;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/**
 * Generates an archive as a stream. The next entry is requested after the previous one is written, and is read only as
 * fast as the archive is. zlib's threads compress it. An error while reading an entry is thrown. Each entry and the
 * archive can have up to 4 GiB.
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
    // The error is thrown below, where the chunks are read: pipeline ends them with the same error.
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

/** Passes the bytes through and stores their checksum and size in the file. */
async function* measured(bytes: ZipEntry['bytes'], file: ZipInputFile): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    file.crc = crc32(piece, file.crc);
    file.size += piece.length;
    yield piece;
  }
}
