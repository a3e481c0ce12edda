/**
 * `npm run test:node -- [options of jest]`: starts the product and runs its unit and server tests on every supported
 * Node version, each downloaded from the package registry. Stops at the first failure.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '../server/support/serverProcess';

const root = join(import.meta.dirname, '../..');
/** The oldest supported version, and the two long-term support versions. */
const versions = ['20.19', '22', '24'];
const cache = join(root, 'node_modules/.cache/node');

/** Returns the program of a version, downloaded if missing. */
function programOf(version: string): string {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(cache, version);
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', `${name}@${version}`],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) throw new Error(`Node ${version} could not be fetched as ${name}@${version}.`);
  return join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** Starts the product on an empty folder and stops it once it is ready. */
async function start(node: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'posventa-node-'));
  const env = { DATA_DIR: folder, LOG_LEVEL: 'warn' };
  const server = await startProcess(env, ['--import', 'tsx', 'src/tools/start.ts'], node);
  try {
    const { status } = await fetch(`${server.url}/api/ready`);
    if (status !== 200) throw new Error(`/api/ready returned ${status}.`);
    server.child.kill('SIGTERM');
    if ((await server.ended) !== 0) throw new Error('It did not shut down cleanly.');
  } finally {
    server.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const version of versions) {
  const node = programOf(version);
  const name = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  console.log(`\n== ${name}: starts`);
  await start(node);
  console.log(`== ${name}: unit and server tests`);
  const { status } = spawnSync(node, ['node_modules/jest/bin/jest.js', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`Tests failed on Node ${name}.`);
}
