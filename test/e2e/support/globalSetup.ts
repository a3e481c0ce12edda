import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from '../../../src/tools/buildStamp';
import compileServer from '../../server/support/compileServer';
import removeCompiledServer from '../../server/support/removeCompiledServer';
import { serverProgram } from '../../server/support/serverProcess';
import { startMailServer } from './mails';

const root = join(import.meta.dirname, '../../..');
const results = join(root, 'test-results');

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = probe.address() as { port: number };
        probe.close(() => resolve(port));
      });
  });

async function ready(url: string, server: ChildProcess, output: () => string): Promise<void> {
  for (let waited = 0; waited < 120_000; waited += 250) {
    if (server.exitCode !== null) throw new Error(`The server ended before it was ready:\n${output()}`);
    const isUp = await fetch(`${url}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The server was not ready in two minutes:\n${output()}`);
}

/**
 * Starts the product with the demo, in an empty folder and on a free port; returns a function that stops it. The server
 * is compiled, as in production, because it then starts its processes for files faster; `firstDay.spec.ts` uses
 * `npm start`.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!isBuilt())
    execFileSync(process.execPath, ['--import', 'tsx', 'src/tools/build.ts'], { cwd: root, stdio: 'inherit' });
  await compileServer();
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'posventa e2e '));
  const url = `http://127.0.0.1:${port}`;
  const mailFile = join(dataDir, 'mails.jsonl');
  const mails = await startMailServer(mailFile);
  let output = '';
  const server = spawn(process.execPath, serverProgram('main'), {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      LOGIN_ATTEMPTS: '1000',
      // The tests' browsers keep the machine busy: the server is slow then, but must not refuse calls.
      OVERLOAD_MS: '0',
      SMTP_URL: mails.url,
    },
  });
  server.stdout.on('data', (chunk) => (output += chunk));
  server.stderr.on('data', (chunk) => (output += chunk));
  await ready(url, server, () => output);
  process.env.E2E_URL = url;
  process.env.E2E_MAILS = mailFile;
  process.env.E2E_DATA = dataDir;
  let isEnding = false;
  const ended = new Promise<void>((resolve) =>
    server.once('exit', (code, signal) => {
      if (!isEnding) console.error(`The server ended in the middle of the tests (${signal ?? code}):\n${output}`);
      resolve();
    }),
  );
  return async () => {
    isEnding = true;
    server.kill('SIGTERM');
    await ended;
    await mails.close();
    // The server's warnings may explain why a test failed. Playwright empties the folder on a retry, so failures are
    // printed.
    const failures = output.split('\n').filter((line) => /^\{"level":(50|60)/.test(line));
    if (failures.length > 0) console.error(`The server failed in:\n${failures.join('\n')}`);
    mkdirSync(results, { recursive: true });
    writeFileSync(join(results, 'server.log'), output);
    rmSync(dataDir, { recursive: true, force: true });
    removeCompiledServer();
  };
}
