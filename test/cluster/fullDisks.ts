import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword } from '../../src/server/database/seed/accounts';
import { unitClaimFields } from '../server/support/claims';
import { form, pngOf } from '../server/support/files';
import type { SmallDisk } from '../server/support/smallDisk';
import { isFailure, Person, type Answer } from './caller';
import type { Cluster } from './cluster';
import type { Fault } from './fault';

/** Milliseconds that a disk stays full. */
const fullMs = 5000;

/** `meanwhile` makes calls that need the full disk, whatever the simulated users do. */
const fullDisk = (
  name: string,
  diskOf: (cluster: Cluster) => SmallDisk | string,
  meanwhile: (cluster: Cluster, admin: Person) => Promise<void>,
): Fault => ({
  name,
  cause: async (cluster, note) => {
    const disk = diskOf(cluster);
    if (typeof disk === 'string') throw new Error(disk);
    const admin = new Person(cluster.url, 'admin@demo.ar', note);
    // If the machine is too slow even for this, only the simulated users' calls meet the full disk.
    await admin.signIn('admin', demoPassword).catch(() => undefined);
    disk.fill();
    void meanwhile(cluster, admin);
    await disk.beFull(fullMs);
  },
  lasts: true,
  // Disk full, or temporarily unavailable.
  answers: [503, 507],
  obstacle: (cluster) => {
    const disk = diskOf(cluster);
    return typeof disk === 'string' ? disk : undefined;
  },
});

/** Calls until one is refused, for at most half of the time. */
async function untilRefused(call: () => Promise<Answer>): Promise<void> {
  const end = Date.now() + fullMs / 2;
  while (Date.now() < end) if (isFailure(await call())) return;
}

/** A user sends claims with a photo. */
async function sendPhotos(_cluster: Cluster, admin: Person): Promise<void> {
  const { body } = await admin.get('units', '/logic/unit');
  const unit = body?.data?.find((each: { contract_id: number | null }) => each.contract_id !== null);
  const photo = [{ name: 'a.png', bytes: pngOf(200_000) }];
  const send = () => form(unitClaimFields(), photo);
  await untilRefused(() =>
    admin.upload('claim with photo', `/logic/contract/${unit?.contract_id}/unit_claim`, send(), randomUUID()),
  );
}

/**
 * Long messages, which need new pages. Then the write-ahead log is filled to the end of its files, where PostgreSQL has
 * to stop.
 */
async function fillPages({ query }: Cluster, admin: Person): Promise<void> {
  const text = () => randomBytes(700).toString('hex');
  await untilRefused(() => admin.post('message', '/logic/claim/1/comment', { text: text() }, randomUUID()));
  for (let turn = 0; turn < 20; turn++) {
    await query('select pg_switch_wal()').catch(() => undefined);
    await sleep(50);
  }
}

/** The disks of the bucket and of the primary. */
export const fullDisks: Fault[] = [
  fullDisk('the disk of the files full for five seconds', ({ disks }) => disks.files, sendPhotos),
  fullDisk('the disk of the primary full for five seconds', ({ disks }) => disks.primary, fillPages),
];
