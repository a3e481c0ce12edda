import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, type Program } from './program';

/** What jest reports of a run. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not even run. */
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    /** Its errors; empty if it passed. */
    message: string;
    startTime: number;
    endTime: number;
  }[];
}

/** Reads a file with JSON; undefined if it does not exist. */
export const readJson = <Content>(path: string): Content | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Content) : undefined;

/** Writes a file with JSON, and its folder. */
export function writeJson(path: string, content: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(content));
}

/**
 * Options of V8 for jest's workers, which run much new code for a short time: few large collections of old objects, no
 * helper threads on processors that are busy anyway, and optimized code only for what runs very often. A subset of the
 * web files took 78 s of processor time instead of 90.
 */
const shortRuns = ['--initial-old-space-size=1000', '--single-threaded-gc', '--interrupt-budget=1000000'];

/**
 * Runs jest with `options` and writes its report. V8's young generation has 8 MB: jest's workers load new modules for
 * each file and use new memory all the time, which is expensive on a virtual machine (with 128 MB a subset of its files
 * took a quarter more processor time).
 */
export const jest = (name: string, report: string, ...options: string[]): Program => ({
  name,
  command: [...shortRuns, 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${report}`, ...options],
  env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=8`.trim() },
});

const secondsFile = join(root, 'node_modules/.cache/test-seconds.json');

/** The seconds that each test file took when it last ran in this checkout, by its path from the root. */
export const knownSeconds = (): Record<string, number> => readJson(secondsFile) ?? {};

/** Stores the seconds of the files in a report, for the next `npm run check`. */
export function rememberSeconds({ testResults }: JestReport): void {
  const seconds = testResults.map(({ name, startTime, endTime }): [string, number] => [
    relative(root, name),
    (endTime - startTime) / 1000,
  ]);
  writeJson(secondsFile, { ...knownSeconds(), ...Object.fromEntries(seconds) });
}
