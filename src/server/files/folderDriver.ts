import { FSDriver } from 'flydrive/drivers/fs';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { tryFolder } from '../support/folders';

/**
 * flydrive driver for a folder, with durable writes: a file appears under its name only when all its bytes are on the
 * disk, because the database will refer to it.
 */
export class FolderDriver extends FSDriver {
  constructor(private readonly folder: string) {
    super({ location: folder, visibility: 'private' });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Also closes a folder that an earlier version left open to other users. A folder owned by another user, such as a
    // mounted one, is left unchanged.
    if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700);
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.write(key, contents);
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.write(key, contents);
  }

  /** Fails immediately if there is no such file, instead of at the first read. */
  override async getStream(key: string): Promise<Readable> {
    const file = await open(join(this.folder, key), 'r');
    return file.createReadStream();
  }

  /** Throws if files cannot be stored at the moment. */
  async probe(): Promise<void> {
    await tryFolder(this.folder);
  }

  private async write(key: string, contents: string | Uint8Array | Readable): Promise<void> {
    const path = join(this.folder, key);
    const draft = `${path}.part`;
    // Not recursive: on a full disk a recursive mkdir reports that the folder does not exist. The storage's root folder
    // exists since the start.
    await mkdir(dirname(path), { mode: 0o700 }).catch(ignoreExisting);
    const file = await open(draft, 'w', 0o600);
    try {
      await writeFile(file, contents);
      await file.sync();
      await file.close();
      await rename(draft, path);
    } catch (error) {
      // Removes the draft, so that a failed write does not take up space.
      await file.close().catch(() => undefined);
      await rm(draft, { force: true });
      throw error;
    }
    const folder = await open(dirname(path), 'r');
    // Some systems cannot sync a folder; the name then reaches the disk a little later.
    await folder.sync().catch(() => undefined);
    await folder.close();
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
