import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { identity, lockFolder } from '../../../src/server/database/embedded/folderLock';
import { until } from '../support/until';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posventa-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockPath = () => join(folder, 'server.lock');

test('a folder has one owner until the lock is released', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('Otro servidor ya está usando la carpeta de datos');
  lock.release();
  lockFolder(folder).release();
});

test('the lock of a process that no longer exists is taken over', async () => {
  const child = spawn('true');
  await new Promise((resolve) => {
    child.once('exit', resolve);
  });
  writeFileSync(lockPath(), `${child.pid} 12345`);
  lockFolder(folder).release();
});

test('the lock of a killed process that was not reaped is taken over immediately', async () => {
  // `exec` replaces the first shell, and the second one never reaps its child, which stays a zombie.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sh -c "echo ready; exec sleep 60"']);
  let said = '';
  for await (const text of parent.stdout) {
    said += String(text);
    if (said.includes('ready')) break;
  }
  const pid = Number.parseInt(said);
  writeFileSync(lockPath(), identity(pid));
  expect(() => lockFolder(folder)).toThrow('Otro servidor ya está usando la carpeta de datos');
  // The shell itself could reap it; `sleep`, which takes its place, does not.
  await until(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8') === 'sleep\n');
  process.kill(pid, 'SIGKILL');
  await until(() => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.startsWith('Z'));
  lockFolder(folder).release();
  parent.kill();
});

test("a process that later gets the dead owner's id is not mistaken for it", () => {
  lockFolder(folder);
  const [pid] = readFileSync(lockPath(), 'utf8').split(' ');
  writeFileSync(lockPath(), `${pid} 1`);
  lockFolder(folder).release();
});

test('an incomplete lock file has no owner', () => {
  writeFileSync(lockPath(), '');
  lockFolder(folder).release();
});
