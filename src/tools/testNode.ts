/**
 * `npm run test:node -- [options of jest]`: starts the product and runs its unit and server tests on every supported
 * Node version, each downloaded from the package registry. Stops at the first failure.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
  const server = spawn(node, ['--import', 'tsx', 'src/tools/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>((resolve) => server.once('exit', resolve));
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let output = '';
      server.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const address = /está en (http:\S+)/.exec(output);
        if (address) resolve(address[1]!);
      });
      void exited.then(() => reject(new Error(`It ended before it was ready:\n${output}`)));
    });
    const { status } = await fetch(`${url}/api/ready`);
    if (status !== 200) throw new Error(`/api/ready returned ${status}.`);
    server.kill('SIGTERM');
    if ((await exited) !== 0) throw new Error('It did not shut down cleanly.');
  } finally {
    server.kill('SIGKILL');
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
