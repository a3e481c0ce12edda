import { waitFor } from '@testing-library/react';
import { authApi } from '../../src/api/auth';
import { sessionEnded } from '../../src/api/token';
import { createStore } from '../../src/app/store';
import { pageSizeChosen } from '../../src/session/storedSlice';
import { ok } from '../support/builders/claims';
import { buildUser } from '../support/builders/users';
import { api } from '../support/renderApp';

async function opened() {
  const { store, persistor } = createStore();
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  return { store, persistor };
}

/** Removes the version, as in the storage of a version that did not write one. */
function leaveUnversioned(): void {
  localStorage.setItem('token', 'uno');
  localStorage.setItem('lastPath', '/clientes?page=2');
  localStorage.setItem('id', '7');
  localStorage.setItem('userType', '"admin"');
  localStorage.setItem('pageSize', '25');
  localStorage.setItem('claims-table', '{"search":"?page=2","savedAt":5}');
}

test('values of an earlier version of the portal are read, and stored with the version from then on', async () => {
  leaveUnversioned();
  const { store, persistor } = await opened();
  expect(store.getState().stored).toMatchObject({
    token: 'uno',
    lastPath: '/clientes?page=2',
    id: 7,
    userType: 'admin',
    pageSize: 25,
    'claims-table': { search: '?page=2', savedAt: 5 },
  });
  store.dispatch(pageSizeChosen(50));
  await persistor.flush();
  expect(localStorage.getItem('pageSize')).toBe('50');
  expect(localStorage.getItem('token')).toBe('uno');
  expect(localStorage.getItem('storedVersion')).toBe('1');
});

test('values of this version are read again', async () => {
  const first = await opened();
  first.store.dispatch(pageSizeChosen(50));
  await first.persistor.flush();
  first.persistor.pause();
  expect((await opened()).store.getState().stored.pageSize).toBe(50);
});

test('an invalid version counts as none', async () => {
  leaveUnversioned();
  localStorage.setItem('storedVersion', 'nada');
  expect((await opened()).store.getState().stored.pageSize).toBe(25);
});

test('invalid values count as none', async () => {
  leaveUnversioned();
  localStorage.setItem('pageSize', '{{');
  localStorage.setItem('claims-table', 'nada');
  const { stored } = (await opened()).store.getState();
  expect([stored.pageSize, stored['claims-table'], stored.token]).toEqual([undefined, undefined, 'uno']);
});

test('a session that ends late leaves the one that another tab has started meanwhile', async () => {
  leaveUnversioned();
  const { store, persistor } = await opened();
  localStorage.setItem('token', 'dos');
  localStorage.setItem('id', '8');
  store.dispatch(sessionEnded('admin'));
  await persistor.flush();
  expect(store.getState().stored.token).toBeUndefined();
  expect(localStorage.getItem('token')).toBe('dos');
  expect(localStorage.getItem('id')).toBe('8');
});

test('a session is written when it starts, and removed when it ends: an immediate reload finds the same state', async () => {
  const { store } = await opened();
  api()
    .post('/api/auth/admin/login')
    .reply(200, ok({ token: 'nuevo', user: buildUser() }));
  const credentials = { username: 'admin@demo.ar', password: 'posventa2025' };
  await store.dispatch(authApi.endpoints.login.initiate({ type: 'admin', body: credentials }));
  expect(localStorage.getItem('token')).toBe('nuevo');
  expect(localStorage.getItem('userType')).toBe('"admin"');
  store.dispatch(sessionEnded(undefined));
  expect(localStorage.getItem('token')).toBeNull();
});
