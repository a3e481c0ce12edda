import type { PersistState, Storage } from 'redux-persist';
import { tokenWritten } from '../api/token';
import { isTextKey, readStored, storedKeys, type StoredState } from './storedKeys';

/** The key for the version of the portal that wrote the other keys. */
const versionKey = 'storedVersion' as const;

/** The values that this page last read or wrote. */
const written = new Map<string, unknown>();

function remember(key: string, value: unknown): void {
  written.set(key, value);
  if (key === 'token') tokenWritten(typeof value === 'string' ? value : undefined);
}

/** Returns the version that wrote local storage; -1 (redux-persist's default) if none is stored. */
function readVersion(): number {
  try {
    const version = Number(localStorage.getItem(versionKey) ?? undefined);
    return Number.isInteger(version) ? version : -1;
  } catch {
    return -1;
  }
}

function write(key: keyof StoredState | typeof versionKey, value: unknown): void {
  try {
    // Writes only changed values: a key that was removed or changed by hand must not be restored from memory.
    if (value === written.get(key)) return;
    if (value === undefined || value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, key !== versionKey && isTextKey(key) ? String(value) : JSON.stringify(value));
    remember(key, value);
  } catch {
    // Storage may be full or forbidden (private windows); the portal works without it.
  }
}

/**
 * Whether another tab has signed in since this one read or wrote the token. A tab whose own session has ended, and that
 * learns it late, must not end the new one.
 */
function isOtherSession(): boolean {
  const now = readStored('token');
  return now !== undefined && now !== written.get('token');
}

/**
 * redux-persist's storage engine, which stores each field of the slice under the specification's own key, so that each
 * can be read and overridden by hand.
 */
export const specStorage: Storage = {
  getItem: async () => {
    const entries = storedKeys.map((key) => [key, readStored(key)] as const);
    for (const [key, value] of entries) remember(key, value);
    const version = readVersion();
    remember(versionKey, version);
    const present = entries.filter(([, value]) => value !== undefined);
    return { ...Object.fromEntries(present), _persist: { version, rehydrated: true } };
  },
  setItem: async (_key: string, state: StoredState & { _persist: PersistState }) => {
    if (!state.token && isOtherSession()) return;
    for (const key of storedKeys) write(key, state[key]);
    write(versionKey, state._persist.version);
  },
  removeItem: async () => {
    for (const key of [...storedKeys, versionKey] as const) write(key, undefined);
  },
};
