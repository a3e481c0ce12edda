import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword } from '../../src/server/database/seed/accounts';
import { unitClaimFields } from '../server/support/claims';
import { form, pngOf } from '../server/support/files';
import type { SmallDisk } from '../server/support/smallDisk';
import { Person, type Answer } from './caller';
import type { Cluster } from './cluster';
import type { Fault } from './fault';

/** Milliseconds that a disk stays full. */
const fullMs = 5000;
const clear = [503, 507];

/** `meanwhile` sees to it that the full disk is met, whatever the people do. */
const fullDisk = (
  name: string,
  diskOf: (cluster: Cluster) => SmallDisk | string,
  meanwhile: (cluster: Cluster, admin: Person) => Promise<void>,
): Fault => ({
  name,
  cause: async (cluster) => {
    const disk = diskOf(cluster);
    if (typeof disk === 'string') throw new Error(disk);
    const admin = new Person(cluster.url, 'admin@demo.ar');
    await admin.signIn('admin', demoPassword);
    disk.fill();
    await Promise.all([disk.beFull(fullMs), meanwhile(cluster, admin)]);
  },
  lasts: true,
  answers: clear,
  obstacle: (cluster) => {
    const disk = diskOf(cluster);
    return typeof disk === 'string' ? disk : undefined;
  },
});

/** Somebody sends a claim with a photo, which has to be refused. */
async function sendPhoto(_cluster: Cluster, admin: Person): Promise<void> {
  const { body } = await admin.get('units', '/logic/unit');
  const unit = body.data.find((each: { contract_id: number | null }) => each.contract_id !== null);
  const path = `/logic/contract/${unit.contract_id}/unit_claim`;
  const photo = [{ name: 'a.png', bytes: pngOf(200_000) }];
  mustBeClear(await admin.upload('claim', path, form(unitClaimFields(), photo), randomUUID()));
}

/** Long messages, which want new pages; then the write-ahead log is brought to the end of its files, where PostgreSQL has to give up. */
async function fillPages({ ask }: Cluster, admin: Person): Promise<void> {
  const end = Date.now() + fullMs / 2;
  let last: Answer = { status: 201, body: undefined };
  while (last.status === 201 && Date.now() < end)
    last = await admin.post(
      'message',
      '/logic/claim/1/comment',
      { text: randomBytes(700).toString('hex') },
      randomUUID(),
    );
  mustBeClear(last);
  while (Date.now() < end + fullMs / 4) {
    await ask('select pg_switch_wal()').catch(() => undefined);
    await sleep(50);
  }
}

function mustBeClear({ status, body }: Answer): void {
  if (clear.includes(status) && typeof body?.message === 'string') return;
  throw new Error(`While the disk was full a call answered ${status}: ${JSON.stringify(body)}`);
}

/** The disks of the bucket and of the primary. */
export const fullDisks: Fault[] = [
  fullDisk('the disk of the files full for five seconds', ({ disks }) => disks.files, sendPhoto),
  fullDisk('the disk of the primary full for five seconds', ({ disks }) => disks.primary, fillPages),
];
