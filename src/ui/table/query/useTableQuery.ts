import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../session/hooks';
import type { TableStorageKey } from '../../../session/storedKeys';
import {
  pageSizeChosen,
  selectPageSize,
  selectStoredTable,
  selectTableStart,
  tableLeft,
} from '../../../session/storedSlice';
import { formatTableQuery, openingSearch, parseTableQuery, type ListEntry, type TableQuery } from './tableQuery';

/** The query, with its page size, of the list from which a record was opened. */
interface ListOrigin {
  list: string;
}

export interface TableControl {
  query: TableQuery;
  /**
   * Changes part of the query; any change other than the page's returns to page 1. A correction, and what is typed,
   * replaces the history entry.
   */
  change: (change: Partial<TableQuery>, options?: { isCorrection?: boolean }) => void;
  /** Prefetches the rows of a change, if the list supports it. */
  prefetch: (change: Partial<TableQuery>) => void;
  /** Sets or removes a filter. */
  filter: (name: string, value: string | undefined) => void;
  /** Returns the list from which a row's page is opened, for the history entry ({@link Neighbours}). */
  origin: () => ListOrigin;
  /** Stores page and filter for the return (section 2: viewing saves them with a timestamp). */
  leave: () => void;
}

interface TableQueryOptions {
  /** The list's name: without a query in the address, the list opens with the user's chosen initial state. */
  list?: string;
  /**
   * The key under which page and filter are stored (a constant object). When the list is opened, an address without a
   * query restores them.
   */
  stored?: TableStorageKey;
  /** Called with a change before React renders, so that its rows can be requested at once. */
  onChange?: (next: TableQuery) => void;
}

/** A table's query. It is in the address, so that a list can be shared and Back returns to the same rows. */
export function useTableQuery({ list, stored, onChange }: TableQueryOptions = {}): TableControl {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const defaultPageSize = useAppSelector(selectPageSize);
  const store = useAppStore();
  // The stored query is used only when the list opens, afterwards the address: storing it on leaving must not render
  // the list again.
  const [storedTable] = useState(() => stored && selectStoredTable(store.getState(), stored));
  const start = useAppSelector((root) => (list ? selectTableStart(root, list) : undefined));
  const hasArrived = useRef(false);
  const effectiveSearch = openingSearch(
    search,
    state as ListEntry | null,
    hasArrived.current ? undefined : storedTable,
    start,
  );

  useEffect(() => {
    hasArrived.current = true;
    if (effectiveSearch !== search) void navigate({ pathname, search: effectiveSearch }, { replace: true });
  }, [effectiveSearch, search, pathname, navigate]);

  const query = useMemo(() => parseTableQuery(effectiveSearch, defaultPageSize), [effectiveSearch, defaultPageSize]);

  // The latest query, which may not be rendered yet: a second change is based on the first. The functions below keep
  // their identity, so that components that receive them are not rendered again.
  const latest = useRef({ query, defaultPageSize, pathname, onChange });
  useEffect(() => {
    latest.current = { query, defaultPageSize, pathname, onChange };
  }, [query, defaultPageSize, pathname, onChange]);

  const change = useCallback(
    (part: Partial<TableQuery>, { isCorrection = false } = {}) => {
      const current = latest.current;
      const next = { ...current.query, page: 1, ...part };
      latest.current = { ...current, query: next };
      current.onChange?.(next);
      if (part.pageSize !== undefined) dispatch(pageSizeChosen(part.pageSize));
      const isTyping = part.q !== undefined;
      void navigate(
        { pathname: current.pathname, search: formatTableQuery(next, part.pageSize ?? current.defaultPageSize) },
        { replace: isTyping || isCorrection, state: { isFresh: true, isAsked: true } satisfies ListEntry },
      );
    },
    [dispatch, navigate],
  );

  const filter = useCallback(
    (name: string, value: string | undefined) => {
      const { [name]: _old, ...remaining } = latest.current.query.filters;
      change({ filters: value ? { ...remaining, [name]: value } : remaining });
    },
    [change],
  );

  const prefetch = useCallback(
    (part: Partial<TableQuery>) => latest.current.onChange?.({ ...latest.current.query, ...part }),
    [],
  );

  const leave = useCallback(() => {
    if (stored)
      dispatch(
        tableLeft({
          ...stored,
          search: formatTableQuery(latest.current.query, latest.current.defaultPageSize),
          at: Date.now(),
        }),
      );
  }, [stored, dispatch]);

  const origin = useCallback(() => ({ list: formatTableQuery(latest.current.query, 0) }), []);
  return useMemo(
    () => ({ query, change, prefetch, filter, leave, origin }),
    [query, change, prefetch, filter, leave, origin],
  );
}
