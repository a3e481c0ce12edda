import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process was started, in the system's own words; undefined where there is none that lives. A dead one that nobody has
 * collected yet (a zombie, for ever so in a container without an init) still has an id and a start time, but does nothing any more.
 */
export function startOf(pid: number): string | undefined {
  const { state, start } = process.platform === 'linux' ? readProc(pid) : askPs(pid);
  return start && !/^[ZX]/.test(state) ? start : undefined;
}

/** Whether a process lives: the one notion of it for the folder's lock and for PostgreSQL's own. */
export const isAlive = (pid: number): boolean => startOf(pid) !== undefined;

interface Seen {
  state: string;
  start: string;
}
const nobody: Seen = { state: '', start: '' };

function readProc(pid: number): Seen {
  try {
    // The name in parentheses may hold spaces; the state is the first field after it, the start the 20th.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', start: fields[19] ?? '' };
  } catch {
    return nobody;
  }
}

function askPs(pid: number): Seen {
  try {
    const [state = '', ...start] = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return { state, start: start.join(' ') };
  } catch {
    return nobody;
  }
}
