/**
 * `npm run test:rollout`: the last version with fewer or other migrations serves; this version starts beside it on the same
 * database and migrates it. Then both serve, as during a rollout, and each checks the other's actions. Exits with 1 if
 * a result is wrong or if the former version is unavailable (unless `--if-possible` is given).
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '../../src/server/database/embedded/supervisor';
import { demoPassword } from '../../src/server/database/seed/accounts';
import { isFailure, Person, type Call } from '../cluster/caller';
import { Part } from '../cluster/part';
import { freePorts } from '../support/freePorts';
import { findFormer, layOut, ownMigrations } from './formerVersion';
import { checkBothWays } from './sideBySide';

const root = join(import.meta.dirname, '../..');

async function main(): Promise<void> {
  const former = findFormer();
  if (typeof former === 'string') {
    if (!process.argv.includes('--if-possible')) throw new Error(former);
    return console.log(`LEFT OUT the former version beside this one: ${former}`);
  }
  console.log(`ok    before: ${former.subject} (${former.migrations} migrations); now: ${ownMigrations()} migrations`);
  const folder = mkdtempSync(join(tmpdir(), 'posventa-rollout-'));
  const database = await startEmbedded(join(folder, 'database'), {
    log: console.error,
    onRestart: () => undefined,
    onLost: (error) => {
      throw error;
    },
  });
  const parts: Part[] = [];
  try {
    const source = mkdtempSync(join(folder, 'former-'));
    layOut(former, source);
    const [oldPort, newPort] = await freePorts(2);
    const serverOf = (name: string, sources: string, port: number) => {
      const part = new Part({
        name,
        command: process.execPath,
        args: ['--import', 'tsx', 'src/server/main.ts'],
        cwd: sources,
        log: join(folder, `${name}.log`),
        port,
        env: {
          PORT: String(port),
          DATABASE_URL: `postgres://${database.user}:${database.password}@127.0.0.1:${database.port}/${database.database}`,
          DATA_DIR: join(folder, 'data'),
          DEMO: '1',
          LOG_LEVEL: 'warn',
          // A test machine may lag for seconds.
          OVERLOAD_MS: '0',
          READS_PER_MINUTE: '0',
        },
      });
      parts.push(part);
      return { part, url: `http://127.0.0.1:${port}` };
    };
    const before = serverOf('before', source, oldPort!);
    await before.part.start();
    const calls: Call[] = [];
    const admin = new Person(before.url, 'admin@demo.ar', (call) => calls.push(call));
    await admin.signIn('admin', demoPassword);

    const now = serverOf('now', root, newPort!);
    const starting = now.part.start();
    let isStarted = false;
    void starting.finally(() => (isStarted = true));
    for (; !isStarted; await sleep(50)) await admin.get('list', '/logic/unit_claim?page=1&sort=-id');
    await starting;
    const failed = calls.filter(isFailure);
    if (failed.length > 0) throw new Error(`${failed.length} of ${calls.length} calls failed during the migration.`);
    console.log(`ok    this version migrated it while the former answered ${calls.length} calls`);

    await checkBothWays(admin, before.url, now.url);
    for (const part of parts) {
      await part.stop();
      mustBeQuiet(part);
    }
    console.log('ok    both ended in order, and neither wrote an error into its log');
  } finally {
    for (const part of parts) await part.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Throws if a log has a warning or an error. */
function mustBeQuiet({ name, program: { log }, crashes }: Part): void {
  const lines = readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => /"level":[4-6]0|error/i.test(line));
  if (lines.length > 0 || crashes > 0) throw new Error(`The log of «${name}»:\n${lines.slice(0, 10).join('\n')}`);
}

main().catch((error: unknown) => {
  console.error(`FAILED ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
