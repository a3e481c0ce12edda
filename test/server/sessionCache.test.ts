import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword } from '../../src/server/database/seed/accounts';
import { callerOf, newPassword, startTestApp, type Caller, type TestApp } from './support/testApp';

/** Two processes of the server on one database. */
let here: TestApp;
let there: TestApp;

const hearing = async (api: TestApp) => {
  while (!api.app.context.sessionChanges.isHearing) await sleep(20);
};

beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp('empty', { DATABASE_URL: here.config.databaseUrl! });
});
afterAll(async () => {
  await there.close();
  await here.close();
});
beforeEach(() => Promise.all([hearing(here), hearing(there)]));

/** The same person in the other process, which has just served it. */
async function alsoThere({ token }: Caller): Promise<Caller> {
  const caller = callerOf(there.app, token);
  expect((await caller.get('/auth/info')).status).toBe(200);
  return caller;
}

/** How often the other process asked for a session while `calls` were made. */
async function asked(calls: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(there.connection.pool, 'query');
  await calls();
  const count = query.mock.calls.filter(
    ([statement]) => (statement as { name?: string }).name === 'find-session',
  ).length;
  query.mockRestore();
  return count;
}

const stop = async () => {
  await here.connection.pool.query(
    "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 7401 and database = (select oid from pg_database where datname = current_database())",
  );
  while (here.app.context.sessionChanges.isHearing || there.app.context.sessionChanges.isHearing) await sleep(5);
};

test('the calls of a second ask for their session once', async () => {
  const client = callerOf(there.app, (await here.as('cliente@demo.ar')).token);
  const threeCalls = async () => {
    for (let call = 0; call < 3; call++) expect((await client.get('/model/claim_location')).status).toBe(200);
  };
  expect(await asked(threeCalls)).toBe(1);
  await sleep(1050);
  expect(await asked(threeCalls)).toBe(1);
});

describe('the other process refuses the next call', () => {
  test('after signing out', async () => {
    const client = await here.as('cliente@demo.ar');
    const same = await alsoThere(client);
    await client.post('/auth/logout');
    expect((await same.get('/auth/info')).status).toBe(401);
    expect((await client.get('/auth/info')).status).toBe(401);
  });

  test('after the session was ended from another one', async () => {
    const [client, other] = [await here.as('cliente@demo.ar'), await here.as('cliente@demo.ar')];
    const same = await alsoThere(other);
    expect((await client.delete('/auth/session')).status).toBe(200);
    expect((await same.get('/auth/info')).status).toBe(401);
  });

  test('after another session changed the password', async () => {
    const [client, other] = [await here.as('inquilino@demo.ar'), await here.as('inquilino@demo.ar')];
    const same = await alsoThere(other);
    const body = { current_password: demoPassword, new_password: newPassword };
    expect((await client.put('/logic/profile', body)).status).toBe(200);
    expect((await same.get('/auth/info')).status).toBe(401);
  });

  test('after the account was deactivated', async () => {
    const admin = await here.as('admin@demo.ar');
    const same = await alsoThere(await here.as('manager@demo.ar'));
    const [{ id }] = (await admin.get('/model/manager?page=1&q=manager@demo.ar')).body.data;
    expect((await admin.delete(`/logic/manager/${id}`)).status).toBe(200);
    expect((await same.get('/auth/info')).status).toBe(401);
  });

  test('after somebody ended it in the database itself', async () => {
    const same = await alsoThere(await here.as('cliente@demo.ar'));
    await here.connection.pool.query("update session set expires_at = now() - interval '1 second'");
    await there.app.context.sessionChanges.caughtUp();
    expect((await same.get('/auth/info')).status).toBe(401);
  });
});

test('another role is known to the other process at once', async () => {
  const same = await alsoThere(await here.as('admin@demo.ar'));
  const setType = (type: string) =>
    here.connection.pool.query("update account set type = $1 where username = 'admin@demo.ar'", [type]);
  expect((await same.get('/model/manager?page=1')).status).toBe(200);
  await setType('consortium');
  await there.app.context.sessionChanges.caughtUp();
  expect((await same.get('/model/manager?page=1')).status).toBe(403);
  await setType('admin');
});

test('while changes are not heard, every call asks; afterwards they are heard again', async () => {
  const client = await here.as('cliente@demo.ar');
  const same = await alsoThere(client);
  await stop();
  const twoCalls = async () => {
    for (let call = 0; call < 2; call++) expect((await same.get('/model/claim_location')).status).toBe(200);
  };
  expect(await asked(twoCalls)).toBe(2);
  expect((await client.post('/auth/logout')).status).toBe(200);
  expect((await same.get('/auth/info')).status).toBe(401);
  await Promise.all([hearing(here), hearing(there)]);
  const next = await alsoThere(await here.as('cliente@demo.ar'));
  expect(await asked(() => next.get('/model/claim_location'))).toBe(0);
});
