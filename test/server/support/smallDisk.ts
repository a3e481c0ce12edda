import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two checks for free space while a disk must stay full. */
const lookMs = 100;

/** A separate disk that a test can fill. Only root can mount one. */
export class SmallDisk {
  /** Folder for its files. */
  readonly folder: string;
  private fillers = 0;

  private constructor(
    private readonly mountPoint: string,
    private readonly image: string | undefined,
  ) {
    this.folder = join(mountPoint, 'content');
    mkdirSync(this.folder, { mode: 0o711 });
  }

  /**
   * Mounts a disk of this many megabytes in a new folder at `path`: a file system in a file beside it, whose writes
   * reach a real disk, or, if that is not permitted, one in memory. Returns the system's message if neither can be
   * mounted.
   */
  static mount(path: string, megabytes: number): SmallDisk | string {
    mkdirSync(path);
    const image = `${path}.img`;
    const isMade =
      run('truncate', ['-s', `${megabytes}M`, image]) === '' &&
      // Without space reserved for root.
      run('mkfs.ext4', ['-q', '-m', '0', image]) === '' &&
      run('mount', ['-o', 'loop', image, path]) === '';
    if (isMade) return new SmallDisk(path, image);
    rmSync(image, { force: true });
    const refusal = run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]);
    if (refusal === '') return new SmallDisk(path, undefined);
    rmdirSync(path);
    return refusal;
  }

  /** Takes all the remaining space except this many bytes. */
  fill(spare = 0): void {
    for (let tries = 0; tries < 20; tries++) {
      const { bavail, bsize } = statfsSync(this.mountPoint);
      const bytes = Number(bavail) * Number(bsize) - spare;
      if (bytes < Number(bsize)) return;
      run('fallocate', ['-l', String(bytes), join(this.mountPoint, `filler${this.fillers++}`)]);
    }
  }

  /** Keeps it full for this long, whatever is removed meanwhile; then the space is free again. */
  async beFull(ms: number): Promise<void> {
    const end = Date.now() + ms;
    for (; Date.now() < end; await sleep(lookMs)) this.fill();
    this.clear();
  }

  /** Frees the space. */
  clear(): void {
    for (const name of readdirSync(this.mountPoint)) if (name.startsWith('filler')) rmSync(join(this.mountPoint, name));
  }

  /** Removes it with all its files. */
  unmount(): void {
    // Lazily, because a process that has just been killed may still hold a file.
    run('umount', ['-l', this.mountPoint]);
    rmdirSync(this.mountPoint);
    if (this.image) rmSync(this.image);
  }
}

/** Empty, or the reason of the failure. */
function run(command: string, args: string[]): string {
  const { status, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return status === 0 ? '' : `${command}: ${(stderr || error?.message || 'failed').trim()}`;
}
