/**
 * The layout shifts of the pages while they load on a slow line, on a phone and on a screen: what
 * `test/e2e/shifts.spec.ts` measures.
 */
import { spawnSync } from 'node:child_process';

const command = ['playwright', 'test', '-c', 'test/e2e/playwright.config.ts', 'shifts.spec.ts'];

/** Prints the layout shift of each page. Throws if the measurement failed. */
export function measureShifts(): void {
  const { stdout, status } = spawnSync('npx', [...command, '--project', 'desk', '--workers', '1'], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  const lines = stdout.split('\n').flatMap((line) => {
    const [, name, shift] = /^(.+): (\d\.\d{4})$/.exec(line.trim()) ?? [];
    return name && shift ? [`${name.padEnd(50)}${shift.padStart(10)}`] : [];
  });
  console.log(`\n${'layout shift of a page, at 360 px and at 1440 px'.padEnd(60)}\n${lines.join('\n')}`);
  if (status !== 0) throw new Error(`Some pages move more than they may:\n${stdout.slice(-4000)}`);
}
