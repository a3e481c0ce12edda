import { Unzip, UnzipInflate } from 'fflate';
import { readLimits } from './readLimits';
import { ReadingRefused, type Refusal } from './readerTypes';

/** The parts of a zipped file by their path, each in chunks. */
export type ZipParts = Map<string, Uint8Array[]>;

/**
 * Unpacks the parts of a zipped file whose path `isWanted` accepts. It unpacks in chunks, because a small file can
 * contain more than fits the memory. Throws {@link ReadingRefused} beyond the limits.
 */
export function zipParts(bytes: Uint8Array, isWanted: (path: string) => boolean): ZipParts {
  const parts: ZipParts = new Map();
  let unpacked = 0;
  let refusal: Refusal | undefined;
  const unzip = new Unzip((file) => {
    // Some programs separate folders as Windows does.
    const path = file.name.replaceAll('\\', '/');
    if (!isWanted(path)) return;
    const chunks: Uint8Array[] = [];
    parts.set(path, chunks);
    file.ondata = (error, chunk) => {
      unpacked += chunk?.length ?? 0;
      if (error) refusal ??= 'unreadable';
      else if (unpacked > readLimits.unpackedBytes) refusal ??= 'limits';
      else chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  // Small chunks, so that their unpacked data is small as well.
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    unzip.push(bytes.subarray(start, start + chunkBytes), start + chunkBytes >= bytes.length);
    if (refusal) throw new ReadingRefused(refusal);
  }
  return parts;
}

const chunkBytes = 16 * 1024;
