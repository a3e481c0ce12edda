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

interface First {
  /** What local storage held, whose session it is, and the shell's code. */
  shell: Promise<unknown>;
  /** The screen's code. */
  code: Promise<unknown>;
  /** All of it and, for a moment, the screen's first records. */
  all: Promise<unknown>;
}

/**
 * What the page of who is signed in begins with, side by side. So its shell and its screen are each drawn once and whole, not in parts
 * that each lay the page out anew. What fails here the screens ask for again, and tell.
 */
export function prepareFirst(store: AppStore, persistor: Persistor, address: string): First {
  const session = whenRead(persistor).then(() =>
    store.dispatch(authApi.endpoints.getSession.initiate(undefined, { subscribe: false })),
  );
  const area = shell.preload();
  const code = area.then(({ preloadScreen }) => preloadScreen(address));
  return {
    shell: Promise.all([session, area]),
    code,
    all: Promise.all([session, code]).then(([{ data }]) => data && readRecords(store, address, data.user)),
  };
}
