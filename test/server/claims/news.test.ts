import { ownershipOf, raiseClaim } from '../support/claims';
import { form, png } from '../support/files';
import { startTestApp, type Caller, type TestApp } from '../support/testApp';

let api: TestApp;
let admin: Caller;
let manager: Caller;
let owner: Caller;
let consortium: Caller;
let tenant: Caller;
/** A claim of the owner that the unit's tenant does not see. */
let id: number;

beforeAll(async () => {
  api = await startTestApp();
  [admin, manager, owner, consortium, tenant] = await Promise.all([
    api.as('admin@demo.ar'),
    api.as('manager@demo.ar'),
    api.as('cliente@demo.ar'),
    api.as('consorcio@demo.ar'),
    api.as('inquilino@demo.ar'),
  ]);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.connection.pool.query('truncate claim_news, claim_read, account_visit');
  id = (await raiseClaim(owner, await ownershipOf(admin, 'Torre Oroño/3° A'))).body.data.unit_claim.id;
});

const newsOf = async (caller: Caller, claimId = id) =>
  (await caller.get(`/logic/claim/news?ids=${claimId}`)).body.data as {
    claim_id: number;
    what: { what: string; count: number }[];
    up_to: number;
  }[];
const unread = async (caller: Caller) => (await caller.get('/logic/claim/unread')).body.data;
const mark = (caller: Caller, body: object) => caller.post('/logic/claim/read', { type: 'UNIT', ...body });
const read = (caller: Caller, more: object = {}) => mark(caller, { is_read: true, ids: [id], ...more });
const say = (caller: Caller, text = 'Hola.') => caller.post(`/logic/claim/${id}/comment`, { text });

describe('news of a claim', () => {
  test('come with its row and its detail, and are null for a user who has read it', async () => {
    await say(owner, 'Sigue perdiendo.');
    const [{ claim_id: _id, ...news } = {}] = await newsOf(admin);
    const rowOf = async (caller: Caller) =>
      (await caller.get('/logic/unit_claim?page=1')).body.data.find(
        (row: { unit_claim: { id: number } }) => row.unit_claim.id === id,
      );
    expect(await rowOf(admin)).toMatchObject({ news, next_visit: null });
    expect((await admin.get(`/logic/unit_claim/${id}`)).body.data).toMatchObject({ news });
    expect((await rowOf(owner)).news).toBeNull();
    await read(admin);
    expect((await rowOf(admin)).news).toBeNull();
  });

  test('are shown to every user who sees it, with their kinds and numbers, except to their author', async () => {
    await say(owner, 'Sigue perdiendo.');
    await say(owner, '¿Hay novedades?');
    expect(await newsOf(admin)).toMatchObject([
      {
        claim_id: id,
        what: [
          { what: 'created', count: 1 },
          { what: 'message', count: 2 },
        ],
      },
    ]);
    expect(await newsOf(owner)).toEqual([]);
    await say(admin, 'Vamos mañana.');
    await admin.post(`/logic/claim/${id}/status/up`);
    expect(await newsOf(owner)).toMatchObject([
      {
        claim_id: id,
        what: [
          { what: 'message', count: 1 },
          { what: 'state', count: 1 },
        ],
      },
    ]);
  });

  test('are marked as read up to the last one that was shown: later ones stay unread', async () => {
    await say(admin, 'Uno.');
    const [seen] = await newsOf(owner);
    await say(admin, 'Dos.');
    await read(owner, { up_to: seen!.up_to });
    expect(await newsOf(owner)).toMatchObject([{ what: [{ what: 'message', count: 1 }] }]);
    await read(owner);
    expect(await newsOf(owner)).toEqual([]);
    // An older mark that arrives late has no effect.
    await read(owner, { up_to: seen!.up_to });
    expect(await newsOf(owner)).toEqual([]);
  });

  test('are marked per user: news that one user has read stay unread for others', async () => {
    await say(owner);
    await read(admin);
    expect(await newsOf(admin)).toEqual([]);
    expect(await newsOf(manager)).not.toEqual([]);
  });

  test('do not include a move that was undone immediately', async () => {
    await read(owner);
    await admin.post(`/logic/claim/${id}/status/up`);
    await admin.post(`/logic/claim/${id}/status/undo?from=approved`);
    const news = await newsOf(owner);
    const { code } = (await admin.get(`/logic/unit_claim/${id}`)).body.data.unit_claim.claim.claim_status;
    expect({ news, code }).toEqual({ news: [], code: 'pending' });
  });

  test.each([
    ['a price', () => admin.put(`/logic/claim/${id}/repair_price`, { repair_price: '100' }), 'price'],
    ['a priority', () => admin.put(`/logic/unit_claim/${id}/priority`, { priority: 'high' }), 'priority'],
    ['a note', () => admin.upload(`/logic/claim/${id}/note`, form({ text: 'Ojo con este.' }, [])), 'note'],
  ])('do not reveal %s to an owner, neither as a kind nor in a number', async (_what, act, kind) => {
    const before = await unread(owner);
    await act();
    expect(await newsOf(owner)).toEqual([]);
    expect(await unread(owner)).toEqual(before);
    expect((await newsOf(manager))[0]!.what.map(({ what }) => what)).toContain(kind);
    await say(admin);
    const [shown] = await newsOf(owner);
    expect(shown!.what).toEqual([{ what: 'message', count: 1 }]);
  });

  test('include their photos', async () => {
    await owner.upload(`/logic/claim/${id}/image`, form({}, [{ name: 'a.png', bytes: png }]));
    expect((await newsOf(admin))[0]!.what).toContainEqual({ what: 'photo', count: 1 });
  });

  test('are not shown to users who do not see the claim', async () => {
    await say(admin);
    expect(await newsOf(tenant)).toEqual([]);
    expect(await newsOf(consortium)).toEqual([]);
    expect((await mark(consortium, { is_read: false, ids: [id] })).body.data).toEqual({ marked: 0 });
    expect((await mark(tenant, { is_read: false, ids: [id] })).body.data).toEqual({ marked: 0 });
    expect((await unread(tenant)).unit).toBe(0);
  });

  test('from before the account was created are not shown', async () => {
    await say(admin);
    await api.connection.pool.query("update account set created_at = now() where username = 'cliente@demo.ar'");
    expect(await newsOf(owner)).toEqual([]);
    await api.connection.pool.query(
      "update account set created_at = now() - interval '1 year' where username = 'cliente@demo.ar'",
    );
    expect(await newsOf(owner)).toHaveLength(1);
  });
});

