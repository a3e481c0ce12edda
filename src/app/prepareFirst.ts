import type { Persistor } from 'redux-persist';
import { authApi } from '../api/auth';
import { currentEntry, firstClaims } from './boot/firstClaims';
import { readFirstRecords } from './firstRecords';
import { shell } from './shellArea';
import { whenRead, type AppStore } from './store';

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
    all: Promise.all([session, code]).then(([{ data }]) => {
      const first = data && firstClaims(address, currentEntry(), data.user);
      return first && readFirstRecords(store.dispatch, first);
    }),
  };
}
