import { configureStore, isPlain, type Middleware } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE, type Persistor } from 'redux-persist';
import { baseApi } from '../api/baseApi';
import { sessionEnded } from '../api/sessionEnded';
import { askForHome } from './askForHome';
import { rootReducer } from '../session/rootReducer';
import { isSignedIn } from '../session/storedSlice';

/** A store with its persistor; tests and stories make a fresh one each. */
export function createStore() {
  // redux-persist writes a key a turn: who reloads, or opens another tab, while the list is still being drawn is signed in there too.
  const writeSession: Middleware = () => (next) => (action) => {
    const result = next(action);
    if (isSignedIn(action) || sessionEnded.match(action)) void persistor.flush();
    return result;
  };
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({
        // redux-persist's actions carry functions, and a multipart mutation's argument carries files.
        serializableCheck: {
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          ignoredActionPaths: ['meta.arg', 'meta.baseQueryMeta'],
          ignoredPaths: ['api.mutations'],
          // An export is the file itself.
          isSerializable: (value: unknown) => isPlain(value) || value instanceof Blob,
        },
      }).concat(askForHome, writeSession, baseApi.middleware),
  });
  // Who comes back to the tab, or to the network, sees what has changed meanwhile.
  setupListeners(store.dispatch);
  const persistor = persistStore(store);
  return { store, persistor };
}

export type AppStore = ReturnType<typeof createStore>['store'];

/** Done once what local storage held stands in the store. */
export function whenRead(persistor: Persistor): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (persistor.getState().bootstrapped) resolve();
    };
    persistor.subscribe(look);
    look();
  });
}
