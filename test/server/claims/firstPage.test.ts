/** The page that the claims' lists open with is remembered in each process until something in it changes. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { preparePhotos } from '../../../src/server/files/preparePhotos.service';
import { contractOf, raiseClaim } from '../support/claims';
import { png } from '../support/files';
import { callerOf, startTestApp, type Caller, type TestApp } from '../support/testApp';

/** Two processes of the server on one database, and a supervisor in the other one. */
let here: TestApp;
let there: TestApp;
let admin: Caller;
let reader: Caller;
let contract: number;

const plain = '/logic/unit_claim?page=1&page_size=10';

beforeAll(async () => {
  here = await startTestApp();
  there = await startTestApp('empty', { DATABASE_URL: here.config.databaseUrl! });
  admin = await here.as('admin@demo.ar');
  reader = callerOf(there.app, (await here.as('manager@demo.ar')).token);
  contract = await contractOf(admin, 'Torre Oroño/3° A');
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const isHearing = ({ app }: TestApp) => app.context.sessionChanges.isHearing;
const hearing = async () => {
  while (!isHearing(here) || !isHearing(there)) await sleep(20);
};
/** What was committed before has arrived: a matter of milliseconds. */
const heard = () => Promise.all([here, there].map(({ app }) => app.context.sessionChanges.caughtUp()));
beforeEach(async () => {
  await hearing();
  await heard();
});

const isPage = (statement: unknown): boolean =>
  typeof statement === 'object' && ((statement as pg.QueryConfig).text ?? '').includes('with shown as');

/** How often the other process read a page while `calls` were made. */
async function read(calls: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(there.connection.pool, 'query');
  await calls();
  const count = query.mock.calls.filter(([statement]) => isPage(statement)).length;
  query.mockRestore();
  return count;
}

/** The other process's page, which it knew before `change` and has heard of since. */
async function pageAfter<T>(change: () => Promise<T>, path = plain) {
  await reader.get(path);
  expect(await read(() => reader.get(path))).toBe(0);
  const result = await change();
  await heard();
  const { body } = await reader.get(path);
  return { result, rows: body.data, total: body.meta.total };
}

const succeed = async (answer: Promise<{ status: number; body: { data: never } }>) => {
  const { status, body } = await answer;
  expect([200, 201]).toContain(status);
  return body.data;
};
const raise = async (files: { name: string; bytes: Buffer }[] = []) =>
  (await raiseClaim(admin, contract, {}, files)).body.data.unit_claim.id as number;
const first = (rows: { unit_claim: Record<string, never> }[]): never => rows[0]!.unit_claim as never;

test('is read once for those who open it within a second', async () => {
  await sleep(1050);
  const open = () => Promise.all([reader.get(plain), reader.get(plain), reader.get(plain)]);
  expect(await read(open)).toBe(1);
  await sleep(1050);
  expect(await read(open)).toBe(1);
});

test('comes compressed to who takes it so, with the same text', async () => {
  const ask = (encoding: string) =>
    there.app.inject({
      url: `/api${plain}`,
      headers: { authorization: `Bearer ${reader.token}`, 'accept-encoding': encoding },
    });
  const [bare, packed, refused] = [await ask('identity'), await ask('gzip, deflate, br'), await ask('gzip;q=0')];
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(packed.headers['cache-control']).toBe('no-store');
  const text = await new Response(
    new Blob([packed.rawPayload as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('gzip')),
  ).text();
  expect(text).toBe(bare.body);
  expect(bare.headers['content-type']).toBe('application/json; charset=utf-8');
  expect([bare, refused].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, undefined]);
});

describe('shows in the other process', () => {
  test('a claim that was raised, and counts it', async () => {
    const before = (await reader.get(plain)).body.meta.total;
    const { result, rows, total } = await pageAfter(() => raise());
    expect(first(rows)).toMatchObject({ id: result });
    expect(total).toBe(before + 1);
  });

  test('a state, a priority, a price and a comment', async () => {
    const id = await raise();
    const { rows } = await pageAfter(() => succeed(admin.post(`/logic/claim/${id}/status/up`)));
    expect(first(rows)).not.toMatchObject({ claim: { claim_status: { code: 'pending' } } });
    const priced = await pageAfter(() => succeed(admin.put(`/logic/claim/${id}/repair_price`, { repair_price: 1250 })));
    expect(first(priced.rows)).toMatchObject({ id, claim: { repair_price: '1250.00' } });
    const urgent = await pageAfter(() =>
      succeed(admin.put(`/logic/unit_claim/${id}/priority`, { priority: 'urgent' })),
    );
    expect(first(urgent.rows)).toMatchObject({ id, priority: 'urgent' });
    const talk = await pageAfter(() => succeed(admin.post(`/logic/claim/${id}/comment`, { text: 'Vamos mañana' })));
    expect(first(talk.rows)).toMatchObject({ id, commentCount: 1, last_message: { is_staff: true } });
  });

  test('a client, a project and a term of the warranty that were changed in the database itself', async () => {
    await raise();
    const { pool } = here.connection;
    const client = await pageAfter(() =>
      pool.query("update account set last_name = 'Otroapellido' where username = 'cliente@demo.ar'"),
    );
    expect(JSON.stringify(first(client.rows))).toContain('Otroapellido');
    const project = await pageAfter(() =>
      pool.query("update project set name = 'Torre Nueva' where name = 'Torre Oroño'"),
    );
    expect(first(project.rows)).toMatchObject({ contract: { unit: { project: { name: 'Torre Nueva' } } } });
    const term = await pageAfter(() => pool.query('delete from warranty_term'));
    expect(first(term.rows)).toMatchObject({ warranty: null });
  });

  test("a photo's copies, once a job has made them", async () => {
    const id = await raise([{ name: 'foto.png', bytes: png }]);
    const { pool } = here.connection;
    const { rows } = await pageAfter(() =>
      pool.query(
        'update stored_file set width = null, height = null, read_at = null where id in (select file_id from claim_image where claim_id = $1)',
        [id],
      ),
    );
    expect(first(rows)).toMatchObject({ id, claim_image: [{ width: null, thumbnail_url: null }] });
    const copied = await pageAfter(() => preparePhotos(here.app.context));
    expect(first(copied.rows)).toMatchObject({
      id,
      claim_image: [{ thumbnail_url: expect.stringMatching(/^\/api\/files/) }],
    });
  }, 60_000);

  test('a claim of a project', async () => {
    const path = '/logic/project_claim?page=1&page_size=10';
    const before = (await reader.get(path)).body.meta.total;
    const { total } = await pageAfter(
      () =>
        here.connection.pool.query("delete from claim where id = (select max(id) from claim where type = 'PROJECT')"),
      path,
    );
    expect(total).toBe(before - 1);
  });
});

test('whoever changes something finds it changed at the next call', async () => {
  for (let round = 0; round < 5; round++) {
    await admin.get(plain);
    const id = await raise();
    expect(first((await admin.get(plain)).body.data)).toMatchObject({ id });
    await succeed(admin.post(`/logic/claim/${id}/comment`, { text: 'Anotado' }));
    expect(first((await admin.get(plain)).body.data)).toMatchObject({ id, commentCount: 1 });
  }
});

test('while changes are not heard, every call reads it; afterwards it is remembered again', async () => {
  await reader.get(plain);
  await here.connection.pool.query(
    "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 7401 and database = (select oid from pg_database where datname = current_database())",
  );
  while (isHearing(there)) await sleep(5);
  const id = await raise();
  expect(first((await reader.get(plain)).body.data)).toMatchObject({ id });
  expect(await read(async () => (await reader.get(plain), await reader.get(plain)))).toBe(2);
  await hearing();
  await reader.get(plain);
  expect(await read(() => reader.get(plain))).toBe(0);
});

test('a page that was read before a change and comes after it is thrown away', async () => {
  await sleep(1050);
  const { pool } = there.connection;
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const isRead = new Promise<void>((resolve) => {
    jest.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
      const rows = await query(...args);
      if (isPage(args[0])) {
        resolve();
        await released;
      }
      return rows;
    }) as never);
  });
  const slow = reader.get(plain);
  await isRead;
  jest.restoreAllMocks();
  const id = await raise();
  await heard();
  release();
  expect(first((await slow).body.data)).not.toMatchObject({ id });
  expect(first((await reader.get(plain)).body.data)).toMatchObject({ id });
});

