/**
 * `npm test`: runs every check and every suite, and prints their sum in the last line. A check without test cases
 * (types, lint, ...) counts as one. A test that fails is a failure, also if it would pass when repeated.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingPrograms } from '../cluster/programs';
import { formatting, generatedCode, importRules, lint, types } from './checks';
import { jest, readJson, rememberSeconds, type JestReport } from './jestRun';
import { execute, type Program, type Result } from './program';

const reports = mkdtempSync(join(tmpdir(), 'posventa-reports-'));
const jestReport = join(reports, 'jest.json');
const browserReport = join(reports, 'browser.json');

interface Counted {
  passed: number;
  failed: number;
}

interface Step extends Program {
  /** Counts its test cases. Without it, the step counts as one. */
  count?: () => Counted;
}

/** A suite that could not even run is a failure. */
function jestCount(): Counted {
  const report = readJson<JestReport>(jestReport);
  if (!report) return { passed: 0, failed: 1 };
  rememberSeconds(report);
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: { tests?: { status: string; annotations?: { type: string; description?: string }[] }[] }[];
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
  { ...jest('unit and server tests', jestReport), count: jestCount },
  {
    name: 'browser tests',
    command: ['node_modules/@playwright/test/cli.js', 'test', '-c', 'test/e2e/playwright.config.ts'],
    env: { E2E_REPORT: browserReport },
    count: browserCount,
  },
];

const sum: Counted = { passed: 0, failed: 0 };

/** Adds the result of a step. A runner that failed outside its test cases (a leak, a crash) is a failure. */
function add({ name, count }: Step, { status, seconds }: Result): void {
  const counted = count?.() ?? { passed: status === 0 ? 1 : 0, failed: 0 };
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  sum.passed += counted.passed;
  sum.failed += counted.failed;
  console.log(`== ${name}: ${counted.failed === 0 ? 'ok' : 'FAILED'} (${seconds.toFixed(0)} s)`);
}

/** Runs a step that prints while it runs. */
async function runAlone(step: Step): Promise<void> {
  console.log(`\n== ${step.name}`);
  add(step, await execute(step, true));
}

/** Runs steps two at a time; each one's output is printed in one piece at its end. */
async function runInPairs(steps: Step[]): Promise<void> {
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await execute(step);
      process.stdout.write(`\n== ${step.name}\n${result.output}`);
      add(step, result);
    }
  };
  await Promise.all([lane(), lane()]);
}

// All other steps read the generated files, so this runs first.
await runAlone(generatedCode);
await runInPairs(checks);
for (const suite of suites) await runAlone(suite);
rmSync(reports, { recursive: true, force: true });
for (const [why, count] of skipped) console.log(`\n${count} skipped: ${why}`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
