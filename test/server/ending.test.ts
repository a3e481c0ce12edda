/** The shutdown of the server, in a separate process with the embedded database. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProcess } from './support/serverProcess';
import { until } from './support/until';

const folders: string[] = [];
const postmasters: number[] = [];
/** A data folder with an empty portal. Each test starts from a copy of it. */
let emptyPortal: string;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'posventa-ending-'));
  folders.push(folder);
  return folder;
}

async function startIn(folder: string, env: Record<string, string>) {
  const server = await startProcess({ DATA_DIR: join(folder, 'data'), ...env });
  const pidFile = join(folder, 'data/database/postgres/postmaster.pid');
  const postmaster = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  postmasters.push(postmaster);
  const before = server.output().length;
  return { server, folder, postmaster, printed: () => server.output().slice(before).trim() };
}

/** Starts a server with a copy of the empty portal. */
async function start(env: Record<string, string> = {}) {
  const folder = newFolder();
  // With owners and permissions, which PostgreSQL requires.
  execFileSync('cp', ['-a', `${emptyPortal}/.`, folder]);
  return startIn(folder, { DEMO: '0', ...env });
}

/** Removes a folder that the database may still be writing to. */
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });

beforeAll(async () => {
  emptyPortal = newFolder();
  const { server } = await startIn(emptyPortal, { DEMO: '0' });
  server.child.kill('SIGTERM');
  await server.ended;
});

afterEach(() => {
  for (const pid of postmasters.splice(0))
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has exited, as expected.
    }
  for (const folder of folders.splice(0)) if (folder !== emptyPortal) remove(folder);
});
afterAll(() => remove(emptyPortal));

// With demo data, so that the job that prepares photos is running when the signal arrives.
// The server itself limits its shutdown to nine seconds, and prints a line if that is not enough.
test('ends in order: in time, with exit code 0 and no output', async () => {
  const { server, printed } = await startIn(newFolder(), {});
  server.child.kill('SIGTERM');
  expect({ code: await server.ended, printed: printed() }).toEqual({ code: 0, printed: '' });
});

test('goes on answering for DRAIN_SECONDS, while a proxy reads that it is not ready', async () => {
  const { server, printed } = await start({ DRAIN_SECONDS: '10' });
  server.child.kill('SIGTERM');
  await until(async () => (await fetch(`${server.url}/api/ready`)).status === 503);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect({ code: await server.ended, printed: printed() }).toEqual({ code: 0, printed: '' });
});

test('ends after the data folder was removed, with a line about the part that was not closed', async () => {
  const { server, folder, printed } = await start();
  remove(folder);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(1);
  expect(printed()).toMatch(/El servidor (se cerró, pero no en orden: |no terminó de cerrarse en 9 segundos)/);
});

test('ends while the data folder is removed', async () => {
  const { server, folder } = await start();
  server.child.kill('SIGTERM');
  remove(folder);
  expect([0, 1]).toContain(await server.ended);
});

test('ends if the database hangs, with a line about it', async () => {
  const { server, postmaster, printed } = await start();
  process.kill(postmaster, 'SIGSTOP');
  server.child.kill('SIGTERM');
  expect({ code: await server.ended, last: printed().split('\n').at(-1) }).toEqual({
    code: 1,
    last: 'El servidor no terminó de cerrarse en 9 segundos: se cierra sin esperar más.',
  });
});

test.each(['SIGTERM', 'SIGINT'] as const)('ends immediately at a second signal, %s', async (second) => {
  const { server, postmaster, printed } = await start();
  process.kill(postmaster, 'SIGSTOP');
  server.child.kill('SIGTERM');
  // The same signal twice within 250 ms counts as one: npm forwards a signal that the terminal has sent to all
  // processes.
  server.child.kill('SIGTERM');
  await sleep(1000);
  expect(server.child.exitCode).toBeNull();
  // On a busy machine the server may receive it within 250 ms of the first one.
  for (; server.child.exitCode === null && server.child.signalCode === null; await sleep(500))
    server.child.kill(second);
  expect({ code: await server.ended, printed: printed() }).toEqual({
    code: 1,
    printed: 'El servidor se cierra ya, sin terminar lo que estaba haciendo.',
  });
});
