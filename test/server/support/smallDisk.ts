import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two looks at whether room has come back while a disk is to be full. */
const lookMs = 100;

/** A disk of its own that a test fills. Only root may mount one. */
export class SmallDisk {
  /** Where what is to lie on it goes. */
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
   * Mounts one of so many megabytes in a new folder at `path`: a file system in a file beside it, whose writes reach a real disk, or, where
   * that may not be, one in memory. Answers the system's words where neither may be mounted.
   */
  static mount(path: string, megabytes: number): SmallDisk | string {
    mkdirSync(path);
    const image = `${path}.img`;
    const isMade =
      run('truncate', ['-s', `${megabytes}M`, image]) === '' &&
      // Without a reserve that only root may use.
      run('mkfs.ext4', ['-q', '-m', '0', image]) === '' &&
      run('mount', ['-o', 'loop', image, path]) === '';
    if (isMade) return new SmallDisk(path, image);
    rmSync(image, { force: true });
    const refusal = run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]);
    if (refusal === '') return new SmallDisk(path, undefined);
    rmdirSync(path);
    return refusal;
  }

  /** Takes all the room that is left, but for so many bytes. */
  fill(spare = 0): void {
    for (let tries = 0; tries < 20; tries++) {
      const { bavail, bsize } = statfsSync(this.mountPoint);
      const bytes = Number(bavail) * Number(bsize) - spare;
      if (bytes < Number(bsize)) return;
      run('fallocate', ['-l', String(bytes), join(this.mountPoint, `filler${this.fillers++}`)]);
    }
  }

  /** Keeps it full for so long, whatever is removed meanwhile; then there is room again. */
  async beFull(ms: number): Promise<void> {
    const end = Date.now() + ms;
    for (; Date.now() < end; await sleep(lookMs)) this.fill();
    this.clear();
  }

  /** Gives the room back. */
  clear(): void {
    for (const name of readdirSync(this.mountPoint)) if (name.startsWith('filler')) rmSync(join(this.mountPoint, name));
  }

  /** Removes it with all that is on it. */
  unmount(): void {
    // Lazily: whoever has just been killed may still hold a file.
    run('umount', ['-l', this.mountPoint]);
    rmdirSync(this.mountPoint);
    if (this.image) rmSync(this.image);
  }
}

/** Empty, or why it failed. */
function run(command: string, args: string[]): string {
  const { status, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return status === 0 ? '' : `${command}: ${(stderr || error?.message || 'failed').trim()}`;
}
