/** The rows of the first list are in the cache before React renders, if the boot script's response has arrived. */
import { waitFor } from '@testing-library/react';
import { claimsApi } from '../../../src/api/claims';
import { authApi } from '../../../src/api/auth';
import { createStore } from '../../../src/app/store';
import { haveEarlyResponsesArrived } from '../../../src/api/early';
import '../../../src/features/claims/ClaimListScreens';
import { receiveFirstRows } from '../../../src/session/firstRows';
import { buildUnitClaim, pageOf } from '../../support/builders/claims';
import { buildUser } from '../../support/builders/users';
import { api } from '../../support/renderApp';

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

test('a response that has arrived is put into the cache', async () => {
  const store = await signedIn('/reclamos');
  requestedEarly(Promise.resolve(Response.json(pageOf([buildUnitClaim()]))));
  expect(await haveEarlyResponsesArrived()).toBe(true);
  await store.dispatch(receiveFirstRows());
  expect(rowsOf(store)).toHaveLength(1);
});

test('a response that is still on its way has not arrived', async () => {
  requestedEarly(new Promise(() => {}));
  expect(await haveEarlyResponsesArrived()).toBe(false);
});

test('another screen requests no claims', async () => {
  const store = await signedIn('/clientes');
  await store.dispatch(receiveFirstRows());
  expect(rowsOf(store)).toBeUndefined();
});
