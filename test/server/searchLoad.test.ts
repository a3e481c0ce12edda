/** What a search costs: each word and each text once, and the searches of one account only delay its own. */
import { ResponseQueue } from '../../src/server/support/responseQueue';
import { startTestApp, type Caller, type TestApp } from './support/testApp';
import { until } from './support/until';

let api: TestApp;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  api = await startTestApp();
  [admin, manager] = await Promise.all([api.as('admin@demo.ar'), api.as('manager@demo.ar')]);
  await api.connection.pool.query(
    `insert into account (type, username, name, last_name) select 'manager', 'm' || n || '@demo.ar', 'Mariana ' || n, 'Ledesma' from generate_series(1, 100) n`,
  );
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

interface Statement {
  text: string;
  values: unknown[];
}

/** Returns the statements that a call sends to the database, with their values. */
async function statementsOf(caller: Caller, path: string): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { pool } = api.connection;
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  jest.spyOn(pool, 'query').mockImplementation(((...args: [Statement | string, unknown[]?]) => {
    const [first, values] = args;
    statements.push(
      typeof first === 'string'
        ? { text: first, values: values ?? [] }
        : { ...first, values: first.values ?? values ?? [] },
    );
    return query(...args);
  }) as never);
  expect((await caller.get(path)).status).toBe(200);
  jest.restoreAllMocks();
  return statements;
}
const search = (path: string, words: string[]) =>
  `${path}?${path.endsWith('/claim') ? '' : 'page=1&'}q=${encodeURIComponent(words.join(' '))}`;
const letters = [...'aeilmnrsdz'];

test.each(['/logic/unit_claim', '/logic/project_claim', '/logic/work_order', '/logic/contractor', '/logic/client'])(
  'a search in %s of more than twenty words is refused at its field, and the same word counts once',
  async (path) => {
    const words = Array.from({ length: 21 }, (_, number) => `p${number}x`);
    const { status, body } = await manager.get(search(path, words));
    const message = 'Son demasiadas palabras para buscar. Escribí 20 como máximo.';
    expect([status, body]).toEqual([422, { success: false, message, errors: [{ field: 'q', message }] }]);
    expect((await manager.get(search(path, words.slice(1)))).status).toBe(200);
    expect((await manager.get(search(path, Array<string>(60).fill('a')))).status).toBe(200);
  },
);

test('a search of claims names each staff member at most once for each different word', async () => {
  const repeated = await statementsOf(manager, search('/logic/unit_claim', Array<string>(60).fill('a')));
  const ids = repeated.flatMap(({ text, values }) =>
    text.includes('responsible_id')
      ? values.filter((value): value is number[] => Array.isArray(value) && value.length > 50)
      : [],
  );
  expect(ids.length).toBeGreaterThan(0);
  for (const list of ids) expect(list).toHaveLength(new Set(list).size);
  const perStatement = repeated.map(
    ({ values }) => values.filter((value) => Array.isArray(value) && value.length > 50).length,
  );
  expect(Math.max(...perStatement)).toBe(1);
});

test.each([
  ['/logic/work_order', 'string_agg(concat_ws'],
  ['/logic/contractor', 'search_text('],
  ['/model/manager', 'search_text('],
  ['/logic/work_order/claim', 'search_text('],
])('a search in %s builds the text of a row once, however many words it has', async (path, part) => {
  const count = async (words: string[]) => {
    const [rows] = (await statementsOf(admin, search(path, words))).filter(({ text }) => text.includes(part));
    return rows!.text.split(part).length;
  };
  expect(await count(letters)).toBe(await count(['a']));
});

test('a search waits for the earlier ones of its account, and those of others do not', async () => {
  const { pool } = api.connection;
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  const held: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  jest.spyOn(pool, 'query').mockImplementation((async (...args: [Statement | string]) => {
    const [statement] = args;
    const word =
      typeof statement === 'object' ? statement.values?.find((value) => /^%lento\d%$/.test(String(value))) : undefined;
    if (word) {
      held.push(String(word));
      await released;
    }
    return query(...args);
  }) as never);
  const searches = [1, 2, 3, 4].map((number) => manager.get(search('/logic/client', [`lento${number}`])));
  await until(() => new Set(held).size === 2);
  expect((await admin.get(search('/logic/client', ['gimenez']))).status).toBe(200);
  expect((await manager.get('/logic/client?page=1')).status).toBe(200);
  expect(new Set(held)).toEqual(new Set(['%lento1%', '%lento2%']));
  release();
  expect((await Promise.all(searches)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(held).size).toBe(4);
});

test('a queue gives each person some turns at a time, and refuses who has too many waiting', async () => {
  const queue = new ResponseQueue({ concurrent: Infinity, ofPerson: 2, waiting: 1, refusal: 'Esperá.' });
  const { signal } = new AbortController();
  const [first] = await Promise.all([queue.enter(1, signal), queue.enter(1, signal)]);
  let hasBegun = false;
  const third = queue.enter(1, signal).then((end) => {
    hasBegun = true;
    return end;
  });
  await queue.enter(2, signal);
  await expect(queue.enter(1, signal)).rejects.toThrow('Esperá.');
  expect(hasBegun).toBe(false);
  first();
  await third;
  expect(hasBegun).toBe(true);
});
