import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword } from '../../src/server/database/seed/accounts';
import { Person } from './caller';
import type { Cluster } from './cluster';
import { assert, ok, step, waitUntil } from './expect';

/** Changes made while a process dies, and milliseconds between two of them. */
const changes = 40;
const betweenMs = 50;
/** Milliseconds within which a process that shuts down in order must have ended its streams. */
const endMs = 1000;

/**
 * Changes as followers receive them, in any process, and after their process ends. Throws at the first wrong result.
 */
export async function checkStreams(cluster: Cluster): Promise<void> {
  const admin = new Person(cluster.url, 'admin@demo.ar');
  await admin.signIn('admin', demoPassword);
  const [first, second] = cluster.serverUrls.map((url) => admin.elsewhere(url));
  if (!first || !second) return console.log('LEFT OUT streams of changes: there is one process');
  const claims: number[] = ok(await admin.get('list', `/logic/unit_claim?page=1&page_size=${changes}`)).map(
    ({ unit_claim: claim }: { unit_claim: { claim_id: number } }) => claim.claim_id,
  );
  let price = Date.now() % 100_000;
  const changePrice = async (person: Person, id: number) =>
    ok(await person.put('price', `/logic/claim/${id}/repair_price`, { repair_price: `${++price}.00` }));
  const priceChangeOf = (id: number) => `unitClaim ${id} price`;
  /** Jobs of the demo change claims meanwhile. */
  const pricesIn = (received: string[]) => received.filter((each) => each.endsWith('price'));

  await step('a change made in one process is received in another, and through the proxy', async () => {
    const listening = [await first.follow(), await second.follow(), await admin.follow()];
    for (const person of [first, second]) {
      const [id] = claims;
      await changePrice(person, id!);
      await waitUntil('all streams have received a change', async () =>
        listening.every(({ received }) => received().includes(priceChangeOf(id!))),
      );
      claims.push(claims.shift()!);
    }
    for (const { stop } of listening) stop();
  });

  await step('after kill -9 of its process a stream continues in another: nothing lost, nothing repeated', async () => {
    let listening = await first.follow();
    const working = (async () => {
      for (const [index, id] of claims.entries()) {
        await changePrice(second, id);
        if (index === Math.floor(changes / 3)) cluster.servers[0]!.kill();
        await sleep(betweenMs);
      }
    })();
    await waitUntil('the stream broke off', async () => listening.isEnded());
    const before = pricesIn(listening.received());
    listening = await second.follow(listening.last());
    await working;
    const all = () => [...before, ...pricesIn(listening.received())];
    await waitUntil('all changes are received', async () => claims.every((id) => all().includes(priceChangeOf(id))));
    // Long enough for repeated events to arrive.
    await sleep(500);
    assert(all().length === claims.length, `${all().length} changes were received of ${claims.length}`);
    listening.stop();
  });

  await step(
    'a process that shuts down in order ends its streams immediately, with the time to wait before reconnecting',
    async () => {
      await waitUntil(
        'the killed process is back',
        async () => (await first.get('profile', '/auth/info')).status === 200,
      );
      const listening = await first.follow();
      const began = Date.now();
      const ending = cluster.servers[0]!.stop('SIGTERM');
      await waitUntil('the stream ended', async () => listening.isEnded());
      const tookMs = Date.now() - began;
      assert(tookMs < endMs, `it took ${tookMs} ms`);
      assert(/retry: \d+\n\n$/.test(listening.text()), 'it does not say when to come back');
      const [id] = claims;
      await changePrice(second, id!);
      const again = await second.follow(listening.last());
      await waitUntil('the change is received', async () => again.received().includes(priceChangeOf(id!)));
      again.stop();
      await ending;
      await cluster.servers[0]!.start();
    },
  );
}
