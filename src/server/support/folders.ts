import { rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../config';

/**
 * The folder with `server` and `contract`: `src`, or `dist/server` once compiled. A compiled module is in another file
 * than its source, so paths of files that the server reads begin here and not at the module.
 */
export const sourceFolder = findUp(import.meta.dirname);

function findUp(folder: string): string {
  return existsSync(join(folder, 'contract/openapi.json')) ? folder : findUp(dirname(folder));
}

/** A folder that the portal writes to. */
export interface UsedFolder {
  /** What it holds, as a label of the metrics. */
  folder: 'data' | 'files' | 'backups';
  variable: 'DATA_DIR' | 'FILES_DIR' | 'BACKUP_DIR';
  path: string;
}

/** Returns the folders that a configuration uses on this machine's disks. */
export const foldersOf = ({
  dataDir,
  filesDir,
  filesUrl,
  backupDir,
  backupKeep,
  databaseUrl,
}: Config): UsedFolder[] => [
  ...(databaseUrl === undefined ? [{ folder: 'data', variable: 'DATA_DIR', path: dataDir } as const] : []),
  ...(filesUrl === undefined ? [{ folder: 'files', variable: 'FILES_DIR', path: filesDir } as const] : []),
  ...(backupKeep > 0 ? [{ folder: 'backups', variable: 'BACKUP_DIR', path: backupDir } as const] : []),
];

/** Bytes of a trial file. An empty one fits on a full disk. */
const trialBytes = 65_536;

/** Whether a path is that of a trial file. */
export const isTrialFile = (path: string): boolean => /\/probe-\d+\.part$/.test(path);

/** Writes and removes a file in a folder. Throws the system's error if it cannot. */
export async function tryFolder(folder: string): Promise<void> {
  const path = join(folder, `probe-${process.pid}.part`);
  try {
    await writeFile(path, Buffer.alloc(trialBytes));
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Folder of icons, and of the manual and house rules that the company edits without a build. Its files are served
 * unchanged.
 */
const publicFolder = resolve('public');

/** Returns the folders whose files are served beside the API, in order of precedence. */
export const webFolders = (webDir: string): string[] => [webDir, publicFolder].filter((path) => existsSync(path));
