import { limits } from '../contract/limits';
import { roles, type Role } from '../contract/permissions';
import { screenOf } from '../contract/links';
import type { TableLayout } from '../contract/preferences';
import { isLoginPath } from './userTypes';

/** The last state of a table: its query string (page, sort, filters) and its time (milliseconds). */
export interface TableState {
  search: string;
  savedAt: number;
}
export type { TableLayout };

/** The two modes of the claims table share one key: unit claims are the outer entry. */
interface ClaimsTableState extends TableState {
  project?: TableState;
}
export type StoredTable = 'claims-table' | 'clients-table';

/** The key and entry under which a table stores its page and filter. */
export interface TableStorageKey {
  table: StoredTable;
  entry?: 'project';
}

/** A page or record that the user opened with the palette. */
export interface Recent {
  /** A path of the portal. */
  path: string;
  title: string;
  detail?: string;
  /** When it was opened, in milliseconds. */
  at?: number;
}

export type Theme = 'light' | 'dark';

/** The values that are stored across page loads, under the specification's keys of local storage (section 9). */
export interface StoredState {
  token?: string;
  id?: number;
  /** The type of the last user: an ended session redirects to the login of the same type. */
  userType?: Role;
  lastPath?: string;
  pageSize?: number;
  'claims-table'?: ClaimsTableState;
  'clients-table'?: TableState;
  /** By user id and table name: `7 clients`. */
  'table-layouts'?: Record<string, TableLayout>;
  /** By user id: the ownership (`contract_id`) of the unit of the last claim. */
  'last-units'?: Record<string, number>;
  /** By user id and table name: the query with which the user wants the table to open. */
  'table-starts'?: Record<string, string>;
  /** By user id and list name: the id of the bulk change whose receipt has not been closed. */
  'open-bulks'?: Record<string, number>;
  /** Whether `pageSize` follows the height of the viewport. */
  'fills-screen'?: boolean;
  /** By user id: false if the user turned the keyboard shortcuts off. */
  'grid-keys'?: Record<string, boolean>;
  /** By user id: the keys of the settings that the user changed and that the server may not have yet. */
  'unsent-preferences'?: Record<string, string[]>;
  /** The user's choice for this device; missing while the page follows the system. */
  theme?: Theme;
  /** The items and the user to whom they belong; the most recent first. */
  recents?: { userId: number; places: Recent[] };
}

interface KeptKey {
  /** Stored as plain text, as the specification says; the others as JSON. */
  isText?: true;
  /** Whether a stored value is valid; an invalid one is ignored. */
  isUsable: (value: unknown) => boolean;
}

/**
 * The complete list of stored values, each under its own key of local storage (section 9, decisions 8), with the
 * reason. After a reload the user is still signed in, returns to the same page and finds the lists as they arranged
 * them. Records are never stored.
 */
const kept: Record<keyof StoredState, KeptKey> = {
  // The session.
  token: { isText: true, isUsable: (value) => value !== '' },
  // The user's settings can be read before the session's response.
  id: { isUsable: (value) => typeof value === 'number' },
  // An ended session redirects to the login of the same type.
  userType: { isUsable: (value) => roles.some((role) => role === value) },
  // The page to open after the login. Anything but a path of the portal is ignored: it could lead to another site, or
  // loop.
  lastPath: { isText: true, isUsable: (value) => Boolean(screenOf(value as string) || isLoginPath(value as string)) },
  pageSize: {
    isUsable: (value) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= limits.pageSizeMax,
  },
  // The last page and filter of the claims and the clients.
  'claims-table': { isUsable: isTableState },
  'clients-table': { isUsable: isTableState },
  // Each user's layout of the lists, and the initial query of each list.
  'table-layouts': { isUsable: isRecord },
  'table-starts': { isUsable: isRecord },
  'fills-screen': { isUsable: (value) => typeof value === 'boolean' },
  'grid-keys': { isUsable: isRecord },
  // These belong to the user and are stored on the server too (`preferences`); a change that the server does not have
  // is sent again.
  'unsent-preferences': { isUsable: isRecord },
  // A new claim starts with the unit of the last one.
  'last-units': { isUsable: isRecord },
  // The receipt of a bulk change of claims stays until the user closes it.
  'open-bulks': { isUsable: isRecord },
  // Read before the first paint (`app/start`).
  theme: { isText: true, isUsable: (value) => value === 'light' || value === 'dark' },
  // The items that the user opened with the palette.
  recents: { isUsable: isRecents },
};
export const storedKeys = Object.keys(kept) as (keyof StoredState)[];

export const isTextKey = (key: keyof StoredState): boolean => kept[key].isText === true;

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRecents(value: unknown): boolean {
  const places = isRecord(value) ? (value as { places?: unknown }).places : undefined;
  return (
    Array.isArray(places) &&
    places.every((place: Partial<Recent> | null) => typeof place?.title === 'string' && screenOf(place.path))
  );
}

function isTableState(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as { search?: unknown }).search === 'string' &&
    typeof (value as { savedAt?: unknown }).savedAt === 'number'
  );
}

/** Returns the value under a key; undefined if there is none, or an invalid one. */
export function readStored<Key extends keyof StoredState>(key: Key): StoredState[Key] {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const { isText, isUsable } = kept[key];
    const value: unknown = isText ? text : JSON.parse(text);
    return isUsable(value) ? (value as StoredState[Key]) : undefined;
  } catch {
    return undefined; // A value that cannot be read is ignored.
  }
}

/** Returns the user's initial query for a table; undefined if there is none. */
export function tableStart(stored: Pick<StoredState, 'id' | 'table-starts'>, table: string): string | undefined {
  const start: unknown = stored['table-starts']?.[`${stored.id} ${table}`];
  return typeof start === 'string' ? start : undefined;
}

/** Returns the stored page and filter of a table. */
export const tableLeftAt = (
  stored: Pick<StoredState, StoredTable>,
  { table, entry }: TableStorageKey,
): TableState | undefined => (entry ? stored['claims-table']?.[entry] : stored[table]);