test('is kept for staff alone: others get their own claims, each time anew', async () => {
  await reader.get(plain);
  const all = (await reader.get(plain)).body;
  for (const name of ['cliente@demo.ar', 'inquilino@demo.ar']) {
    const client = callerOf(there.app, (await here.as(name)).token);
    expect(await read(async () => (await client.get(plain), await client.get(plain)))).toBe(2);
    const { body } = await client.get(plain);
    expect(body.meta.total).toBeLessThan(all.meta.total);
    expect(body.data.every((row: { unit_claim: { priority: null } }) => row.unit_claim.priority === null)).toBe(true);
  }
  const consortium = callerOf(there.app, (await here.as('consorcio@demo.ar')).token);
  expect((await consortium.get(plain)).status).toBe(403);
});

test.each([
  'page=1&page_size=20',
  'page=2&page_size=10',
  'page=1&page_size=10&sort=date',
  'page=1&page_size=10&q=canilla',
])('%s is another page', async (query) => {
  const kept = (await reader.get(plain)).body;
  const other = (await reader.get(`/logic/unit_claim?${query}`)).body;
  expect(other).not.toEqual(kept);
  expect((await reader.get(plain)).body).toEqual(kept);
});

test('every table that a list reads tells of its changes', async () => {
  const { pool } = there.connection;
  const query = jest.spyOn(pool, 'query');
  for (const list of ['unit_claim', 'project_claim'])
    await reader.get(`/logic/${list}?page=1&page_size=7&mine=true&sort=name`).catch(() => undefined);
  const statements = query.mock.calls
    .map(([statement]) => statement as unknown as pg.QueryConfig)
    .filter(({ text }) => text?.includes('from claim c') || text?.includes('with shown as'));
  query.mockRestore();
  const tables = new Set<string>();
  for (const { text, values } of statements) {
    const { rows } = await pool.query<{ 'QUERY PLAN': unknown }>({ text: `explain (format json) ${text}`, values });
    for (const [, name] of JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)) tables.add(name!);
  }
  const { rows: telling } = await pool.query<{ name: string }>(
    "select tgrelid::regclass::text as name from pg_trigger where tgname = 'claim_list_changed'",
  );
  expect(statements.length).toBeGreaterThanOrEqual(4);
  expect(telling.map(({ name }) => name)).toEqual(expect.arrayContaining([...tables]));
});
