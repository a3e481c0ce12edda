import { refusalOf } from '../database/connection';
import { backupText } from './backupText';

/**
 * Works on a file of a backup. A failure of the disk, or of the database's disk, becomes an Error in Spanish that names
 * the file.
 */
export async function onFile<T>(path: string, what: 'unreadable' | 'unwritable', work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = reasonOf(error);
    throw reason ? new Error(backupText[what](path, reason), { cause: error }) : error;
  }
}

/** The storage driver wraps the system's error in its own. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', cause } = error as NodeJS.ErrnoException;
  return backupText.reasons[code] ?? reasonOf(cause);
}

/** Whether reading a copied table failed because of its content: it is cut off, changed, or missing. */
export function isDamage(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  const refused = refusalOf(error)?.code ?? '';
  // Classes of SQLSTATE: data that no column accepts, and rows that break a constraint.
  return code === 'ENOENT' || code.startsWith('Z_') || refused.startsWith('22') || refused.startsWith('23');
}
