import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '../../../src/server/database/embedded/folderLock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'posventa-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockPath = () => join(folder, 'server.lock');

test('a folder has one owner until it lets go', () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('Otro servidor ya está usando la carpeta de datos');
  lock.release();
  lockFolder(folder).release();
});

test('the lock of a process that is gone is taken over', async () => {
  const child = spawn('true');
  await new Promise((resolve) => {
    child.once('exit', resolve);
  });
  writeFileSync(lockPath(), `${child.pid} 12345`);
  lockFolder(folder).release();
});

test('a process that got the id of the dead owner later is not taken for it', () => {
  lockFolder(folder);
  const [pid] = readFileSync(lockPath(), 'utf8').split(' ');
  writeFileSync(lockPath(), `${pid} 1`);
  lockFolder(folder).release();
});

test("half a lock file is nobody's", () => {
  writeFileSync(lockPath(), '');
  lockFolder(folder).release();
});
