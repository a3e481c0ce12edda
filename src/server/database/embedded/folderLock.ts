import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedText } from './embeddedText';
import { startTimeOf } from './processes';

interface FolderLock {
  release(): void;
}

/**
 * Makes this process the only server of a data folder. The lock is a file that names its owner by process id and start
 * time. So neither a killed server, reaped or not, nor a process that later got the same id keeps the folder locked.
 * Throws an Error in Spanish if another live server owns the folder.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'server.lock');
  const ownIdentity = identity(process.pid);
  const draft = join(folder, `server.lock.${process.pid}`);
  writeFileSync(draft, ownIdentity);
  try {
    for (let attempt = 0; attempt < 10; attempt++) {
      if (tryLink(draft, path)) return { release: () => releaseIfMine(path, ownIdentity) };
      const owner = read(path);
      if (owner !== undefined && isAlive(owner)) throw new Error(embeddedText.inUse(folder));
      removeStaleLock(path, owner);
    }
    throw new Error(embeddedText.inUse(folder));
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A hard link appears completely or not at all, so no process reads an incomplete lock. */
function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead owner's lock away. If another process was faster and the file is already a new lock, restores it. */
function removeStaleLock(path: string, owner: string | undefined): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside) !== owner) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function releaseIfMine(path: string, ownIdentity: string): void {
  if (read(path) === ownIdentity) rmSync(path, { force: true });
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function isAlive(owner: string): boolean {
  const pid = Number(owner.split(' ')[0]);
  return Number.isInteger(pid) && pid > 0 && startTimeOf(pid) !== undefined && owner === identity(pid);
}

/** Returns the owner's name in the lock: process id and start time, or only the id if no such process lives. */
export const identity = (pid: number): string => `${pid} ${startTimeOf(pid) ?? ''}`.trim();
