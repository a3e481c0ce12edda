import { answerMs, isFailure, type Call } from './caller';
import type { Fault } from './fault';

/** A fault as it was caused: from when on, and since when it has to get better. */
export interface Caused {
  fault: Fault;
  at: number;
  healsFrom: number;
}

/** A fault as it was felt. */
export interface Felt extends Caused {
  /** Calls that failed until the next fault. */
  failed: Call[];
  /** Seconds until the last of them began, counted from where it has to get better. */
  seconds: number;
  /** Milliseconds of the slowest call that was answered until the next fault. */
  slowest: number;
}

/** Which calls failed after each fault, and for how long. */
export function feltOf(faults: Caused[], calls: Call[]): Felt[] {
  return faults.map((caused, index) => {
    const { at, healsFrom } = caused;
    const end = faults[index + 1]?.at ?? Infinity;
    const failed = calls.filter((call) => isFailure(call) && failedAt(call) >= at && failedAt(call) < end);
    const answered = calls.filter((call) => !isFailure(call) && call.at + call.ms >= at && call.at < end);
    const last = Math.max(healsFrom, ...failed.map((call) => call.at));
    return {
      ...caused,
      failed,
      seconds: (last - healsFrom) / 1000,
      slowest: Math.max(0, ...answered.map(({ ms }) => ms)),
    };
  });
}

/** A call that began before a fault may have been broken off by it; one that waited in vain was lost where it began. */
const failedAt = ({ at, ms }: Call): number => (ms >= answerMs ? at : at + ms);

/** How many calls ended with each status, in words; silence is 0. */
export function statusesOf(calls: Call[]): string {
  const counts = new Map<number, number>();
  for (const { status } of calls) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} with ${status === 0 ? 'no answer' : status}`)
    .join(', ');
}

/** Milliseconds that so large a part of the calls took at most. */
export function quantile(times: number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** A row for each kind of call, and one for all: how many, how long they took, how they ended. */
export function tableOf(calls: Call[]): string {
  const kinds = [...new Set(calls.map(({ what }) => what))].sort();
  const rows = [
    ...kinds.map((kind) => [kind, calls.filter(({ what }) => what === kind)] as const),
    ['all', calls] as const,
  ];
  const lines = rows.map(([kind, those]) => {
    const times = those.filter((call) => !isFailure(call)).map(({ ms }) => ms);
    const failed = those.filter(isFailure).length;
    const refused = those.filter(({ status }) => status >= 400 && status < 500).length;
    return [
      kind.padEnd(20),
      those.length,
      quantile(times, 0.5).toFixed(0),
      quantile(times, 0.99).toFixed(0),
      failed,
      refused,
    ]
      .map((cell) => String(cell).padStart(8))
      .join('');
  });
  const head = ['call'.padEnd(20), 'calls', 'p50 ms', 'p99 ms', 'failed', '4xx']
    .map((cell) => cell.padStart(8))
    .join('');
  return [head, ...lines].join('\n');
}
