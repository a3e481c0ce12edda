/** A user's settings: those of this browser apply at once, those of the server once the page is loaded. */
import { waitFor } from '@testing-library/react';
import type { Preference } from '../../src/contract/preferences';
import { preferencesWanted } from '../../src/session/preferences';
import {
  gridKeysSet,
  selectHasGridKeys,
  selectTableLayout,
  tableArranged,
  tableStartChosen,
} from '../../src/session/storedSlice';
import { createStore, whenRestored } from '../../src/app/store';
import { authApi } from '../../src/api/auth';
import { ok, pageOf } from '../support/builders/claims';
import { buildUser } from '../support/builders/users';
import { api } from '../support/renderApp';

const user = buildUser();

/** Returns a store with a signed-in user whose page is loaded. */
async function signedIn(stored: Record<string, unknown> = {}, sessionUser: object = user) {
  localStorage.setItem('token', 'token-de-prueba');
  localStorage.setItem('id', String(user.id));
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
  const { store, persistor } = createStore();
  await whenRestored(persistor);
  await loadPage(store, sessionUser);
  return store;
}
/** The calls of the page: the settings are read after them. */
async function loadPage({ dispatch }: ReturnType<typeof createStore>['store'], sessionUser: object): Promise<void> {
  api()
    .get('/api/auth/info')
    .reply(200, ok({ user: sessionUser }));
  await dispatch(authApi.endpoints.getSession.initiate(undefined));
}
const serverHas = (preferences: Preference[]) => api().get('/api/logic/preferences').reply(200, pageOf(preferences));
/** Returns the values that the server receives for a key, in order. */
function sent(key: string, status = 200) {
  const values: unknown[] = [];
  api()
    .put(`/api/logic/preferences/${key}`, (body: { value: unknown }) => {
      values.push(body.value);
      return true;
    })
    .reply(status, status === 200 ? ok({ key, value: null }) : { success: false, message: 'No.' });
  return values;
}
const unsent = () => JSON.parse(localStorage.getItem('unsent-preferences') ?? '{}') as Record<string, string[]>;

test('the settings of another browser apply here, and replace the stored ones', async () => {
  const store = await signedIn({
    'table-layouts': { [`${user.id} clients`]: { isCompact: true }, [`${user.id} units`]: { isCompact: true } },
  });
  serverHas([
    { key: 'layout-clients', value: { isCompact: false } },
    { key: 'layout-units', value: null },
    { key: 'start-leases', value: 'status=pending' },
    { key: 'grid-keys', value: false },
  ]);
  store.dispatch(preferencesWanted());
  await waitFor(() => expect(selectTableLayout(store.getState(), 'clients')).toEqual({ isCompact: false }));
  await waitFor(() => {
    expect(JSON.parse(localStorage.getItem('table-layouts') ?? '')).toEqual({
      [`${user.id} clients`]: { isCompact: false },
    });
    expect(JSON.parse(localStorage.getItem('table-starts') ?? '')).toEqual({ [`${user.id} leases`]: 'status=pending' });
    expect(JSON.parse(localStorage.getItem('grid-keys') ?? '')).toEqual({ [user.id]: false });
  });
});

test('settings that only this browser has are sent to the server; those of another user are not', async () => {
  const store = await signedIn({
    'table-layouts': { [`${user.id} clients`]: { isCompact: true }, '999 units': { isCompact: true } },
  });
  serverHas([]);
  const values = sent('layout-clients');
  store.dispatch(preferencesWanted());
  await waitFor(() => expect(values).toEqual([{ isCompact: true }]));
  await waitFor(() => expect(unsent()[user.id]).toEqual([]));
});

test('a change is sent some time after the last one, and only once', async () => {
  const store = await signedIn();
  serverHas([]);
  store.dispatch(preferencesWanted());
  await waitFor(() => expect(store.getState().api.queries['listPreferences(undefined)']?.status).toBe('fulfilled'));
  const values = sent('layout-clients');
  for (const name of [100, 110, 120]) store.dispatch(tableArranged({ table: 'clients', layout: { widths: { name } } }));
  await waitFor(() => expect(values).toEqual([{ widths: { name: 120 } }]));
  const reset = sent('layout-clients');
  store.dispatch(tableArranged({ table: 'clients' }));
  await waitFor(() => expect(reset).toEqual([null]));
  await waitFor(() => expect(unsent()[user.id]).toEqual([]));
});

test('a change that the server did not receive survives the page, is not overwritten, and is sent the next time', async () => {
  const store = await signedIn({
    'grid-keys': { [user.id]: false },
    'unsent-preferences': { [user.id]: ['grid-keys'] },
  });
  serverHas([{ key: 'grid-keys', value: true }]);
  sent('grid-keys', 503);
  store.dispatch(preferencesWanted());
  await waitFor(() => expect(unsent()[user.id]).toEqual(['grid-keys']));
  await new Promise((resolve) => setTimeout(resolve, 1200));
  const values = sent('grid-keys');
  store.dispatch(gridKeysSet(false));
  await waitFor(() => expect(values).toEqual([false]));
  await waitFor(() => expect(unsent()[user.id]).toEqual([]));
});

test('a server that implements only the specification has no settings: they stay in this browser, and nothing is sent', async () => {
  const store = await signedIn({}, { id: user.id, type: 'admin', username: user.username, properties_count: 0 });
  store.dispatch(preferencesWanted());
  store.dispatch(tableStartChosen({ table: 'clients', search: 'q=ana' }));
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(JSON.parse(localStorage.getItem('table-starts') ?? '')).toEqual({ [`${user.id} clients`]: 'q=ana' });
});

test('another user who signs in in the same tab gets their own settings', async () => {
  const store = await signedIn();
  serverHas([{ key: 'grid-keys', value: false }]);
  store.dispatch(preferencesWanted());
  await waitFor(() => expect(selectHasGridKeys(store.getState())).toBe(false));
  const next = buildUser({ id: user.id + 1, username: 'direccion@demo.ar' });
  api()
    .post('/api/auth/admin/login')
    .reply(200, ok({ token: 'otro', user: next }));
  await store.dispatch(authApi.endpoints.login.initiate({ type: 'admin', body: { username: 'a', password: 'b' } }));
  await loadPage(store, next);
  const read = serverHas([]);
  store.dispatch(preferencesWanted());
  await waitFor(() => expect(read.isDone()).toBe(true));
});
