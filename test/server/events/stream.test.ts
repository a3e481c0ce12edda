/** A follower receives each change once, whichever process made it and however the connection was interrupted. */
import { hashToken } from '../../../src/server/accounts/session.service';
import { ownershipOf, raiseClaim } from '../support/claims';
import { follow, type TestStream } from '../support/follow';
import { confirmed, startTestApp, type Caller, type TestApp } from '../support/testApp';
import { until } from '../support/until';

/** Two processes of the server on one database. */
let here: TestApp;
let there: TestApp;
let admin: Caller;
let contract: number;
const open: TestStream[] = [];

beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp('empty', { DATABASE_URL: here.config.databaseUrl! });
  admin = await here.as('admin@demo.ar');
  contract = await ownershipOf(admin, 'Torre Oroño/3° A');
});
afterEach(() => {
  for (const listening of open.splice(0)) listening.stop();
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const listen = async (...args: Parameters<typeof follow>) => {
  const listening = await follow(...args);
  open.push(listening);
  return listening;
};
const raise = async () => (await raiseClaim(admin, contract)).body.data.unit_claim.id as number;

test('a follower receives changes of this process and of another one', async () => {
  const [near, far] = [await listen(here, admin.token), await listen(there, admin.token)];
  const id = await raise();
  await until(() => near.received().length > 0 && far.received().length > 0);
  expect([near.received(), far.received()]).toEqual([[`unitClaim ${id} created`], [`unitClaim ${id} created`]]);
});

test("the response is a stream that proxies do not buffer, and only contains the records' ids", async () => {
  const { headers, status, events, text } = await listen(here, admin.token);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(headers.get('content-encoding')).toBeNull();
  expect(events).toEqual([{ name: 'change', id: expect.stringMatching(/^[\w-]+$/), changes: [] }]);
  // The id is sealed, because it counts the transactions of the database.
  expect(text()).not.toMatch(/\d+:\d+:/);
});

test('changes made while disconnected are sent first, none is lost or repeated, also in another process', async () => {
  const first = await listen(here, admin.token);
  const delivered = await raise();
  await until(() => first.received().length === 1);
  first.stop();
  const missed = [await raise(), await raise()];
  const again = await listen(there, admin.token, { last: first.last() });
  const next = [await raise()];
  await until(() => again.received().includes(`unitClaim ${next[0]} created`));
  // A change sent twice would be before the last one.
  next.push(await raise());
  await until(() => again.received().includes(`unitClaim ${next[1]} created`));
  expect(again.received()).toEqual([...missed, ...next].map((id) => `unitClaim ${id} created`));
  expect(again.received()).not.toContain(`unitClaim ${delivered} created`);
});

test('under continuous changes a client that reconnects repeatedly receives each exactly once', async () => {
  const received: string[] = [];
  const first = await listen(here, admin.token);
  let last = first.last();
  first.stop();
  const ids: number[] = [];
  const working = (async () => {
    for (let count = 0; count < 30; count++) ids.push(await raise());
  })();
  let isOver = false;
  void working.then(() => (isOver = true));
  for (let turn = 0; !isOver || turn % 2 === 1; turn++) {
    const server = turn % 2 === 0 ? here : there;
    const listening: TestStream = await listen(server, admin.token, { last });
    await until(() => isOver || listening.received().length > 1);
    listening.stop();
    await until(() => server.app.context.events.count === 0);
    // The data read when the stream stopped is what a page would have.
    last = listening.last();
    received.push(...listening.received());
  }
  const rest = await listen(here, admin.token, { last });
  ids.push(await raise());
  await until(() => rest.received().includes(`unitClaim ${ids.at(-1)} created`));
  received.push(...rest.received());
  expect(received.toSorted()).toEqual(ids.map((id) => `unitClaim ${id} created`).toSorted());
});

test('a page that read its records some seconds ago receives the changes since then', async () => {
  const id = await raise();
  const listening = await listen(here, admin.token, { query: '?since_seconds=2' });
  expect(listening.received()).toContain(`unitClaim ${id} created`);
});

test.each([
  ['of which nothing is known', async () => 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ['that is no id at all', async () => 'x'],
  [
    'that is older than the feed',
    async () => {
      const listening = await listen(here, admin.token);
      const last = listening.last()!;
      await raise();
      await here.connection.pool.query(
        'delete from change_feed where xid < (select max(xid::text::bigint)::text::xid8 from change_feed)',
      );
      return last;
    },
  ],
])('after an id %s the page is delivered to reload everything', async (_name, lastOf) => {
  const listening = await listen(here, admin.token, { last: await lastOf() });
  expect(listening.events).toEqual([{ name: 'reset', id: expect.any(String), changes: [] }]);
  const id = await raise();
  await until(() => listening.received().length > 0);
  expect(listening.received()).toEqual([`unitClaim ${id} created`]);
});

describe('a stream ends', () => {
  test('when the session ends, also in another process', async () => {
    const caller = await here.as('admin@demo.ar');
    const listening = await listen(there, caller.token);
    await caller.post('/auth/logout');
    await until(listening.isEnded);
    const refused = await follow(here, caller.token);
    expect(refused.status).toBe(401);
  });

  test('when its owner ends all sessions, or the account is deactivated', async () => {
    const owner = await here.as('cliente@demo.ar');
    const listening = await listen(here, owner.token);
    const other = await confirmed(await here.as('cliente@demo.ar'));
    await other.delete('/auth/session');
    await until(listening.isEnded);
    const tenant = await listen(there, (await here.as('inquilino@demo.ar')).token);
    await here.connection.pool.query("update account set active = false where username = 'inquilino@demo.ar'");
    await until(tenant.isEnded);
    await here.connection.pool.query("update account set active = true where username = 'inquilino@demo.ar'");
  });

  test('when the session expires, which causes no notification', async () => {
    const caller = await here.as('consorcio@demo.ar');
    const listening = await listen(here, caller.token);
    await here.connection.pool.query(
      "update session set expires_at = now() + interval '1 second' where token_hash = $1",
      [hashToken(caller.token)],
    );
    // A heartbeat detects it.
    await until(listening.isEnded);
    expect((await follow(here, caller.token)).status).toBe(401);
  });

  test('when the process closes, with the time to wait before reconnecting', async () => {
    const third = await startTestApp('empty', { DATABASE_URL: here.config.databaseUrl! });
    const listening = await listen(third, admin.token);
    await third.close();
    await until(listening.isEnded);
    expect(listening.text()).toMatch(/retry: \d+\n\n$/);
  });
});

test('a session has at most eight streams', async () => {
  const caller = await here.as('manager@demo.ar');
  const all = await Promise.all(Array.from({ length: 8 }, () => listen(here, caller.token)));
  expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const refused = await follow(here, caller.token);
  expect(refused.status).toBe(429);
  expect(refused.text()).toContain('demasiadas ventanas');
  all[0]!.stop();
  await until(async () => {
    const next = await follow(here, caller.token);
    open.push(next);
    return next.status === 200;
  });
});

test('after its connection to the database was lost, a process sends the changes made meanwhile', async () => {
  const listening = await listen(here, admin.token);
  await here.connection.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %change_feed%' and datname = current_database()",
  );
  const id = await raise();
  await until(() => listening.received().length > 0);
  expect(listening.received()).toEqual([`unitClaim ${id} created`]);
});
