/**
 * `npm test`: runs every check and every suite, and prints their sum in the last line. A check without test cases
 * (types, lint, ...) counts as one.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { missingPrograms } from './cluster/programs';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'posventa-reports-'));
const jestReport = join(reports, 'jest.json');
const browserReport = join(reports, 'browser.json');
const jestCommand = 'node_modules/jest/bin/jest.js';
const browserCommand = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'test/e2e/playwright.config.ts'];

interface Counted {
  passed: number;
  failed: number;
  /** The runner's exit status belongs to the first attempt, which no longer counts. */
  isSecondTry?: true;
}

const readJson = (path: string) =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : undefined;

/** Tests that failed first and passed when retried: named at the end, so that a developer investigates them. */
const secondTry: string[] = [];

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

/** More failed files than this are not due to chance. */
const filesWorthASecondTry = 5;

/**
 * A suite that could not even run is a failure. Failed files run again, one after the other: those that then pass are
 * named, and count as passed.
 */
async function jestCount(): Promise<Counted> {
  const report = readJson(jestReport) as JestReport | undefined;
  if (!report) return { passed: 0, failed: 1 };
  const counted = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
  const files = report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  if (files.length === 0 || files.length > filesWorthASecondTry) return counted;
  const secondReport = join(reports, 'jest-again.json');
  const arguments_ = [
    '--runInBand',
    '--forceExit',
    '--json',
    `--outputFile=${secondReport}`,
    '--runTestsByPath',
    ...files,
  ];
  const { status } = await execute({ command: [jestCommand, ...arguments_], env: youngGeneration(8) }, true);
  if (status !== 0) return counted;
  secondTry.push(...files.map((file) => relative(root, file)));
  // A file that failed as a whole at first was not counted test by test.
  const second = readJson(secondReport) as unknown as JestReport;
  const passedBefore = report.testResults
    .filter(({ name }) => files.includes(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  return { passed: counted.passed - passedBefore + second.numPassedTests, failed: 0, isSecondTry: true };
}

interface BrowserReport {
  suites?: BrowserSuite[];
  stats: { expected: number; unexpected: number };
}
interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: {
    title: string;
    file: string;
    ok: boolean;
    tests?: { status: string; annotations?: { type: string; description?: string }[] }[];
  }[];
}

/**
 * Reasons of skipped tests that depend on the machine, with their number: printed at the end, because no sum includes
 * them.
 */
const skipped = new Map<string, number>();
function noteSkipped({ suites = [], specs = [] }: BrowserSuite): void {
  for (const { tests = [] } of specs)
    for (const { status, annotations = [] } of tests)
      for (const { type, description } of status === 'skipped' ? annotations : [])
        if (type === 'skip' && description) skipped.set(description, (skipped.get(description) ?? 0) + 1);
  suites.forEach(noteSkipped);
}

const failedOf = ({ suites = [], specs = [] }: BrowserSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedOf),
];

/** More failed tests than this are not due to chance. */
const browserTestsWorthASecondTry = 10;

/**
 * Failed tests run again, one after the other, on a new database, with a trace: those that then pass are named, and
 * count as passed.
 */
async function browserCount(): Promise<Counted> {
  const report = readJson(browserReport) as BrowserReport | undefined;
  if (!report) return { passed: 0, failed: 1 };
  noteSkipped(report as BrowserSuite);
  const { expected, unexpected } = report.stats;
  const counted = { passed: expected, failed: unexpected };
  if (unexpected === 0 || unexpected > browserTestsWorthASecondTry) return counted;
  const secondReport = join(reports, 'browser-again.json');
  const { status } = await execute(
    {
      command: [...browserCommand, '--last-failed', '--workers', '1', '--trace', 'on'],
      env: { E2E_REPORT: secondReport },
    },
    true,
  );
  const second = readJson(secondReport) as BrowserReport | undefined;
  if (status !== 0 || second?.stats.expected !== unexpected) return counted;
  secondTry.push(...failedOf(report));
  return { passed: expected + unexpected, failed: 0, isSecondTry: true };
}

interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  count?: () => Counted | Promise<Counted>;
  /** It measures real processes, which a busy machine can slow down, so it is retried once. */
  triesTwice?: true;
}

/**
 * Sets the megabytes of V8's young generation. jest's workers load new modules for each file and use new memory all the
 * time, which is expensive on a virtual machine: with 8 MB a subset of its files took a fifth less processor time than
 * with 128.
 */
