/** A user's settings: only its own, in the shapes of the contract. */
import { preferenceKeys } from '../../src/contract/preferences';
import { startTestApp, type TestApp } from './support/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const layout = {
  order: ['id', 'name'],
  shown: { email: false },
  widths: { name: 240 },
  isFirstFrozen: true,
  isCompact: false,
};

test.each(['admin@demo.ar', 'manager@demo.ar', 'consorcio@demo.ar', 'cliente@demo.ar', 'inquilino@demo.ar'])(
  'those of %s are kept, and nobody else has them; the last write wins, and null is kept too',
  async (username) => {
    const person = await api.as(username);
    expect((await person.get('/logic/preferences')).body.data).toEqual([]);
    const { status, body } = await person.put('/logic/preferences/layout-clients', { value: layout });
    expect([status, body.data]).toEqual([200, { key: 'layout-clients', value: layout }]);
    await person.put('/logic/preferences/start-unit_claims', { value: 'sort=-date' });
    await person.put('/logic/preferences/grid-keys', { value: true });
    await person.put('/logic/preferences/grid-keys', { value: false });
    await person.put('/logic/preferences/layout-units', { value: null });
    const all = [
      { key: 'grid-keys', value: false },
      { key: 'layout-clients', value: layout },
      { key: 'layout-units', value: null },
      { key: 'start-unit_claims', value: 'sort=-date' },
    ];
    expect((await person.get('/logic/preferences')).body.data).toEqual(all);
    // The same user in another session.
    expect((await (await api.as(username)).get('/logic/preferences')).body.data).toEqual(all);
  },
);

test('only known keys are accepted, with values of the right setting, shape and size', async () => {
  const admin = await api.as('direccion@demo.ar');
  const put = async (key: string, value: unknown) => (await admin.put(`/logic/preferences/${key}`, { value })).status;
  expect(await put('layout-unknown', layout)).toBe(400);
  expect(await put('__proto__', {})).toBe(400);
  for (const [key, value] of [
    ['grid-keys', 'yes'],
    ['grid-keys', layout],
    ['layout-clients', true],
    ['layout-clients', 'sort=id'],
    ['layout-clients', { ...layout, colour: 'red' }],
    ['layout-clients', { order: Array(101).fill('id') }],
    ['layout-clients', { order: ['x'.repeat(61)] }],
    ['layout-clients', { shown: { '<b>': true } }],
    ['layout-clients', { shown: Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`c${at}`, true])) }],
    ['layout-clients', { widths: { name: 'wide' } }],
    ['layout-clients', { widths: { name: 1e9 } }],
    ['start-clients', 'x'.repeat(2001)],
    ['start-clients', {}],
  ] as const)
    expect([key, value, await put(key, value)]).toEqual([key, value, 400]);
  expect((await admin.put('/logic/preferences/grid-keys', {})).status).toBe(400);
  expect((await admin.get('/logic/preferences')).body.data).toEqual([]);
  for (const key of preferenceKeys) expect(await put(key, null)).toBe(200);
});

test('without a session there are none, and settings of another version are not returned', async () => {
  expect((await api.nobody.get('/logic/preferences')).status).toBe(401);
  expect((await api.nobody.put('/logic/preferences/grid-keys', { value: true })).status).toBe(401);
  const consortium = await api.as('administracion@demo.ar');
  await api.connection.pool.query(
    `insert into person_preference (account_id, key, value) select id, 'former-setting', 'true' from account where username = 'administracion@demo.ar'`,
  );
  expect((await consortium.get('/logic/preferences')).body.data).toEqual([]);
});
