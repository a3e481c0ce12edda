import type { Context } from '../context';
import { unknownKeys } from './files.repository';

/** Files without a row that are younger may belong to a transaction that has not committed. */
const hoursKept = 24;
const batch = 500;

/** The daily job that deletes what no row knows: files of transactions that failed with their server, and half-written ones. */
export async function sweepFiles({ pool, storage, log }: Context): Promise<void> {
  const before = Date.now() - hoursKept * 3_600_000;
  let swept = 0;
  let old: string[] = [];
  const sweep = async () => {
    const keys = await unknownKeys(pool, old);
    for (const key of keys) await storage.remove(key);
    swept += keys.length;
    old = [];
  };
  for await (const { key, changedAt } of storage.list()) {
    if (changedAt.getTime() < before) old.push(key);
    if (old.length === batch) await sweep();
  }
  await sweep();
  if (swept > 0) log.info({ files: swept }, 'Files that no record knows were deleted.');
}
