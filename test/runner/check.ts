/**
 * `npm run check`: the quick check during work, in at most 90 seconds on two processors. It checks types, generated code
 * and import rules of everything, formatting and lint of changed files, and runs the unit and server tests nearest to
 * them. "Changed" are the differences to the last commit or, without any, the files of that commit. What it leaves out,
 * it says; the next check goes on with that. `npm test` is the complete check.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatting, generatedCode, importRules, lint, types } from './checks';
import { jest, knownSeconds, readJson, rememberSeconds, writeJson, type JestReport } from './jestRun';
import { importedBy, nearestTests, readsFiles, withinBudget, type Imports, type NearTest } from './nearestTests';
import { execute, root, type Program } from './program';

/** Seconds that all tests of one check take together; two run at a time. */
const budget = 70;
/** Seconds that a test file takes that never ran in this checkout. */
const estimate = 6;

const cache = (name: string) => join(root, 'node_modules/.cache', name);

const git = (...args: string[]): string[] =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

function changedFiles(): string[] {
  const uncommitted = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  const files = uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1', 'HEAD');
  return files.filter((file) => existsSync(join(root, file)));
}

/** Runs a check, prints its result, and its output if it failed. */
async function run(program: Program): Promise<boolean> {
  const { status, output, seconds } = await execute(program);
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${program.name} (${Math.round(seconds)} s)`);
  if (status !== 0) console.log(output);
  return status === 0;
}

interface Module {
  source: string;
  dependencies: { resolved: string; coreModule: boolean }[];
}

/** What every module imports, from dependency-cruiser. */
async function readImports(): Promise<Imports> {
  const { output } = await execute(importRules('--output-type', 'json'));
  const { modules } = JSON.parse(output) as { modules: Module[] };
  return new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));
}

const hashOf = (() => {
  const hashes = new Map<string, string>();
  return (file: string): string => {
    const hash =
      hashes.get(file) ??
      createHash('sha256')
        .update(existsSync(join(root, file)) ? readFileSync(join(root, file)) : '')
        .digest('hex');
    hashes.set(file, hash);
    return hash;
  };
})();

/** Files that every test uses without importing them. */
const settings = ['package-lock.json', 'jest.config.ts', 'tsconfig.json'];

/** The hash of everything that can change a test's result; undefined if it reads files or starts programs by itself. */
function inputsOf(test: string, imports: Imports, sql: string[]): string | undefined {
  if (readsFiles(test, imports)) return undefined;
  const files = importedBy(test, imports);
  const isServer = files.some((file) => file.startsWith('src/server/'));
  const inputs = [...files.filter((file) => /^(src|test)\//.test(file)), ...settings, ...(isServer ? sql : [])];
  return createHash('sha256').update(inputs.toSorted().map(hashOf).join()).digest('hex');
}

/** Runs the tests nearest to what changed, except those that passed with the same inputs. */
async function runNearest(changed: string[]): Promise<boolean> {
  const imports = await readImports();
  const sql = git('ls-files', '-co', '--exclude-standard', 'src/**/*.sql');
  const greenFile = cache('test-passed.json');
  const green = readJson<Record<string, string>>(greenFile) ?? {};
  const near = nearestTests(changed.some((file) => settings.includes(file)) ? [...imports.keys()] : changed, imports);
  const isGreen = ({ file }: NearTest) => green[file] !== undefined && green[file] === inputsOf(file, imports, sql);
  const waiting = near.filter((test) => !isGreen(test));
  const seconds = knownSeconds();
  const secondsOf = (file: string) => seconds[file] ?? estimate;
  const { chosen, left } = withinBudget(waiting, secondsOf, budget);
  const passedBefore = near.length - waiting.length;
  if (passedBefore > 0) console.log(`       ${passedBefore} test files passed before and cannot have changed`);
  if (chosen.length === 0) return true;
  const report = cache('check-report.json');
  const files = chosen.map(({ file }) => file);
  const isOk = await run(
    jest(`${files.length} nearest test files`, report, '--runTestsByPath', '--maxWorkers=2', ...files),
  );
  const results = readJson<JestReport>(report);
  if (results) {
    rememberSeconds(results);
    const passed = results.testResults.filter(({ status }) => status === 'passed').map(({ name }) => name);
    for (const file of files)
      if (passed.includes(join(root, file))) green[file] = inputsOf(file, imports, sql) ?? '';
      else delete green[file];
    writeJson(greenFile, green);
  }
  const leftSeconds = Math.round(left.reduce((sum, { file }) => sum + secondsOf(file), 0));
  if (left.length > 0)
    console.log(
      `       left out: ${left.length} test files, ${left[0]?.distance} imports away and more (${leftSeconds} s); the next check goes on with them`,
    );
  return isOk;
}

const changed = changedFiles();
const code = changed.filter((file) => /\.(ts|tsx|mjs|cjs|js)$/.test(file) && !file.includes('/generated/'));

/** Runs checks one after the other. */
async function inOrder(...programs: (Program | false)[]): Promise<boolean> {
  let isOk = true;
  for (const program of programs) if (program) isOk = (await run(program)) && isOk;
  return isOk;
}

const results = await Promise.all([
  inOrder(
    types(cache('check.tsbuildinfo')),
    generatedCode,
    changed.length > 0 && formatting(changed),
    code.length > 0 && lint(code),
    importRules(),
  ),
  runNearest(changed),
]);
process.exitCode = results.every(Boolean) ? 0 : 1;
