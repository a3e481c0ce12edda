import { limits } from '../contract/limits';
import { roles, type Role } from '../contract/permissions';
import { isLoginPath, screenOf } from './screenPaths';

/** Where a table was left: its query string (page, sort, filters) and when (milliseconds). */
export interface TableState {
  search: string;
  savedAt: number;
}
/** How somebody has a table: what it doesn't say is as the table has it. */
export interface TableLayout {
  /** The columns in their order, by their keys. */
  order?: string[];
  /** Columns that are shown or hidden other than at first. */
  shown?: Record<string, boolean>;
  /** Pixels, of columns that were widened or narrowed. */
  widths?: Record<string, number>;
  isFirstFrozen?: boolean;
  isCompact?: boolean;
}

/** The claims table's two modes have an entry each under its one key: unit claims the outer one. */
interface ClaimsTableState extends TableState {
  project?: TableState;
}
type StoredTable = 'claims-table' | 'clients-table';

/** Where a table keeps its page and filter. */
export interface TablePlace {
  table: StoredTable;
  entry?: 'project';
}

/** Where somebody went by the palette. */
export interface Recent {
  /** An address of ours. */
  path: string;
  title: string;
  detail?: string;
}

/** What outlives the page, under the specification's own keys of local storage (section 9). */
export interface StoredState {
  token?: string;
  id?: number;
  /** Who was signed in last: a session that has ended leads to the login of the same type. */
  userType?: Role;
  lastPath?: string;
  pageSize?: number;
  'claims-table'?: ClaimsTableState;
  'clients-table'?: TableState;
  /** By user's id and table's name, `7 clients`. */
  'table-layouts'?: Record<string, TableLayout>;
  /** By user's id: the contract of the unit that a claim was last raised on. */
  'last-units'?: Record<string, number>;
  /** The query that a table opens with, where somebody chose one; by user's id and table's name. */
  'table-starts'?: Record<string, string>;
  /** The change of many claims whose receipt has not been closed, by its number; by user's id and list's name. */
  'open-bulks'?: Record<string, number>;
  /** Pages are as long as the window has room for: `pageSize` follows it. */
  'fills-screen'?: boolean;
  /** By user's id: false for who turned the keys of the lists off. */
  'grid-keys'?: Record<string, boolean>;
  /** Whose they are, and the last ones first. */
  recents?: { userId: number; places: Recent[] };
}

/** The keys of local storage that the specification names (section 9, decisions 8). Text keys hold bare text, the others JSON. */
const textKeys = ['token', 'lastPath'] as const;
const jsonKeys = [
  'id',
  'userType',
  'pageSize',
  'claims-table',
  'clients-table',
  'table-layouts',
  'last-units',
  'table-starts',
  'open-bulks',
  'recents',
  'grid-keys',
  'fills-screen',
] as const;
export const storedKeys = [...textKeys, ...jsonKeys];

export const isTextKey = (key: string): boolean => (textKeys as readonly string[]).includes(key);

const isUsable: Record<string, (value: unknown) => boolean> = {
  id: (value) => typeof value === 'number',
  userType: (value) => roles.some((role) => role === value),
  pageSize: (value) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= limits.pageSizeMax,
  'claims-table': isTableState,
  'clients-table': isTableState,
  'table-layouts': isRecord,
  'last-units': isRecord,
  'table-starts': isRecord,
  'open-bulks': isRecord,
  recents: isRecents,
  'grid-keys': isRecord,
  'fills-screen': (value) => typeof value === 'boolean',
};

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

/** What stands under a key; undefined where nothing does, or nothing that can be used. */
export function readStored<Key extends keyof StoredState>(key: Key): StoredState[Key];
export function readStored(key: string): unknown {
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

/** The query that somebody's table opens with; undefined where none was chosen. */
export function tableStart(stored: Pick<StoredState, 'id' | 'table-starts'>, table: string): string | undefined {
  const start: unknown = stored['table-starts']?.[`${stored.id} ${table}`];
  return typeof start === 'string' ? start : undefined;
}

/** What a table left in what is stored. */
export const tableLeftAt = (
  stored: Pick<StoredState, StoredTable>,
  { table, entry }: TablePlace,
): TableState | undefined => (entry ? stored['claims-table']?.[entry] : stored[table]);
