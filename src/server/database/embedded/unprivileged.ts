import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { embeddedText } from './embeddedText';

/** How to run PostgreSQL's programs: as whom, and behind which command. */
export interface Runner {
  /** Owner of the data folder where it must not be this user; undefined as an ordinary user. */
  owner: { uid: number; gid: number } | undefined;
  /** Command and arguments put before the program. */
  prefix: string[];
}

/**
 * PostgreSQL refuses to run as root, so root hands it to an unprivileged account.
 * @param paths the programs and the data folder, which that account must be able to reach.
 */
export function findRunner(paths: string[]): Runner {
  if (process.getuid?.() !== 0) return { owner: undefined, prefix: [] };
  const owner = findAccount(['postgres', 'nobody']);
  if (!owner) throw new Error(embeddedText.noAccount);
  if (paths.every((path) => canReach(path, owner))) return { owner, prefix: [] };
  // A home like /root is closed to others. Rather than open it, lend the account root's way through folders.
  const prefix = [
    'setpriv',
    '--reuid',
    `${owner.uid}`,
    '--regid',
    `${owner.gid}`,
    '--clear-groups',
    '--inh-caps',
    '+dac_override',
    '--ambient-caps',
    '+dac_override',
    '--',
  ];
  if (spawnSync(prefix[0]!, [...prefix.slice(1), 'test', '-x', paths[0]!]).status === 0) return { owner, prefix };
  throw new Error(embeddedText.unreachable(paths.find((path) => !canReach(path, owner)) ?? ''));
}

function canReach(path: string, { uid, gid }: { uid: number; gid: number }): boolean {
  return spawnSync('test', ['-x', path], { uid, gid }).status === 0;
}

function findAccount(names: string[]): { uid: number; gid: number } | undefined {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of names) {
    const account = accounts.find(([accountName]) => accountName === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  return undefined;
}
