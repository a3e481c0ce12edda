import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { embeddedText } from './embeddedText';

/** The system account that runs PostgreSQL's programs. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * Returns the account that runs PostgreSQL. PostgreSQL refuses to run as root, so root runs it as an unprivileged
 * account; returns undefined for an ordinary user, who runs it directly. Throws an Error in Spanish if root finds no
 * such account.
 */
export function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const entry = lines.find(([accountName]) => accountName === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Error(embeddedText.noAccount);
}

/**
 * Whether the account can enter every folder on the path. The working folder must be one that the account can enter.
 */
export const canReach = (path: string, account: Account): boolean =>
  spawnSync('test', ['-x', path], { ...account, cwd: '/' }).status === 0;
