import { limits } from '../contract/limits';
import { roles, type Role } from '../contract/permissions';
import { screenOf } from '../contract/links';
import type { TableLayout } from '../contract/preferences';
import { isLoginPath } from './userTypes';

/** Where a table was left: its query string (page, sort, filters) and when (milliseconds). */
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
export interface TablePlace {
  table: StoredTable;
  entry?: 'project';
}

/** A page or record that was opened with the palette. */
export interface Recent {
  /** A path of the portal. */
  path: string;
  title: string;
  detail?: string;
}

/** Light or dark. */
export type Theme = 'light' | 'dark';

/** What is kept over page loads, under the specification's keys of local storage (section 9). */
export interface StoredState {
  token?: string;
  id?: number;
  /** The type of the last user: an ended session leads to the login of the same type. */
  userType?: Role;
  lastPath?: string;
  pageSize?: number;
  'claims-table'?: ClaimsTableState;
  'clients-table'?: TableState;
  /** By user id and table name: `7 clients`. */
  'table-layouts'?: Record<string, TableLayout>;
  /** By user id: the ownership (`contract_id`) of the unit of the last claim. */
  'last-units'?: Record<string, number>;
  /** By user id and table name: the query that the person chose for the table to open with. */
  'table-starts'?: Record<string, string>;
  /** By user id and list name: the id of the bulk change whose receipt has not been closed. */
  'open-bulks'?: Record<string, number>;
  /** Whether `pageSize` follows the height of the window. */
  'fills-screen'?: boolean;
  /** By user id: false if the person turned the keyboard shortcuts off. */
  'grid-keys'?: Record<string, boolean>;
  /** By user id: what the person changed of their settings and the server may not have yet, by its keys. */
  'unsent-preferences'?: Record<string, string[]>;
  /** What the person chose for this device; missing while it follows the system. */
  theme?: Theme;
  /** The user they belong to; the most recent first. */
  recents?: { userId: number; places: Recent[] };
}

interface KeptKey {
  /** Stored as plain text, as the specification says; the others as JSON. */
  isText?: true;
  /** Whether a stored value is valid; an invalid one is ignored. */
  isUsable: (value: unknown) => boolean;
}

/**
 * The one list of what is kept over page loads, each under its own key of local storage (section 9, decisions 8), and why. After a reload the
 * user is still signed in, returns to the same page and finds the lists as they arranged them. Records are never kept.
 */
const kept: Record<keyof StoredState, KeptKey> = {
  // The session.
  token: { isText: true, isUsable: (value) => value !== '' },
  // Settings of the user can be read before the session has answered.
  id: { isUsable: (value) => typeof value === 'number' },
  // An ended session leads to the login of the same type.
  userType: { isUsable: (value) => roles.some((role) => role === value) },
  // Where to continue after the login. Anything but a path of the portal is ignored: it could lead to another site, or loop.
  lastPath: { isText: true, isUsable: (value) => Boolean(screenOf(value as string) || isLoginPath(value as string)) },
  pageSize: {
    isUsable: (value) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= limits.pageSizeMax,
  },
  // The page and filter at which the claims and the clients were left.
  'claims-table': { isUsable: isTableState },
  'clients-table': { isUsable: isTableState },
  // How each user arranged the lists, and the query that each list opens with.
  'table-layouts': { isUsable: isRecord },
  'table-starts': { isUsable: isRecord },
  'fills-screen': { isUsable: (value) => typeof value === 'boolean' },
  'grid-keys': { isUsable: isRecord },
  // These belong to the person and are kept on the server too (`preferences`); a change that it has not got is sent again.
  'unsent-preferences': { isUsable: isRecord },
  // A new claim starts with the unit of the last one.
  'last-units': { isUsable: isRecord },
  // The receipt of a change of many claims stands until it is closed.
  'open-bulks': { isUsable: isRecord },
  // Read before the first paint (`app/boot`).
  theme: { isText: true, isUsable: (value) => value === 'light' || value === 'dark' },
  // What was opened with the palette.
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

/** The value under a key; undefined if there is none, or an invalid one. */
export function readStored<Key extends keyof StoredState>(key: Key): StoredState[Key] {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const { isText, isUsable } = kept[key];
    const value: unknown = isText ? text : JSON.parse(text);
    return isUsable(value) ? (value as StoredState[Key]) : undefined;
  } catch {
    return undefined; // A value that can't be read is ignored.
  }
}

/** The query that the user chose for a table to open with; undefined if none. */
export function tableStart(stored: Pick<StoredState, 'id' | 'table-starts'>, table: string): string | undefined {
  const start: unknown = stored['table-starts']?.[`${stored.id} ${table}`];
  return typeof start === 'string' ? start : undefined;
}

/** The stored page and filter of a table. */
export const tableLeftAt = (
  stored: Pick<StoredState, StoredTable>,
  { table, entry }: TablePlace,
): TableState | undefined => (entry ? stored['claims-table']?.[entry] : stored[table]);
