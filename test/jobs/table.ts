import type { Device } from './devices';
import type { Effort } from './hand';
import type { Job } from './job';

/** The effort of a job on a device, or the reason of its failure. */
export type Outcome = Effort | string;

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

function cellsOf(job: Job, device: Device, outcome: Outcome | undefined): string[] {
  if (outcome === undefined) return Array<string>(4).fill(device.isTouch && job.isDeskOnly ? '—' : '');
  if (typeof outcome === 'string') return [`failed: ${outcome.split('\n')[0]!.replaceAll('|', '/')}`, '', '', ''];
  return [String(outcome.taps), String(outcome.keys), seconds(outcome.totalMs), seconds(outcome.waitingMs)];
}

/** Prints a Markdown table: a line for each job with its figures on each device, and the sums of each device. */
export function printTable(jobs: Job[], devices: Device[], outcomes: Map<string, Outcome>): void {
  const of = (job: Job, device: Device) => outcomes.get(`${job.number} ${device.name}`);
  const heads = devices.flatMap(({ name, tap }) => [`${name}: ${tap}`, 'keys', 'seconds', 'of which waiting']);
  console.log(row(['job', 'person', ...heads]));
  console.log(row(['---', '---', ...heads.map(() => '---:')]));
  for (const job of jobs)
    console.log(
      row([
        `${job.number} ${job.name}`,
        job.person,
        ...devices.flatMap((device) => cellsOf(job, device, of(job, device))),
      ]),
    );
  console.log('');
  for (const device of devices) {
    const all = jobs.flatMap((job) => {
      const outcome = of(job, device);
      return outcome === undefined || typeof outcome === 'string' ? [] : [outcome];
    });
    const sum = (key: keyof Effort) => all.reduce((total, effort) => total + effort[key], 0);
    const time = `${seconds(sum('totalMs'))} s, of which ${seconds(sum('waitingMs'))} s waiting`;
    console.log(`${device.name}: ${all.length} jobs, ${sum('taps')} ${device.tap}, ${sum('keys')} keys, ${time}`);
  }
}
