import { combineSlices } from '@reduxjs/toolkit';
import { createMigrate, persistReducer, type MigrationManifest, type PersistConfig } from 'redux-persist';
import { baseApi } from '../api/baseApi';
import { authSlice } from './authSlice';
import { liveSlice } from './liveSlice';
import { specStorage } from './specStorage';
import type { StoredState } from './storedKeys';
import { storedSlice } from './storedSlice';

/**
 * Migrations of values that older versions of the portal stored. Each value is checked when it is read (`storedKeys`),
 * so only a value whose meaning changed needs one.
 */
const migrations: MigrationManifest = {};

const storedConfig: PersistConfig<StoredState> = {
  key: 'posventa',
  version: 1,
  migrate: createMigrate(migrations),
  storage: specStorage,
  serialize: false,
  // The storage engine returns the state itself, not its serialised text.
  getStoredState: ({ storage, key }) => storage.getItem(key),
  stateReconciler: (inbound: Partial<StoredState>, _original, reduced) => ({ ...reduced, ...inbound }),
};

/** The slices that features add when their code is loaded; each feature declares its own. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by their modules
export interface LazyLoadedSlices {}

/**
 * The slices that every page needs. A feature injects its slice when its code is loaded, so that the login stays small.
 */
export const rootReducer = combineSlices({
  api: baseApi.reducer,
  auth: authSlice.reducer,
  live: liveSlice.reducer,
  stored: persistReducer(storedConfig, storedSlice.reducer),
}).withLazyLoadedSlices<LazyLoadedSlices>();

export type RootState = ReturnType<typeof rootReducer>;
