import type { Config } from '../config';

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
