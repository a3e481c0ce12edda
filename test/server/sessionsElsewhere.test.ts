/** A session that ends, or whose account changes, is affected from the very next call, in every process. */
import { demoPassword } from '../../src/server/database/seed/accounts';
import { confirmed, callerOf, newPassword, startTestApp, type Caller, type TestApp } from './support/testApp';

/** Two processes of the server on one database. */
let here: TestApp;
let there: TestApp;

beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp('empty', { DATABASE_URL: here.config.databaseUrl! });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

/** The same user in the other process, which has just served it. */
async function alsoThere({ token }: Caller): Promise<Caller> {
  const caller = callerOf(there.app, token);
  expect((await caller.get('/auth/info')).status).toBe(200);
  return caller;
}

describe('the other process refuses the next call', () => {
  test('after a sign-out', async () => {
    const client = await here.as('cliente@demo.ar');
    const same = await alsoThere(client);
    await client.post('/auth/logout');
    expect((await same.get('/auth/info')).status).toBe(401);
    expect((await client.get('/auth/info')).status).toBe(401);
  });

  test('after the session was ended from another one', async () => {
    const [client, other] = [await here.as('cliente@demo.ar'), await here.as('cliente@demo.ar')];
    const same = await alsoThere(other);
    expect((await (await confirmed(client)).delete('/auth/session')).status).toBe(200);
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

  test('after the session was deleted in the database', async () => {
    const same = await alsoThere(await here.as('cliente@demo.ar'));
    await here.connection.pool.query("update session set expires_at = now() - interval '1 second'");
    expect((await same.get('/auth/info')).status).toBe(401);
  });
});

test('a changed role takes effect in the other process immediately', async () => {
  const same = await alsoThere(await here.as('admin@demo.ar'));
  const setType = (type: string) =>
    here.connection.pool.query("update account set type = $1 where username = 'admin@demo.ar'", [type]);
  expect((await same.get('/model/manager?page=1')).status).toBe(200);
  await setType('consortium');
  expect((await same.get('/model/manager?page=1')).status).toBe(403);
  await setType('admin');
});

test('a call that reads one page sends three statements besides the cached total: the session, the page and its news', async () => {
  const admin = await here.as('admin@demo.ar');
  const statements = async () => {
    const query = jest.spyOn(here.connection.pool, 'query');
    expect((await admin.get('/logic/unit_claim?page=1&page_size=10')).status).toBe(200);
    const texts = query.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text);
    query.mockRestore();
    return texts.filter((text) => !text.startsWith('select count(*)'));
  };
  expect(await statements()).toEqual([
    expect.stringContaining('from session'),
    expect.stringContaining('with shown as'),
    expect.stringContaining('coalesce(news.what'),
  ]);
});
