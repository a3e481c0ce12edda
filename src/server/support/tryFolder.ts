import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of a trial file. An empty one fits on a full disk. */
const trialBytes = 65_536;

/** Whether a path is that of a trial file. */
export const isTrialFile = (path: string): boolean => /\/probe-\d+\.part$/.test(path);

/** Writes and removes a file in a folder. Throws the system's error if it cannot. */
export async function tryFolder(folder: string): Promise<void> {
  const path = join(folder, `probe-${process.pid}.part`);
  try {
    await writeFile(path, Buffer.alloc(trialBytes));
  } finally {
    await rm(path, { force: true });
  }
}
