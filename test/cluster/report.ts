import { answerMs, isFailure, type Call } from './caller';
import type { Fault } from './fault';
import { quantile } from '../support/quantile';

/** A fault as it was caused: its start, and the instant from which recovery is measured. */
export interface Caused {
  fault: Fault;
  at: number;
  healsFrom: number;
}

/** The effect of a fault. */
export interface FaultEffect extends Caused {
  /** Failed calls until the next fault. */
  failed: Call[];
  /** Seconds until the last failed call began, from the instant of recovery. */
  seconds: number;
  /** Milliseconds of the slowest successful call until the next fault. */
  slowest: number;
}

/** Which calls failed after each fault, and for how long. */
export function effectsOf(faults: Caused[], calls: Call[]): FaultEffect[] {
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

/** A call that began before a fault may have been cut off by it; a call that timed out was lost when it began. */
const failedAt = ({ at, ms }: Call): number => (ms >= answerMs ? at : at + ms);

/** Returns the number of calls per status, as text; 0 is no response. */
export function statusesOf(calls: Call[]): string {
  const counts = new Map<number, number>();
  for (const { status } of calls) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} with ${status === 0 ? 'no answer' : status}`)
    .join(', ');
}

/** Returns a row per kind of call, and one for all: their number, their durations, their statuses. */
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