describe('a list', () => {
  const listed = async (caller: Caller, query: string) =>
    ((await caller.get(`/logic/unit_claim?page=1&${query}`)).body.data as { unit_claim: { id: number } }[]).map(
      ({ unit_claim: claim }) => claim.id,
    );

  test('finds and counts the claims that the user has not read', async () => {
    expect(await listed(admin, 'unread=true')).toEqual([id]);
    expect(await unread(admin)).toMatchObject({ unit: 1, project: 0 });
    await read(admin);
    expect(await listed(admin, 'unread=true')).toEqual([]);
    expect(await unread(admin)).toMatchObject({ unit: 0, project: 0 });
    expect(await listed(owner, 'unread=true')).toEqual([]);
  });

  test('finds claims with news by others since an instant', async () => {
    const since = encodeURIComponent(new Date(Date.now() - 60_000).toISOString());
    await read(admin);
    expect(await listed(admin, `news_since=${since}`)).toEqual([id]);
    expect(await listed(owner, `news_since=${since}`)).toEqual([]);
    expect(await listed(admin, 'news_since=2099-01-01T00:00:00Z')).toEqual([]);
    expect((await admin.get('/logic/unit_claim?page=1&news_since=ayer')).status).toBe(400);
  });
});

describe('marking claims', () => {
  test('as unread works without news too', async () => {
    await read(admin);
    expect((await mark(admin, { is_read: false, ids: [id] })).body.data).toEqual({ marked: 1 });
    expect(await newsOf(admin)).toEqual([{ claim_id: id, what: [], up_to: 0 }]);
    expect((await unread(admin)).unit).toBe(1);
    await read(admin);
    expect((await unread(admin)).unit).toBe(0);
  });

  test('works for all claims that a list finds', async () => {
    await say(owner);
    expect((await mark(manager, { is_read: true, filter: { unread: true } })).body.data).toEqual({ marked: 1 });
    expect(await unread(manager)).toMatchObject({ unit: 0 });
  });

  test('leaves claims of the other kind unchanged', async () => {
    expect((await mark(admin, { type: 'PROJECT', is_read: true, ids: [id] })).body.data).toEqual({ marked: 0 });
  });

  test.each([
    ['neither claims nor a filter', { is_read: true }, 422],
    ['both', { is_read: true, ids: [1], filter: {} }, 422],
    ['no claim', { is_read: true, ids: [] }, 400],
    ['an unknown kind', { is_read: true, ids: [1], type: 'OTHER' }, 400],
  ])('requires claims: not %s', async (_what, body, status) => {
    expect((await mark(admin, body)).status).toBe(status);
  });
});

test("news since the last visit are counted from the user's last visit before today", async () => {
  expect((await unread(admin)).last_visit).toBeNull();
  const me = "(select id from account where username = 'admin@demo.ar')";
  await api.connection.pool.query(
    `insert into account_visit (account_id, at) values (${me}, now() - interval '2 days') on conflict (account_id) do update set at = excluded.at`,
  );
  await api.connection.pool.query(
    `update session set last_seen_at = now() - interval '2 days' where account_id = ${me}`,
  );
  const { last_visit: visit } = await unread(admin);
  expect({
    unit: visit.unit,
    project: visit.project,
    days: Math.round((Date.now() - Date.parse(visit.at)) / 86_400_000),
  }).toEqual({
    unit: 1,
    project: 0,
    days: 2,
  });
  // News that are read meanwhile still count.
  await read(admin);
  expect((await unread(admin)).last_visit).toEqual(visit);
});

test('news older than 90 days are deleted, and so are marks of claims without news', async () => {
  await read(admin);
  await api.connection.pool.query("update claim_news set at = now() - interval '91 days'");
  const { cleanUp } = await import('../../../src/server/database/cleanup');
  await cleanUp(api.connection.pool);
  const { rows } = await api.connection.pool.query(
    'select (select count(*)::int from claim_news) as news, (select count(*)::int from claim_read) as marks',
  );
  expect(rows).toEqual([{ news: 0, marks: 0 }]);
});

test('two concurrent messages, of which the later one committed first, are both unread for a user who read in between', async () => {
  const pool = api.connection.pool;
  const write =
    'insert into claim_comment (claim_id, text, created_by) values ($1, $2, (select id from account where username = $3))';
  const [first, second] = await Promise.all([pool.connect(), pool.connect()]);
  try {
    await first.query('begin');
    await first.query(write, [id, 'La primera.', 'cliente@demo.ar']);
    await second.query('begin');
    const waiting = second.query(write, [id, 'La segunda.', 'cliente@demo.ar']);
    await read(admin);
    await first.query('commit');
    await waiting;
    await second.query('commit');
  } finally {
    first.release();
    second.release();
  }
  expect((await newsOf(admin))[0]!.what).toEqual([{ what: 'message', count: 2 }]);
});
