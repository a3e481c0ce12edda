import type { TableState } from '../../../session/storedKeys';
import { limits } from '../../../contract/limits';
import { knownSort } from './sorting';

/** A table's query, stored in the address: page, page size, sort, global filter and the resource's filters. */
export interface TableQuery {
  page: number;
  pageSize: number;
  /** One or two column names, `-` first for descending (`-priority,date`); undefined for the server's default order. */
  sort?: string;
  q?: string;
  filters: Record<string, string>;
}

const reservedNames = ['page', 'page_size', 'sort', 'q'];
const positive = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

/** Parses an address's query; missing and invalid parts get their defaults. */
export function parseTableQuery(search: string, defaultPageSize: number): TableQuery {
  const params = new URLSearchParams(search);
  return {
    page: positive(params.get('page')) ?? 1,
    pageSize: Math.min(positive(params.get('page_size')) ?? defaultPageSize, limits.pageSizeMax),
    sort: params.get('sort') ?? undefined,
    q: params.get('q') ?? undefined,
    filters: Object.fromEntries([...params].filter(([name, value]) => !reservedNames.includes(name) && value !== '')),
  };
}

/** Milliseconds after which a stored page and filter are no longer restored. */
const storedForMs = 30 * 60 * 1000;

/** Returns the stored query of a table, if it is recent enough. */
const restorableSearch = (stored: TableState | undefined): string | undefined =>
  stored && Date.now() - stored.savedAt < storedForMs && stored.search ? stored.search : undefined;

/** The state of a list's history entry. */
export interface ListEntry {
  /** Opened from a menu: the stored page and filter are not restored. */
  isFresh?: boolean;
  /** Use the address as it is: without a query it is the unfiltered list. */
  isAsked?: boolean;
}

/** Returns the query of a list's address: its own, else the stored one, else the user's initial state. */
export function openingSearch(
  search: string,
  entry: ListEntry | null,
  stored: TableState | undefined,
  start: string | undefined,
): string {
  if (search || entry?.isAsked) return search;
  return (entry?.isFresh ? undefined : restorableSearch(stored)) ?? start ?? '';
}

/** Formats a query for an address, without defaults. */
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

/** Returns the arguments that all list calls share: page, order and global filter. */
export function listArg<Arg extends { page?: number; pageSize?: number; sort?: string; q?: string }>(
  { page, pageSize, sort, q }: TableQuery,
  columns: { key: string }[],
): Pick<Arg, 'page' | 'pageSize' | 'sort' | 'q'> {
  return { page, pageSize, sort: knownSort(sort, columns) as Arg['sort'], q: q?.trim() || undefined };
}

/** Returns the arguments of a list call without its page, for an export. */
export const withoutPage = <Arg extends { page?: number; pageSize?: number }>({
  page: _page,
  pageSize: _size,
  ...all
}: Arg): Omit<Arg, 'page' | 'pageSize'> => all;

/** Returns the known codes of an address's filter; undefined if there is none. */
export function knownCodes(text: string | undefined, codes: readonly string[]): string | undefined {
  const codesOfFilter = (text ?? '').split(',').filter((code) => codes.includes(code));
  return codesOfFilter.length > 0 ? codesOfFilter.join(',') : undefined;
}

/** Returns a filter of the address as an id; undefined if it is not one. */
export const idFilter = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Returns a filter of the address as ids, `1,2`, without invalid ones; undefined if there is none. */
export const idsFilter = (text: string | undefined): string | undefined =>
  (text ?? '')
    .split(',')
    .filter((id) => idFilter(id) !== undefined)
    .join(',') || undefined;

/** Returns a filter of the address as a boolean; undefined if it is neither `true` nor `false`. */
export const yesOrNo = (text: string | undefined): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined;

/** A placeholder for a skipped query. */
export const noQuery: TableQuery = { page: 1, pageSize: 1, filters: {} };

/** Whether a query has a search text or filters. */
export const isFiltered = ({ q, filters }: Pick<TableQuery, 'q' | 'filters'>): boolean =>
  Boolean(q?.trim()) || Object.keys(filters).length > 0;