const youngGeneration = (megabytes: number) => ({
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=${megabytes}`.trim(),
});

/**
 * Checks that run two at a time, in this order: the longest first, so that both lanes end together. Types and lint use
 * one processor each: in parallel they check many types several times (48 and 32 s of processor time instead of 18 and
 * 20).
 */
const checks: Step[] = [
  { name: 'build and size budget', command: ['--import', 'tsx', 'src/tools/build.ts'] },
  // A folder without git history has no former version: that is reported, and is not a failure.
  {
    name: 'rollout',
    command: ['--import', 'tsx', 'test/rollout/testRollout.ts', '--if-possible'],
    triesTwice: true,
  },
  {
    name: 'stories build',
    command: ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-o', 'dist/storybook', '--quiet', '--test'],
  },
  { name: 'types', command: ['node_modules/typescript-native/bin/tsc', '--checkers', '1'] },
  { name: 'lint', command: ['node_modules/oxlint/bin/oxlint'], env: { GOMAXPROCS: '1' } },
  { name: 'formatting', command: ['node_modules/oxfmt/bin/oxfmt', '--check', '.'] },
  {
    name: 'import rules',
    command: [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      'src',
      'test',
      '--config',
      '.dependency-cruiser.cjs',
    ],
  },
];

/** Runs on real parts if their Debian packages are installed; a machine without them tests everything else. */
if (missingPrograms().length === 0)
  checks.splice(1, 0, {
    name: 'cluster',
    command: ['--import', 'tsx', 'test/cluster/testCluster.ts'],
    env: { CLUSTER_PEOPLE: '20', CLUSTER_SECONDS: '35' },
    triesTwice: true,
  });

/**
 * Options of V8 for jest's workers, which run much new code for a short time: few large collections of old objects, no
 * helper threads on processors that are busy anyway, and optimized code only for what runs very often. A subset of the
 * web files took 78 s of processor time instead of 90.
 */
const shortRuns = ['--initial-old-space-size=1000', '--single-threaded-gc', '--interrupt-budget=1000000'];

/** Suites that use the whole machine, after the builds of the checks. */
const suites: Step[] = [
  {
    name: 'unit and server tests',
    command: [...shortRuns, jestCommand, '--json', `--outputFile=${jestReport}`],
    env: youngGeneration(8),
    count: jestCount,
  },
  {
    name: 'browser tests',
    command: browserCommand,
    env: { E2E_REPORT: browserReport },
    count: browserCount,
  },
];

const sum: Counted = { passed: 0, failed: 0 };

/** Runs a program; its output goes to the terminal if it `isAlone`. */
async function execute({ command, env }: Pick<Step, 'command' | 'env'>, isAlone: boolean) {
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, output };
}

/** Runs a step and adds its result. Prints its output immediately or, for parallel steps, in one piece at the end. */
async function run(step: Step, isAlone: boolean): Promise<void> {
  const { name, count, triesTwice } = step;
  const start = Date.now();
  if (isAlone) console.log(`\n== ${name}`);
  let { status, output } = await execute(step, isAlone);
  if (triesTwice && status !== 0) {
    process.stdout.write(`\n== ${name}, first try\n${output}`);
    ({ status, output } = await execute(step, isAlone));
    if (status === 0) secondTry.push(name);
  }
  if (!isAlone) process.stdout.write(`\n== ${name}\n${output}`);
  const counted = (await count?.()) ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  // A runner that failed for a reason outside its test cases (a leak, a crash during set-up) must not pass.
  if (status !== 0 && counted.failed === 0 && !counted.isSecondTry) counted.failed = 1;
  sum.passed += counted.passed;
  sum.failed += counted.failed;
  console.log(`== ${name}: ${counted.failed === 0 ? 'ok' : 'FAILED'} (${((Date.now() - start) / 1000).toFixed(0)} s)`);
}

/** Runs steps two at a time. */
async function sideBySide(steps: Step[]): Promise<void> {
  const waiting = [...steps];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(next, false);
  };
  await Promise.all([lane(), lane()]);
}

// All other steps read the generated files, so this runs first.
await run(
  { name: 'generated code is up to date', command: ['--import', 'tsx', 'src/tools/generate.ts', '--check'] },
  true,
);
await sideBySide(checks);
for (const suite of suites) await run(suite, true);
rmSync(reports, { recursive: true, force: true });
if (secondTry.length > 0) console.log(`\nPassed at the second try only:\n${secondTry.join('\n')}`);
for (const [why, count] of skipped) console.log(`\n${count} skipped: ${why}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
