/** A global filter that finds nothing offers a similar text that finds something. */
import { startTestApp, type Caller, type TestApp } from './support/testApp';

let api: TestApp;
let admin: Caller;
let owner: Caller;
beforeAll(async () => {
  api = await startTestApp();
  [admin, owner] = await Promise.all([api.as('admin@demo.ar'), api.as('cliente@demo.ar')]);
});
afterAll(() => api.close());

const suggestionOf = async (caller: Caller, path: string, q: string): Promise<unknown> => {
  const { body } = await caller.get(`${path}${path.includes('?') ? '&' : '?'}page=1&q=${encodeURIComponent(q)}`);
  return body.meta.suggestion;
};

test.each([
  ['/logic/unit_claim', 'giminez', 'Giménez'],
  ['/logic/unit_claim', 'Tore Oroño', 'Torre Oroño'],
  ['/logic/unit_claim', 'canila', 'Canilla'],
  ['/logic/client', 'giminez', 'Giménez'],
  ['/logic/unit', 'pelegrini', 'Pellegrini'],
  ['/logic/project', 'oronio', 'Oroño'],
])('in %s, "%s" is perhaps "%s"', async (path, q, suggestion) => {
  const suggested = await suggestionOf(admin, path, q);
  expect(suggested).toBe(suggestion);
  const found = await admin.get(`${path}?page=1&q=${encodeURIComponent(suggestion)}`);
  expect(found.body.meta.total).toBeGreaterThan(0);
});

test('a text that finds something, and one that nothing resembles, have no suggestion', async () => {
  expect(await suggestionOf(admin, '/logic/unit_claim', 'canilla')).toBeUndefined();
  expect(await suggestionOf(admin, '/logic/unit_claim', 'xyzxyz qwqwq')).toBeUndefined();
  expect(await suggestionOf(admin, '/logic/unit_claim', '%%__')).toBeUndefined();
});

test('a suggestion finds something together with the other filters', async () => {
  expect(await suggestionOf(admin, '/logic/unit_claim?from=2199-01-01', 'canila')).toBeUndefined();
});

test('a client is offered only words of the own claims', async () => {
  const { data } = (await admin.get('/logic/client?page=1&page_size=200')).body as {
    data: { last_name: string; username: string }[];
  };
  for (const { last_name: name, username } of data.slice(0, 12)) {
    if (username === 'cliente@demo.ar') continue;
    const suggested = await suggestionOf(owner, '/logic/unit_claim', `${name.slice(0, -1)}xx`);
    if (typeof suggested === 'string') {
      const own = await owner.get(`/logic/unit_claim?page=1&q=${encodeURIComponent(suggested)}`);
      expect(own.body.meta.total).toBeGreaterThan(0);
    }
  }
});

test('the palette offers one too', async () => {
  const { body } = await admin.get('/logic/search?q=giminez');
  expect(body.data).toEqual({ found: [], suggestion: 'Giménez' });
});
