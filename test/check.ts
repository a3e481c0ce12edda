/**
 * `npm run check`: the quick check during work. It checks format, types, lint and the unit tests of changed files, the
 * import rules and the generated code. "Changed" are the differences to the last commit or, without any, the files of
 * that commit. `npm test` is the complete check.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const git = (...args: string[]): string[] =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

const uncommitted = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
const changed = (uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1', 'HEAD')).filter((file) =>
  existsSync(join(root, file)),
);
const code = changed.filter((file) => /\.(ts|tsx|mjs|cjs|js)$/.test(file) && !file.includes('/generated/'));

interface Check {
  name: string;
  command: string[];
}
const bin = (path: string, ...args: string[]) => [join('node_modules', path), ...args];

/** Two groups run in parallel, each in order: the compiler takes as long as all the others. */
const groups: Check[][] = [
  [
    {
      name: 'types',
      command: bin(
        'typescript-native/bin/tsc',
        '--incremental',
        '--tsBuildInfoFile',
        'node_modules/.cache/check.tsbuildinfo',
      ),
    },
    { name: 'generated code', command: ['--import', 'tsx', 'src/tools/generate.ts', '--check'] },
  ],
  [
    ...(changed.length > 0
      ? [
          {
            name: 'formatting',
            command: bin('oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed),
          },
        ]
      : []),
    ...(code.length > 0
      ? [
          { name: 'lint', command: bin('oxlint/bin/oxlint', ...code) },
          {
            name: 'unit tests of what changed',
            command: bin('jest/bin/jest.js', '--findRelatedTests', '--passWithNoTests', '--maxWorkers=1', ...code),
          },
        ]
      : []),
    {
      name: 'import rules',
      command: bin(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        'src',
        'test',
        '--config',
        '.dependency-cruiser.cjs',
      ),
    },
  ],
];

async function run({ name, command }: Check): Promise<boolean> {
  const start = Date.now();
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${Math.round((Date.now() - start) / 1000)} s)`);
  if (status !== 0) console.log(output);
  return status === 0;
}

const results = await Promise.all(
  groups.map(async (group) => {
    let isOk = true;
    for (const check of group) isOk = (await run(check)) && isOk;
    return isOk;
  }),
);
process.exitCode = results.every(Boolean) ? 0 : 1;
