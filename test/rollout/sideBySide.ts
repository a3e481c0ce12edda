import { randomUUID } from 'node:crypto';
import { demoPassword } from '../../src/server/database/seed/accounts';
import { Person } from '../cluster/caller';
import { assert, ok, waitUntil } from '../cluster/expect';
import { isSamePicture } from '../cluster/samePicture';
import { unitClaimFields } from '../server/support/claims';
import { form, pngOf } from '../server/support/files';

const lists = [
  '/logic/unit_claim?page=1&sort=-id',
  '/logic/unit_claim?page=1',
  '/logic/unit_claim?page=1&status=pending',
];

/**
 * Makes each of two versions perform every action once, and checks the result in the other. `admin` was signed in by
 * the former version. Throws at the first difference.
 */
export async function checkBothWays(admin: Person, before: string, now: string): Promise<void> {
  const [former, current] = [admin.elsewhere(before), admin.elsewhere(now)];
  await check('the former version', former, 'this one', current);
  await check('this version', current, 'the former', former);
  await checkSession(before, now, 'a session that the former version opened and this one ended');
  await checkSession(now, before, 'a session that this version opened and the former ended');
}

async function check(who: string, doer: Person, other: string, looker: Person): Promise<void> {
  const photo = pngOf(30_000);
  const [unit] = ok(await doer.get('units', '/logic/unit')).filter(
    (each: { contract_id: number | null }) => each.contract_id !== null,
  );
  const key = randomUUID();
  const send = (person: Person) =>
    person.upload(
      'claim',
      `/logic/contract/${unit.contract_id}/unit_claim`,
      form(unitClaimFields(), [{ name: 'a.png', bytes: photo }]),
      key,
    );
  const { unit_claim: claim } = ok(await send(doer));
  assert(ok(await send(looker)).unit_claim.id === claim.id, `the key of ${who} is not known to ${other}`);
  const detail = async () => ok(await looker.get('detail', `/logic/unit_claim/${claim.id}`)).unit_claim;
  const { body: shown } = await looker.get('photo', (await detail()).claim_image[0].url.replace(/^\/api/, ''));
  assert(await isSamePicture(photo, shown), `${other} shows another photo`);
  for (const list of lists) {
    const rows = ok(await looker.get('list', list)) as { unit_claim: { id: number } }[];
    assert(
      rows.some((row) => row.unit_claim.id === claim.id),
      `${list} of ${other} does not show the claim`,
    );
  }
  const path = `/logic/claim/${claim.claim_id}`;
  ok(await doer.post('status', `${path}/status/up?from=pending`));
  ok(await doer.put('price', `${path}/repair_price`, { repair_price: '12345' }));
  ok(await doer.post('message', `${path}/comment`, { text: `De ${who}` }, randomUUID()));
  const changed = (await detail()).claim;
  assert(changed.claim_status.code !== 'pending', `${other} does not see the move`);
  assert(Number(changed.repair_price) === 12345, `${other} sees the price ${changed.repair_price}`);
  const [comment] = ok(await looker.get('message', `${path}/comment`)).slice(-1);
  assert(comment.text === `De ${who}`, `${other} does not see the message`);

  const order = { ids: [claim.claim_id], action: 'priority', priority: 'urgent' };
  const { id } = ok(await doer.post('bulk', '/logic/unit_claim/bulk', order, randomUUID()));
  await waitUntil(
    'the change of many is over',
    async () => ok(await looker.get('bulk', `/logic/claim_bulk/${id}`)).is_over,
  );
  const { priority } = await detail();
  assert(priority === 'urgent', `${other} sees the priority ${priority} after the change of many`);
  ok(await looker.get('counts', '/logic/unit_claim/counts?by=status'));
  console.log(
    `ok    ${who} raised a claim, moved, priced and answered it, changed it with many: ${other} shows it all`,
  );
}

async function checkSession(opener: string, ender: string, what: string): Promise<void> {
  const person = new Person(opener, 'manager@demo.ar');
  await person.signIn('manager', demoPassword);
  const there = person.elsewhere(ender);
  for (const side of [person, there]) ok(await side.get('profile', '/auth/info'));
  ok(await there.post('sign out', '/auth/logout'));
  for (const side of [person, there])
    assert((await side.get('profile', '/auth/info')).status === 401, `${what} is still open`);
  console.log(`ok    ${what} is over in both`);
}
