import type { Context } from '../context';
import { keepNewest, makeBackup, rowsOf } from './backup';
import { backupText } from './backupText';

/** The nightly job: a backup, and then the oldest ones beyond the wanted number are removed. */
export async function backUpNightly({ config, pool, storage, log }: Context): Promise<void> {
  const { backupDir, backupKeep } = config;
  if (backupKeep === 0) return;
  const { folder, manifest, linked } = await makeBackup(pool, storage, backupDir);
  await keepNewest(backupDir, backupKeep);
  log.info({ folder, rows: rowsOf(manifest), files: manifest.files.length, linked }, 'A backup was made.');
  if (manifest.missing.length > 0) log.warn({ missing: manifest.missing }, backupText.missing(manifest.missing.length));
}
