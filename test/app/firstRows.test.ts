/** The rows of the first list are in the cache before React renders, if the boot script's response has arrived. */
import { waitFor } from '@testing-library/react';
import { claimsApi } from '../../src/api/claims';
import { authApi } from '../../src/api/auth';
import { createStore } from '../../src/app/store';
import { receiveFirstRows } from '../../src/app/start/firstRows';
import { buildUnitClaim, pageOf } from '../support/builders/claims';
import { buildUser } from '../support/builders/users';
import { api } from '../support/renderApp';

const token = 'uno';
const url = 'http://posventa.test/api/logic/unit_claim?page=1&page_size=10';

async function signedIn(path: string) {
  localStorage.setItem('token', token);
  window.history.pushState(null, '', path);
  const { store, persistor } = createStore();
  await waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  api()
    .get('/api/auth/info')
    .reply(200, { success: true, data: { user: buildUser() } });
  await store.dispatch(authApi.endpoints.getSession.initiate());
  return store;
}
const requestedEarly = (answer: Promise<Response>) => {
  window.__early = { token, at: performance.now(), answers: { [url]: answer } };
};
const rowsOf = (store: Awaited<ReturnType<typeof signedIn>>) => {
  const [arg] = claimsApi.util.selectCachedArgsForQuery(store.getState(), 'listUnitClaims');
  return arg && claimsApi.endpoints.listUnitClaims.select(arg)(store.getState()).data?.items;
};

afterEach(() => {
  delete window.__early;
});

test('a response that has arrived is in the cache', async () => {
  const store = await signedIn('/reclamos');
  requestedEarly(Promise.resolve(Response.json(pageOf([buildUnitClaim()]))));
  await receiveFirstRows(store);
  expect(rowsOf(store)).toHaveLength(1);
});

test('a response that is still on its way is not waited for', async () => {
  const store = await signedIn('/reclamos');
  requestedEarly(new Promise(() => {}));
  await receiveFirstRows(store);
  expect(rowsOf(store)).toBeUndefined();
});

test('another screen does not take the response', async () => {
  const store = await signedIn('/clientes');
  requestedEarly(Promise.resolve(Response.json(pageOf([buildUnitClaim()]))));
  await receiveFirstRows(store);
  expect(rowsOf(store)).toBeUndefined();
});
