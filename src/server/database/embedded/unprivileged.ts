import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { embeddedText } from './embeddedText';

/** The account that PostgreSQL's programs run as. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root, so root hands it to an unprivileged account; undefined as an ordinary user, who runs it
 * as itself. Throws an Error in Spanish where root finds no such account.
 */
export function findAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const found = lines.find(([accountName]) => accountName === name);
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new Error(embeddedText.noAccount);
}

/** Whether the account may pass through every folder on the way to `path`. The working folder must be one it may stand in. */
export const canReach = (path: string, account: Account): boolean =>
  spawnSync('test', ['-x', path], { ...account, cwd: '/' }).status === 0;
