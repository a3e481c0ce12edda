import type { Context } from '../context';
import { unknownKeys } from './files.repository';
import { storedKeys } from './storage';

/** Hours for which a file without a row is kept, because it may belong to a transaction that has not committed. */
const minAgeHours = 24;
const batchSize = 500;

/**
 * Runs the daily job that deletes files without a row: those of transactions that failed with their server, and
 * partially written ones.
 */
export async function sweepFiles({ pool, storage, log }: Context): Promise<void> {
  const before = Date.now() - minAgeHours * 3_600_000;
  let swept = 0;
  let keys: string[] = [];
  const sweep = async () => {
    for (const key of await unknownKeys(pool, keys)) {
      // Another process may have renamed a partially written file meanwhile.
      const metadata = await storage.getMetaData(key).catch(() => undefined);
      if (!metadata || metadata.lastModified.getTime() >= before) continue;
      await storage.delete(key);
      swept++;
    }
    keys = [];
  };
  for await (const key of storedKeys(storage)) {
    keys.push(key);
    if (keys.length === batchSize) await sweep();
  }
  await sweep();
  if (swept > 0) log.info({ files: swept }, 'Files without a record were deleted.');
}
