import { combineSlices } from '@reduxjs/toolkit';
import { persistReducer, type PersistConfig } from 'redux-persist';
import { baseApi } from '../api/baseApi';
import { authSlice } from './authSlice';
import { specStorage } from './specStorage';
import type { StoredState } from './storedKeys';
import { storedSlice } from './storedSlice';

/** redux-persist reads `deserialize` but its types lack it; without it the engine's object would be parsed as text. */
type StoredConfig = PersistConfig<StoredState> & { deserialize: boolean };
const storedConfig: StoredConfig = {
  key: 'posventa',
  storage: specStorage,
  serialize: false,
  deserialize: false,
  stateReconciler: (inbound: Partial<StoredState>, _original, reduced) => ({ ...reduced, ...inbound }),
};

/** What every page needs; a feature's slice injects itself when its code arrives, so that the login doesn't carry the claims'. */
export const rootReducer = combineSlices({
  api: baseApi.reducer,
  auth: authSlice.reducer,
  stored: persistReducer(storedConfig, storedSlice.reducer),
});

export type SessionState = ReturnType<typeof rootReducer>;
