import { pipeline } from 'node:stream/promises';
import { backupText } from './backupText';
import { Digest, discard } from './digest';
import { openFile, storedKeys, type FileStorage } from '../files/storage';

/** Files that are copied at the same time. */
const concurrency = 8;

interface MoveResult {
  copied: number;
  /** Files that existed already with the same checksum. */
  unchanged: number;
  bytes: number;
}

/**
 * Copies every file of one storage into another and verifies the copy by its checksum. A file that already exists with
 * the same checksum is not sent again, so an interrupted run can be repeated. Removes nothing. Throws if a file differs
 * after it was sent.
 * @param onProgress receives the number of finished files, every 500 files.
 */
export async function moveFiles(
  from: FileStorage,
  to: FileStorage,
  onProgress: (done: number) => void = () => undefined,
): Promise<MoveResult> {
  const result: MoveResult = { copied: 0, unchanged: 0, bytes: 0 };
  const keys = storedKeys(from)[Symbol.asyncIterator]();
  const worker = async () => {
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      const size = await moveFile(from, to, next.value, result);
      result.bytes += size;
      const done = result.copied + result.unchanged;
      if (done % 500 === 0) onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return result;
}

/** Returns the number of bytes of the file; 0 if it was removed meanwhile or was not finished. */
async function moveFile(from: FileStorage, to: FileStorage, key: string, result: MoveResult): Promise<number> {
  const source = key.endsWith('.part') ? undefined : await digestOf(from, key);
  if (!source) return 0;
  if ((await digestOf(to, key))?.sha256 === source.sha256) result.unchanged++;
  else {
    const content = await openFile(from, key);
    if (!content) return 0;
    await to.putStream(key, content, { contentLength: source.bytes });
    const copy = await digestOf(to, key);
    if (copy?.sha256 !== source.sha256) throw new Error(backupText.differs(key));
    result.copied++;
  }
  return source.bytes;
}

async function digestOf(storage: FileStorage, key: string): Promise<{ bytes: number; sha256: string } | undefined> {
  const content = await openFile(storage, key);
  if (!content) return undefined;
  const digest = new Digest();
  await pipeline(content, digest, discard());
  return { bytes: digest.bytes, sha256: digest.sha256() };
}
