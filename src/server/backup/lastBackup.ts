import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest, isBackup } from './manifest';

/** A complete backup. */
interface GoodBackup {
  folder: string;
  madeAt: Date;
}

/** Manifests list every file: each is read once. False is not complete; one that could not be read has no entry. */
const known = new Map<string, GoodBackup | false>();

/**
 * Returns the newest complete backup below a folder, without files that are missing; undefined if there is none, or the
 * folder cannot be read.
 */
export async function lastGoodBackup(backupDir: string): Promise<GoodBackup | undefined> {
  const names = await readdir(backupDir).catch(() => []);
  for (const name of names.filter(isBackup).sort().reverse()) {
    const folder = join(backupDir, name);
    const good = known.get(folder) ?? (await readGood(folder));
    if (good !== undefined) known.set(folder, good);
    if (good) return good;
  }
  return undefined;
}

/** Returns a backup if it is complete, false if files are missing; undefined if its manifest cannot be read. */
export async function readGood(folder: string): Promise<GoodBackup | false | undefined> {
  try {
    const { made_at: madeAt, missing } = await readManifest(folder);
    return missing.length === 0 && { folder, madeAt: new Date(madeAt) };
  } catch {
    // A damaged backup is none, and a disk that fails once is read again.
    return undefined;
  }
}
