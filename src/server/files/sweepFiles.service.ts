import type { Context } from '../context';
import { unknownKeys } from './files.repository';
import { storedKeys } from './storage';

/** Hours for which a file without a row is kept, because it may belong to a transaction that has not committed. */
const hoursKept = 24;
const batch = 500;

/**
 * Runs the daily job that deletes files without a row: those of transactions that failed with their server, and
 * partially written ones.
 */
export async function sweepFiles({ pool, storage, log }: Context): Promise<void> {
  const before = Date.now() - hoursKept * 3_600_000;
  let swept = 0;
  let found: string[] = [];
  const sweep = async () => {
    for (const key of await unknownKeys(pool, found)) {
      // Another process may have renamed a partially written file meanwhile.
      const known = await storage.getMetaData(key).catch(() => undefined);
      if (!known || known.lastModified.getTime() >= before) continue;
      await storage.delete(key);
      swept++;
    }
    found = [];
  };
  for await (const key of storedKeys(storage)) {
    found.push(key);
    if (found.length === batch) await sweep();
  }
  await sweep();
  if (swept > 0) log.info({ files: swept }, 'Files without a record were deleted.');
}
