import { configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE, type Persistor } from 'redux-persist';
import { baseApi } from '../api/baseApi';
import { sessionEnded } from '../api/token';
import { listener, startListening } from '../session/listener';
import { rootReducer } from '../session/rootReducer';
import { isSignedIn, signedOut, themeChosen } from '../session/storedSlice';
import { closeNotices } from '../ui/notices';
import { notify, toastMs } from '../ui/notify';
import { appText } from './appText';
import { showTheme } from './showTheme';

/** Creates a store with its persistor; each test and story creates its own. */
export function createStore() {
  // redux-persist writes one key per tick. Without the flush, a reload right after the login would find no token.
  const storeListener = createListenerMiddleware();
  storeListener.startListening({
    matcher: isAnyOf(isSignedIn, sessionEnded, themeChosen),
    effect: () => persistor.flush(),
  });
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({
        // redux-persist's own actions contain functions.
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      })
        .prepend(listener.middleware, storeListener.middleware)
        .concat(baseApi.middleware),
  });
  // Refetch when the tab gets the focus again or the network is back.
  setupListeners(store.dispatch);
  const persistor = persistStore(store);
  return { store, persistor };
}

// A notification of the page on which the session ended must not stay on the login.
startListening({ matcher: isAnyOf(signedOut, sessionEnded), effect: () => closeNotices() });

startListening({
  actionCreator: themeChosen,
  effect: (_action, { getState }) =>
    showTheme(getState).catch(() => notify({ type: 'error', title: appText.themeFailed, durationMs: toastMs.error })),
});

export type AppStore = ReturnType<typeof createStore>['store'];

/** Resolves once the state from local storage is in the store. */
export function whenRestored(persistor: Persistor): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (persistor.getState().bootstrapped) resolve();
    };
    persistor.subscribe(check);
    check();
  });
}
