import { combineSlices } from '@reduxjs/toolkit';
import { createMigrate, persistReducer, type MigrationManifest, type PersistConfig } from 'redux-persist';
import { baseApi } from '../api/baseApi';
import { authSlice } from './authSlice';
import { specStorage } from './specStorage';
import type { StoredState } from './storedKeys';
import { storedSlice } from './storedSlice';

/**
 * How to read what older versions of the portal wrote, by the version that changed it. What stands under a key is judged when it is
 * read (`storedKeys`), so only a value that got another meaning needs a step here; what was written before versions were has today's.
 */
const migrations: MigrationManifest = {};

const storedConfig: PersistConfig<StoredState> = {
  key: 'posventa',
  version: 1,
  migrate: createMigrate(migrations),
  storage: specStorage,
  serialize: false,
  // The engine answers the state itself, not its text.
  getStoredState: ({ storage, key }) => storage.getItem(key),
  stateReconciler: (inbound: Partial<StoredState>, _original, reduced) => ({ ...reduced, ...inbound }),
};

/** What every page needs; a feature's slice injects itself when its code arrives, so that the login doesn't carry the claims'. */
export const rootReducer = combineSlices({
  api: baseApi.reducer,
  auth: authSlice.reducer,
  stored: persistReducer(storedConfig, storedSlice.reducer),
});

export type SessionState = ReturnType<typeof rootReducer>;
