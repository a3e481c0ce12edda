import { readdirSync, readFileSync } from 'node:fs';

/** Of Linux on every machine that Debian runs on. */
const ticksPerSecond = 100;

/** Seconds of a processor that a process, its children and those that it has outlived have used. */
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
    // The name in parentheses may hold spaces. After it: state, parent, ...; the times of itself and of its dead children.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) };
  } catch {
    return undefined;
  }
}
