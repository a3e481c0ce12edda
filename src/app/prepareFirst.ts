import type { Persistor } from 'redux-persist';
import { authApi, type SignedInUser } from '../api/auth';
import { currentEntry, firstClaims } from './boot/firstClaims';
import { shell } from './shellArea';
import { whenRead, type AppStore } from './store';

/** Milliseconds that a screen whose code is there waits for its first records at most. */
const recordsMs = 300;

async function readRecords(store: AppStore, address: string, user: SignedInUser): Promise<void> {
  const first = firstClaims(address, currentEntry(), user);
  if (!first) return;
  const { askForClaims } = await import(/* webpackChunkName: "claims-list" */ '../features/claims/claimLists');
  const limit = new Promise((resolve) => setTimeout(resolve, recordsMs));
  await Promise.race([
    limit,
    first.mode === 'unit'
      ? store.dispatch(askForClaims.unit(first.query))
      : store.dispatch(askForClaims.project(first.query)),
  ]);
}

/**
 * What the page of who is signed in begins with, side by side: what local storage held, whose session it is, the screen's code and, for a
 * moment, its first records. So it is drawn once and whole, not in five parts that each lay it out anew. What fails here the screens ask
 * for again, and tell.
 */
export async function prepareFirst(store: AppStore, persistor: Persistor, address: string): Promise<void> {
  const session = whenRead(persistor).then(() =>
    store.dispatch(authApi.endpoints.getSession.initiate(undefined, { subscribe: false })),
  );
  const code = shell.preload().then(({ preloadScreen }) => preloadScreen(address));
  const [{ data }] = await Promise.all([session, code]);
  if (data) await readRecords(store, address, data.user);
}
