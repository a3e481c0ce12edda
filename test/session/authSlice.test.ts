/** Section 4: the flags of the signed-in user, as the calls set them. */
import { waitFor } from '@testing-library/react';
import { authApi } from '../../src/api/auth';
import { createStore } from '../../src/app/store';
import { signedOut } from '../../src/session/storedSlice';
import { buildUser } from '../support/builders/users';
import { api } from '../support/renderApp';

async function opened() {
  localStorage.setItem('token', 'uno');
  const { store, persistor } = createStore();
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  return store;
}
const check = (store: Awaited<ReturnType<typeof opened>>) => store.dispatch(authApi.endpoints.getSession.initiate());

test('the loading flag is on while the stored session is checked; then the user is signed in', async () => {
  api()
    .get('/api/auth/info')
    .reply(200, { success: true, data: { user: buildUser() } });
  const store = await opened();
  const checked = check(store);
  expect(store.getState().auth).toMatchObject({ loading: true, isLoggedIn: false, user: null });
  await checked;
  expect(store.getState().auth).toMatchObject({ loading: false, isLoggedIn: true, user: buildUser(), error: null });
});

test('a failed check sets its error, and signing out clears it', async () => {
  api().get('/api/auth/info').reply(503, { success: false, message: 'La base de datos no está disponible.' });
  const store = await opened();
  await check(store);
  expect(store.getState().auth).toMatchObject({
    loading: false,
    isLoggedIn: false,
    error: 'La base de datos no está disponible.',
  });
  store.dispatch(signedOut());
  expect(store.getState().auth).toMatchObject({ loading: false, isLoggedIn: false, user: null, error: null });
});
