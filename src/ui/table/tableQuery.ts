import type { TableState } from '../../session/storedKeys';
import { limits } from '../../contract/limits';
import { knownSort } from './sorting';

/** What a table shows: page, rows a page, sort, global filter and the resource's own filters. It lives in the address's query. */
export interface TableQuery {
  page: number;
  pageSize: number;
  /** One or two columns' names, `-` first for descending (`-priority,date`); undefined for the server's own order. */
  sort?: string;
  q?: string;
  filters: Record<string, string>;
}

const own = ['page', 'page_size', 'sort', 'q'];
const positive = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

/** Reads the query of an address; what it doesn't say, or says wrongly, is the default. */
export function parseTableQuery(search: string, defaultPageSize: number): TableQuery {
  const params = new URLSearchParams(search);
  return {
    page: positive(params.get('page')) ?? 1,
    pageSize: Math.min(positive(params.get('page_size')) ?? defaultPageSize, limits.pageSizeMax),
    sort: params.get('sort') ?? undefined,
    q: params.get('q') ?? undefined,
    filters: Object.fromEntries([...params].filter(([name, value]) => !own.includes(name) && value !== '')),
  };
}

/** Milliseconds that a table's stored page and filter are worth restoring. */
const storedForMs = 30 * 60 * 1000;

/** The query that a table was left with, where it is worth restoring. */
const restorableSearch = (left: TableState | undefined): string | undefined =>
  left && Date.now() - left.savedAt < storedForMs && left.search ? left.search : undefined;

/** What the history entry of a list says of its address. */
export interface ListEntry {
  /** Opened from a menu, which asks for the list and not for where it was left. */
  isFresh?: boolean;
  /** Asked for as it stands: without a query it is the whole list. */
  isAsked?: boolean;
}

/** The query that an address of a list stands for: its own, else where the list was left, else the one that somebody has it open with. */
export function openingSearch(
  search: string,
  entry: ListEntry | null,
  left: TableState | undefined,
  start: string | undefined,
): string {
  if (search || entry?.isAsked) return search;
  return (entry?.isFresh ? undefined : restorableSearch(left)) ?? start ?? '';
}

/** Writes a query for an address; defaults are left out, so that a plain list has a plain address. */
export function formatTableQuery(query: TableQuery, defaultPageSize: number): string {
  const params = new URLSearchParams();
  if (query.page > 1) params.set('page', String(query.page));
  if (query.pageSize !== defaultPageSize) params.set('page_size', String(query.pageSize));
  if (query.sort) params.set('sort', query.sort);
  if (query.q?.trim()) params.set('q', query.q);
  for (const [name, value] of Object.entries(query.filters)) if (value) params.set(name, value);
  const text = params.toString();
  return text && `?${text}`;
}

/** The part of a list call that every table asks for alike: page, order and global filter. */
export function listArg<Arg extends { page?: number; pageSize?: number; sort?: string; q?: string }>(
  { page, pageSize, sort, q }: TableQuery,
  columns: { key: string }[],
): Pick<Arg, 'page' | 'pageSize' | 'sort' | 'q'> {
  return { page, pageSize, sort: knownSort(sort, columns) as Arg['sort'], q: q?.trim() || undefined };
}

/** The same for all pages at once. */
export const whole = <Arg extends { page?: number; pageSize?: number }>({
  page: _page,
  pageSize: _size,
  ...all
}: Arg): Omit<Arg, 'page' | 'pageSize'> => all;

/** The codes of an address's filter that are known; undefined where none is. */
export function knownCodes(text: string | undefined, codes: readonly string[]): string | undefined {
  const known = (text ?? '').split(',').filter((code) => codes.includes(code));
  return known.length > 0 ? known.join(',') : undefined;
}

/** A filter of the address as the id that a list call takes; undefined where it is none. */
export const idFilter = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** A filter of the address as the ids that a list call takes, `1,2`; what is no id is left out. */
export const idsFilter = (text: string | undefined): string | undefined =>
  (text ?? '')
    .split(',')
    .filter((id) => idFilter(id) !== undefined)
    .join(',') || undefined;

/** A filter of the address that is on or off; undefined where it is neither. */
export const yesOrNo = (text: string | undefined): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined;

/** Stands where nothing is asked for. */
export const noQuery: TableQuery = { page: 1, pageSize: 1, filters: {} };
