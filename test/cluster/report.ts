import { isFailure, type Call } from './caller';

/** A fault as it was felt. */
export interface Felt {
  name: string;
  at: number;
  /** Calls that failed until the next fault. */
  failed: number;
  /** Seconds until the last of them began. */
  seconds: number;
  /** Milliseconds of the slowest call that was answered until the next fault. */
  slowest: number;
}

/** Which calls failed after each fault, and for how long. */
export function feltOf(faults: { name: string; at: number }[], calls: Call[]): Felt[] {
  return faults.map(({ name, at }, index) => {
    const end = faults[index + 1]?.at ?? Infinity;
    // A call that began before the fault may have been broken off by it.
    const failed = calls.filter((call) => isFailure(call) && call.at + call.ms >= at && call.at + call.ms < end);
    const answered = calls.filter((call) => !isFailure(call) && call.at + call.ms >= at && call.at < end);
    const last = Math.max(at, ...failed.map((call) => call.at));
    return {
      name,
      at,
      failed: failed.length,
      seconds: (last - at) / 1000,
      slowest: Math.max(0, ...answered.map(({ ms }) => ms)),
    };
  });
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
