import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Where uploaded files are kept. A folder now; an object store can take its place. */
export interface FileStorage {
  /** Stores the bytes durably and answers the key to find them by. */
  save(bytes: Buffer, extension: string): Promise<string>;
  /** Stores the bytes durably under a key that `save` has given, elsewhere or before. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** The bytes; undefined where there is no such file. */
  read(key: string): Promise<Readable | undefined>;
  /** Throws where nothing can be stored just now. */
  probe(): Promise<void>;
  /** Forgets a file; unknown keys are no error. */
  remove(key: string): Promise<void>;
  /** Every file that is there, half-written ones too. */
  list(): AsyncIterable<{ key: string; changedAt: Date }>;
}

/** Keeps files in `folder`, spread over subfolders so that none grows without limit. */
export function folderStorage(folder: string): FileStorage {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Also where an earlier version made it open to others; a folder of somebody else's, such as a mounted one, is theirs to close.
  if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700);
  const pathOf = (key: string) => join(folder, key);
  const put = async (key: string, bytes: Buffer) => {
    await mkdir(dirname(pathOf(key)), { recursive: true, mode: 0o700 });
    await writeDurably(pathOf(key), bytes);
  };
  return {
    async save(bytes, extension) {
      const id = randomUUID();
      const key = `${id.slice(0, 2)}/${id}.${extension}`;
      await put(key, bytes);
      return key;
    },
    put,
    async read(key) {
      const file = await open(pathOf(key), 'r').catch(() => undefined);
      return file?.createReadStream();
    },
    async probe() {
      const path = join(folder, `probe-${process.pid}.part`);
      await writeFile(path, '');
      await rm(path, { force: true });
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      for (const entry of await readdir(folder, { withFileTypes: true })) {
        if (!entry.isDirectory()) continue;
        for (const name of await readdir(join(folder, entry.name))) {
          const key = `${entry.name}/${name}`;
          const found = await stat(pathOf(key)).catch(() => undefined);
          if (found?.isFile()) yield { key, changedAt: found.mtime };
        }
      }
    },
  };
}

/** Whole or not at all: the name appears once the bytes are on the disk, because the database will promise them. */
async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.part`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
    await file.close();
    await rename(draft, path);
  } catch (error) {
    // A full disk is not made fuller.
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
  const folder = await open(dirname(path), 'r');
  // Some systems can't sync a folder; the name then reaches the disk a little later.
  await folder.sync().catch(() => undefined);
  await folder.close();
}
