import { configureStore, isPlain } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE, type Persistor } from 'redux-persist';
import { baseApi } from '../api/baseApi';
import { askForHome } from './askForHome';
import { rootReducer } from '../session/rootReducer';

/** A store with its persistor; tests and stories make a fresh one each. */
export function createStore() {
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
      }).concat(askForHome, baseApi.middleware),
  });
  // Who comes back to the tab, or to the network, sees what has changed meanwhile.
  setupListeners(store.dispatch);
  return { store, persistor: persistStore(store) };
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
