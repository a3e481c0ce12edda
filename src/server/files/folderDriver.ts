import { FSDriver } from 'flydrive/drivers/fs';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * flydrive's driver of a folder, whose writes are durable: a file appears under its name once its bytes are on the disk, completely or not
 * at all, because the database will promise them.
 */
export class FolderDriver extends FSDriver {
  constructor(private readonly folder: string) {
    super({ location: folder, visibility: 'private' });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Also where an earlier version made it open to others; a folder of somebody else's, such as a mounted one, is theirs to close.
    if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700);
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.write(key, contents);
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.write(key, contents);
  }

  /** Fails at once where there is no such file, not when it is read. */
  override async getStream(key: string): Promise<Readable> {
    const file = await open(join(this.folder, key), 'r');
    return file.createReadStream();
  }

  /** Throws where nothing can be stored just now. */
  async probe(): Promise<void> {
    const path = join(this.folder, `probe-${process.pid}.part`);
    await writeFile(path, '');
    await rm(path, { force: true });
  }

  private async write(key: string, contents: string | Uint8Array | Readable): Promise<void> {
    const path = join(this.folder, key);
    const draft = `${path}.part`;
    // Not recursively: on a full disk Node then says that there is no such folder, and the storage's own is there since the start.
    await mkdir(dirname(path), { mode: 0o700 }).catch(unlessThere);
    const file = await open(draft, 'w', 0o600);
    try {
      await writeFile(file, contents);
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
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
