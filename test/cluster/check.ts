import { randomUUID } from 'node:crypto';
import { demoPassword } from '../../src/server/database/seed/accounts';
import { unitClaimFields } from '../server/support/claims';
import { form, pngOf } from '../server/support/files';
import { Person } from './caller';
import type { Cluster } from './cluster';
import { assert, ok, step, waitUntil } from './expect';
import { isSamePicture } from './samePicture';

const list = '/logic/unit_claim?page=1&sort=-id';

/** Calls everything through the proxy once, without faults. Throws at the first wrong result. */
export async function checkEverything(cluster: Cluster): Promise<void> {
  const admin = new Person(cluster.url, 'admin@demo.ar');
  await admin.signIn('admin', demoPassword);
  const everywhere = cluster.serverUrls.map((url) => admin.elsewhere(url));
  const [unit] = ok(await admin.get('units', '/logic/unit')).filter(
    (each: { contract_id: number | null }) => each.contract_id !== null,
  );
  const photo = pngOf(40_000);

  await step('a claim with a photo, and a repetition with its key', async () => {
    const key = randomUUID();
    const send = () =>
      admin.upload(
        'claim',
        `/logic/contract/${unit.contract_id}/unit_claim`,
        form(unitClaimFields(), [{ name: 'a.png', bytes: photo }]),
        key,
      );
    const { unit_claim: claim } = ok(await send());
    assert(ok(await send()).unit_claim.id === claim.id, 'the same key made another claim');
    const shown = await fetch(`${cluster.url}${claim.claim_image[0].url}`);
    assert(await isSamePicture(photo, Buffer.from(await shown.arrayBuffer())), 'another photo is shown');
  });
  await step('a user who changes something sees it in the next list of every process', async () => {
    for (let round = 0; round < 20; round++) {
      const sent = await admin.upload(
        'claim',
        `/logic/contract/${unit.contract_id}/unit_claim`,
        form(unitClaimFields()),
        randomUUID(),
      );
      const { unit_claim: claim } = ok(sent);
      for (const path of [list, '/logic/unit_claim?page=1'])
        for (const person of everywhere)
          assert(
            ok(await person.get('list', path))[0].unit_claim.id === claim.id,
            `${path} does not show the newest claim`,
          );
    }
  });
  await step('detail, message, status, counts, search, export', async () => {
    const [{ unit_claim: claim }] = ok(await admin.get('list', list));
    ok(await admin.get('detail', `/logic/unit_claim/${claim.id}`));
    ok(
      await admin.post(
        'message',
        `/logic/claim/${claim.claim_id}/comment`,
        { text: 'Pasamos el martes' },
        randomUUID(),
      ),
    );
    ok(await admin.post('status', `/logic/claim/${claim.claim_id}/status/up?from=pending`));
    ok(await admin.get('counts', '/logic/unit_claim/counts?by=status'));
    ok(await admin.get('search', '/logic/search?q=torre'));
    const { status, body } = await admin.get('export', '/logic/unit_claim/export?format=xlsx');
    assert(status === 200 && body.length > 10_000, `the export answered ${status}`);
  });
  await step('a bulk change of claims', async () => {
    const ids = ok(await admin.get('list', list)).map(
      ({ unit_claim: claim }: { unit_claim: { claim_id: number } }) => claim.claim_id,
    );
    const order = ok(
      await admin.post('bulk', '/logic/unit_claim/bulk', { ids, action: 'priority', priority: 'high' }, randomUUID()),
    );
    await waitUntil(
      'the change of many claims is over',
      async () => ok(await admin.get('bulk', `/logic/claim_bulk/${order.id}`)).is_over,
    );
  });
  await step('an ended session ends in every process', async () => {
    const person = new Person(cluster.url, 'manager@demo.ar');
    await person.signIn('manager', demoPassword);
    const others = cluster.serverUrls.map((url) => person.elsewhere(url));
    for (const other of others) ok(await other.get('profile', '/auth/info'));
    ok(await person.post('sign out', '/auth/logout'));
    for (const other of others) assert((await other.get('profile', '/auth/info')).status === 401, 'it is still open');
  });
  await step('lists are read from the replica, and from the primary while the replica is late', async () => {
    const reads = async () => (await Promise.all(cluster.serverUrls.map(readsOf))).reduce(sum);
    const before = await reads();
    for (const person of everywhere) ok(await person.get('list', '/logic/unit_claim?page=2'));
    assert((await reads()).replica > before.replica, 'no list came from the replica');
    await cluster.queryReplica('select pg_wal_replay_pause()');
    ok(await admin.post('message', `/logic/claim/1/comment`, { text: 'Mientras la copia se atrasa' }, randomUUID()));
    for (const person of everywhere) ok(await person.get('list', '/logic/unit_claim?page=2'));
    const late = await reads();
    for (const person of everywhere) ok(await person.get('list', '/logic/unit_claim?page=2'));
    assert((await reads()).replica === late.replica, 'a list came from a replica that is late');
    await cluster.queryReplica('select pg_wal_replay_resume()');
    await waitUntil('the replica is used again', async () => {
      const former = await reads();
      for (const person of everywhere) ok(await person.get('list', '/logic/unit_claim?page=2'));
      return (await reads()).replica > former.replica;
    });
  });
  await step('a statement behind the pooler has its timeout', async () => {
    const [row] = await cluster.query<{ statement_timeout: string }>('show statement_timeout');
    assert(row?.statement_timeout === '8s', `it is ${row?.statement_timeout}`);
  });
}

interface Reads {
  replica: number;
  primary: number;
}

/** Number of reads of a process per source. */
export async function readsOf(url: string): Promise<Reads> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  const count = (from: string) =>
    Number(new RegExp(`posventa_reads_total\\{from="${from}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  return { replica: count('replica'), primary: count('primary') };
}

export const sum = (a: Reads, b: Reads): Reads => ({ replica: a.replica + b.replica, primary: a.primary + b.primary });
