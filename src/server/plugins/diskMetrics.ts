import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import { lastGoodBackup } from '../backup/lastBackup';
import type { Config } from '../config';
import { foldersOf } from '../support/folders';

/** Adds the space of the folders that the portal writes to, and the age of the last backup. */
export function addDiskMetrics(registry: Registry, config: Config): void {
  const size = new Gauge({
    name: 'posventa_disk_size_bytes',
    help: 'Size of the disk of each folder that the portal writes to.',
    labelNames: ['folder'],
    registers: [registry],
  });
  new Gauge({
    name: 'posventa_disk_free_bytes',
    help: 'Free space, for the portal, of the disk of each folder that it writes to.',
    labelNames: ['folder'],
    registers: [registry],
    async collect() {
      this.reset();
      size.reset();
      for (const { folder, path } of foldersOf(config)) {
        // A folder that does not exist yet has no disk.
        const disk = await statfs(path).catch(() => undefined);
        if (!disk) continue;
        this.set({ folder }, disk.bavail * disk.bsize);
        size.set({ folder }, disk.blocks * disk.bsize);
      }
    },
  });
  new Gauge({
    name: 'posventa_backup_age_seconds',
    help: 'Seconds since the last complete backup of BACKUP_DIR; +Inf if there is none, NaN if also BACKUP_KEEP is 0.',
    registers: [registry],
    async collect() {
      const last = await lastGoodBackup(config.backupDir);
      if (last) this.set((Date.now() - last.madeAt.getTime()) / 1000);
      else this.set(config.backupKeep > 0 ? Infinity : NaN);
    },
  });
}
