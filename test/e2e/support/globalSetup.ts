import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from '../../../src/tools/buildStamp';
import compileServer from '../../server/support/compileServer';
import removeCompiledServer from '../../server/support/removeCompiledServer';
import { startProcess } from '../../server/support/serverProcess';
import { isLineUneven } from '../../support/unevenDelay';
import { startMailServer } from './mails';
import { startUnevenLine } from './unevenLine';

const root = join(import.meta.dirname, '../../..');
const results = join(root, 'test-results');

/**
 * Starts the product with the demo, in an empty folder and on a free port; returns a function that stops it. The server
 * is compiled, as in production, because it then starts its processes for files faster; `firstDay.spec.ts` uses
 * `npm start`.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!isBuilt())
    execFileSync(process.execPath, ['--import', 'tsx', 'src/tools/build.ts'], { cwd: root, stdio: 'inherit' });
  await compileServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'posventa e2e '));
  const mailFile = join(dataDir, 'mails.jsonl');
  const mails = await startMailServer(mailFile);
  const server = await startProcess({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    // The tests' browsers keep the machine busy: the server is slow then, but must not refuse calls.
    OVERLOAD_MS: '0',
    SMTP_URL: mails.url,
  });
  const line = isLineUneven ? await startUnevenLine(server.url) : undefined;
  process.env.E2E_URL = line?.url ?? server.url;
  process.env.E2E_MAILS = mailFile;
  process.env.E2E_DATA = dataDir;
  let isEnding = false;
  void server.ended.then((code) => {
    if (!isEnding) console.error(`The server ended in the middle of the tests (${code}):\n${server.output()}`);
  });
  return async () => {
    isEnding = true;
    line?.close();
    server.child.kill('SIGTERM');
    await server.ended;
    await mails.close();
    // The server's warnings may explain why a test failed. Playwright empties the folder on a retry, so failures are
    // printed.
    const output = server.output();
    const failures = output.split('\n').filter((line) => /^\{"level":(50|60)/.test(line));
    if (failures.length > 0) console.error(`The server failed in:\n${failures.join('\n')}`);
    mkdirSync(results, { recursive: true });
    writeFileSync(join(results, 'server.log'), output);
    rmSync(dataDir, { recursive: true, force: true });
    removeCompiledServer();
  };
}
