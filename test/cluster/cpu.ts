import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second; the same on every Linux machine that Debian supports. */
const ticksPerSecond = 100;

/** Processor seconds used by a process, its children and its finished children. */
export function cpuSeconds(pid: number | undefined): number {
  if (pid === undefined) return 0;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => statOf(Number(name))?.parent === pid);
  const ticks = [pid, ...children.map(Number)].reduce((sum, id) => sum + (statOf(id)?.ticks ?? 0), 0);
  return ticks / ticksPerSecond;
}

function statOf(pid: number): { parent: number; ticks: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces. After it: state, parent, ...; the times of the process and of its
    // finished children.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) };
  } catch {
    return undefined;
  }
}
