import type { Storage } from 'redux-persist';
import { tokenWritten } from '../api/token';
import { isTextKey, readStored, storedKeys, type StoredState } from './storedKeys';

/** What storage held when this page last looked, or wrote. */
const written = new Map<string, unknown>();

function read(key: keyof StoredState): unknown {
  const value = readStored(key);
  written.set(key, value);
  if (key === 'token') tokenWritten(value as string | undefined);
  return value;
}

function write(key: string, value: unknown): void {
  try {
    // Only what changed: a key that somebody removed or overrode by hand must not be written back from memory.
    if (value === written.get(key)) return;
    written.set(key, value);
    if (value === undefined || value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, isTextKey(key) ? String(value) : JSON.stringify(value));
    if (key === 'token') tokenWritten(value as string | undefined);
  } catch {
    // Storage may be full or forbidden (private windows); the portal works on without it.
  }
}

/**
 * redux-persist's storage engine that spreads the stored slice over the specification's own keys, so that each can be read and
 * overridden by hand.
 */
export const specStorage: Storage = {
  getItem: async () =>
    Object.fromEntries(storedKeys.map((key) => [key, read(key)]).filter(([, value]) => value !== undefined)),
  setItem: async (_key: string, state: Record<string, unknown>) => {
    for (const key of storedKeys) write(key, state[key]);
  },
  removeItem: async () => {
    for (const key of storedKeys) write(key, undefined);
  },
};
