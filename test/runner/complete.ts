/**
 * `npm test`: runs every check and every suite, and prints their sum in the last line. A check without test cases
 * (types, lint, ...) counts as one. A few failed tests are repeated: those that then pass are named as depending on
 * chance, and are failures too.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { missingPrograms } from '../cluster/programs';
import { formatting, generatedCode, importRules, lint, types } from './checks';
import { jest, readJson, rememberSeconds, type JestReport } from './jestRun';
import { execute, root, type Program, type Result } from './program';

const reports = mkdtempSync(join(tmpdir(), 'posventa-reports-'));
const jestReport = join(reports, 'jest.json');
const browserReport = join(reports, 'browser.json');
const browserTests = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'test/e2e/playwright.config.ts'];

interface Counted {
  passed: number;
  failed: number;
}

interface Step extends Program {
  /** Counts its test cases. Without it, the step counts as one. */
  count?: () => Counted;
  /** What failed, and the program that repeats only that. A step without test cases is not repeated. */
  repeat?: () => Repetition;
}
interface Repetition {
  /** What failed, each with the first lines of its error. */
  failed: string[];
  program: Omit<Program, 'name'>;
}

/** More failed tests than this do not depend on chance, and are not repeated. */
const mostRepeated = 10;
/** What failed first and passed when repeated. */
const secondTry: string[] = [];

/** A failure as it is named at the end: the repetition has passed, so its own error is far above. */
const named = (what: string, message = ''): string =>
  [what, ...stripVTControlCharacters(message).split('\n').filter(Boolean).slice(0, 15)].join('\n    ');

/** A suite that could not even run is a failure. */
function jestCount(): Counted {
  const report = readJson<JestReport>(jestReport);
  if (!report) return { passed: 0, failed: 1 };
  rememberSeconds(report);
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** The files that failed, one after the other. */
function repeatJest(): Repetition {
  const results = readJson<JestReport>(jestReport)?.testResults ?? [];
  const failed = results.filter(({ status }) => status === 'failed');
  const files = failed.map(({ name }) => name);
  return {
    failed: failed.map(({ name, message }) => named(relative(root, name), message)),
    program: jest('', join(reports, 'jest-again.json'), '--runInBand', '--forceExit', '--runTestsByPath', ...files),
  };
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: {
    title: string;
    file: string;
    ok: boolean;
    tests?: {
      status: string;
      annotations?: { type: string; description?: string }[];
      results?: { error?: { message?: string }; attachments?: { name: string; path?: string }[] }[];
    }[];
  }[];
}
interface BrowserReport extends BrowserSuite {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** Reasons of skipped tests that depend on the machine, with their number: printed at the end, as no sum has them. */
const skipped = new Map<string, number>();
function noteSkipped({ suites = [], specs = [] }: BrowserSuite): void {
  for (const { tests = [] } of specs)
    for (const { status, annotations = [] } of tests)
      for (const { type, description } of status === 'skipped' ? annotations : [])
        if (type === 'skip' && description) skipped.set(description, (skipped.get(description) ?? 0) + 1);
  suites.forEach(noteSkipped);
}

const failedIn = ({ suites = [], specs = [] }: BrowserSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests = [] }) => {
      const { error, attachments } = tests.flatMap(({ results = [] }) => results).find((result) => result.error) ?? {};
      const { path } = attachments?.find(({ name }) => name === 'error-context') ?? {};
      return [named(`${file}: ${title}`, error?.message), ...(path ? pageIn(readFileSync(path, 'utf8')) : [])].join(
        '\n',
      );
    }),
  ...suites.flatMap(failedIn),
];

/** The end of what the page contained when a test failed, where dialogs and notices are; from Playwright's own report. */
const pageIn = (report: string): string[] =>
  (/```yaml\n(.*?)```/s.exec(report)?.[1] ?? '').trimEnd().split('\n').slice(-40);

/** The tests that failed, one after the other, on a new database, with a trace. */
const repeatBrowser = (): Repetition => ({
  failed: failedIn(readJson<BrowserReport>(browserReport) ?? { suites: [] }),
  program: {
    command: [...browserTests, '--last-failed', '--workers', '1', '--trace', 'on'],
    env: { E2E_REPORT: join(reports, 'browser-again.json') },
  },
});

function browserCount(): Counted {
  const report = readJson<BrowserReport>(browserReport);
  if (!report) return { passed: 0, failed: 1 };
  noteSkipped(report);
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky };
}

/** Steps that run two at a time, in this order: the longest first, so that both lanes end together. */
const checks: Step[] = [
  { name: 'build and size budget', command: ['--import', 'tsx', 'src/tools/build.ts'] },
  // A folder without git history has no former version: that is reported, and is not a failure.
  { name: 'rollout', command: ['--import', 'tsx', 'test/rollout/testRollout.ts', '--if-possible'] },
  {
    name: 'stories build',
    command: ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-o', 'dist/storybook', '--quiet', '--test'],
  },
  types(),
  lint(),
  formatting(),
  importRules(),
];

/** Runs on real parts if their Debian packages are installed; a machine without them tests everything else. */
if (missingPrograms().length === 0)
  checks.splice(1, 0, {
    name: 'cluster',
    command: ['--import', 'tsx', 'test/cluster/testCluster.ts'],
    env: { CLUSTER_PEOPLE: '20', CLUSTER_SECONDS: '35' },
  });

/** Suites that use the whole machine, after the builds of the checks. */
const suites: Step[] = [
  { ...jest('unit and server tests', jestReport), count: jestCount, repeat: repeatJest },
  {
    name: 'browser tests',
    command: browserTests,
    env: { E2E_REPORT: browserReport },
    count: browserCount,
    repeat: repeatBrowser,
  },
];

const sum: Counted = { passed: 0, failed: 0 };

/**
 * Adds the result of a step, and repeats what failed in it. A runner that failed outside its test cases (a leak, a
 * crash) is a failure.
 */
async function add({ name, count, repeat }: Step, { status, seconds }: Result): Promise<void> {
  const counted = count?.() ?? { passed: status === 0 ? 1 : 0, failed: 0 };
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  const { failed = [], program } = (counted.failed > 0 && counted.failed <= mostRepeated && repeat?.()) || {};
  if (program && failed.length > 0 && (await execute(program, true)).status === 0) secondTry.push(...failed);
  sum.passed += counted.passed;
  sum.failed += counted.failed;
  console.log(`== ${name}: ${counted.failed === 0 ? 'ok' : 'FAILED'} (${seconds.toFixed(0)} s)`);
}

/** Runs a step that prints while it runs. */
async function runAlone(step: Step): Promise<void> {
  console.log(`\n== ${step.name}`);
  await add(step, await execute(step, true));
}

/** Runs steps two at a time; each one's output is printed in one piece at its end. */
async function runInPairs(steps: Step[]): Promise<void> {
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await execute(step);
      process.stdout.write(`\n== ${step.name}\n${result.output}`);
      await add(step, result);
    }
  };
  await Promise.all([lane(), lane()]);
}

// All other steps read the generated files, so this runs first.
await runAlone(generatedCode);
await runInPairs(checks);
for (const suite of suites) await runAlone(suite);
rmSync(reports, { recursive: true, force: true });
if (secondTry.length > 0) console.log(`\nFailed, and passed at the second try:\n${secondTry.join('\n')}`);
for (const [why, count] of skipped) console.log(`\n${count} skipped: ${why}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
