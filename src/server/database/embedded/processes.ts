import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Returns the start time of a live process in the system's format; undefined if it is not alive. A zombie (dead but not
 * reaped, permanently so in a container without an init process) still has an id and a start time but counts as dead.
 */
export function startTimeOf(pid: number): string | undefined {
  const { state, start } = process.platform === 'linux' ? readProc(pid) : readPs(pid);
  return start && !/^[ZX]/.test(state) ? start : undefined;
}

/** Whether a process lives. Both the folder's lock and PostgreSQL's own lock use this definition. */
export const isAlive = (pid: number): boolean => startTimeOf(pid) !== undefined;

interface ProcessStatus {
  state: string;
  start: string;
}
const noProcess: ProcessStatus = { state: '', start: '' };

function readProc(pid: number): ProcessStatus {
  try {
    // The name in parentheses may contain spaces; the state is the first field after it, the start time the 20th.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', start: fields[19] ?? '' };
  } catch {
    return noProcess;
  }
}

function readPs(pid: number): ProcessStatus {
  try {
    const [state = '', ...start] = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return { state, start: start.join(' ') };
  } catch {
    return noProcess;
  }
}
