import { mkdir } from 'node:fs/promises';
import type { Config } from '../config';
import { tryFolder } from '../support/folders';
import { explainFailure } from './failure';

/**
 * Throws the system's error if FILES_DIR cannot be written. A full disk passes: the rest of the portal works meanwhile,
 * and `/api/ready` says it.
 */
export async function requireFilesFolder({ filesDir, filesUrl }: Config): Promise<void> {
  if (filesUrl !== undefined) return;
  try {
    await mkdir(filesDir, { recursive: true, mode: 0o700 });
    await tryFolder(filesDir);
  } catch (error) {
    if (!['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Returns why the nightly backup could not write, in Spanish; undefined if it can, or if there is none. */
export async function backupFolderProblem(config: Config): Promise<string | undefined> {
  if (config.backupKeep === 0) return undefined;
  try {
    await mkdir(config.backupDir, { recursive: true, mode: 0o700 });
    await tryFolder(config.backupDir);
    return undefined;
  } catch (error) {
    return (await explainFailure(error, config)).message;
  }
}
