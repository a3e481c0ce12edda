import type { Storage } from 'redux-persist';
import { tokenWritten } from '../api/token';
import { roles } from '../contract/permissions';
import { isLoginPath, screenOf } from './screenPaths';

/** The keys of local storage that the specification names (section 9, decisions 8). Text keys hold bare text, the others JSON. */
const textKeys = ['token', 'lastPath'] as const;
const jsonKeys = ['id', 'userType', 'pageSize', 'claims-table', 'clients-table'] as const;

const isUsable: Record<string, (value: unknown) => boolean> = {
  id: (value) => typeof value === 'number',
  userType: (value) => roles.some((role) => role === value),
  pageSize: (value) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 200,
  'claims-table': isTableState,
  'clients-table': isTableState,
};

function isTableState(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as { search?: unknown }).search === 'string' &&
    typeof (value as { savedAt?: unknown }).savedAt === 'number'
  );
}

/** What storage held when this page last looked, or wrote. */
const written = new Map<string, unknown>();
const isText = (key: string) => (textKeys as readonly string[]).includes(key);

function read(key: string): unknown {
  const value = readFresh(key);
  written.set(key, value);
  if (key === 'token') tokenWritten(value as string | undefined);
  return value;
}

function readFresh(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    if (key === 'token') return text;
    // What is no path of ours is dropped: following it would lead to another site, or round in circles.
    if (key === 'lastPath') return screenOf(text) || isLoginPath(text) ? text : undefined;
    const value: unknown = JSON.parse(text);
    return isUsable[key]?.(value) ? value : undefined;
  } catch {
    return undefined; // A stored value that cannot be read is dropped, not fatal.
  }
}

function write(key: string, value: unknown): void {
  try {
    // Only what changed: a key that somebody removed or overrode by hand must not be written back from memory.
    if (value === written.get(key)) return;
    written.set(key, value);
    if (value === undefined || value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, isText(key) ? String(value) : JSON.stringify(value));
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
    Object.fromEntries(
      [...textKeys, ...jsonKeys].map((key) => [key, read(key)]).filter(([, value]) => value !== undefined),
    ),
  setItem: async (_key: string, state: Record<string, unknown>) => {
    for (const key of [...textKeys, ...jsonKeys]) write(key, state[key]);
  },
  removeItem: async () => {
    for (const key of [...textKeys, ...jsonKeys]) write(key, undefined);
  },
};
