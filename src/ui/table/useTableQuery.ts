import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch, useSessionSelector } from '../../session/hooks';
import type { TablePlace } from '../../session/storedKeys';
import {
  pageSizeChosen,
  selectPageSize,
  selectStoredTable,
  selectTableStart,
  tableLeft,
} from '../../session/storedSlice';
import { formatTableQuery, openingSearch, parseTableQuery, type ListEntry, type TableQuery } from './tableQuery';

/** The query of the list that a record was opened from, its page size always written out. */
interface ListOrigin {
  list: string;
}

export interface TableControl {
  query: TableQuery;
  /** Changes part of the query; anything but the page goes back to page 1. */
  change: (change: Partial<TableQuery>) => void;
  /** Asks for the rows of a change ahead of it, where the list can. */
  ahead: (change: Partial<TableQuery>) => void;
  /** Sets one filter, or drops it. */
  filter: (name: string, value: string | undefined) => void;
  /** For the ways to a row's page: which list it is opened from, kept in the history entry ({@link Neighbours}). */
  origin: () => ListOrigin;
  /** Keeps page and filter for coming back (section 2: viewing saves them with a timestamp). */
  leave: () => void;
}

interface TableQueryOptions {
  /** The list's name: an address without a query is what somebody chose to open that list with. */
  list?: string;
  /** Where the list keeps page and filter, the same object each time: on arrival an address without a query restores them. */
  stored?: TablePlace;
  /** Told of a change before anything renders, so that the rows can be asked for at once. */
  onChange?: (next: TableQuery) => void;
}

/** A table's query, kept in the address so that a list can be shared and back returns to the same rows. */
export function useTableQuery({ list, stored, onChange }: TableQueryOptions = {}): TableControl {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const defaultPageSize = useSessionSelector(selectPageSize);
  const left = useSessionSelector((root) => (stored ? selectStoredTable(root, stored) : undefined));
  const start = useSessionSelector((root) => (list ? selectTableStart(root, list) : undefined));
  // Only on arrival is the list as it was left; afterwards the address is the truth.
  const hasArrived = useRef(false);
  const effectiveSearch = openingSearch(
    search,
    state as ListEntry | null,
    hasArrived.current ? undefined : left,
    start,
  );

  useEffect(() => {
    hasArrived.current = true;
    if (effectiveSearch !== search) void navigate({ pathname, search: effectiveSearch }, { replace: true });
  }, [effectiveSearch, search, pathname, navigate]);

  const query = useMemo(() => parseTableQuery(effectiveSearch, defaultPageSize), [effectiveSearch, defaultPageSize]);

  // What is wanted by now, which may not be rendered yet: a second change builds on the first. Change and leave stay the same
  // functions over every query, so that what holds them need not be rendered again.
  const wanted = useRef({ query, defaultPageSize, pathname, onChange });
  useEffect(() => {
    wanted.current = { query, defaultPageSize, pathname, onChange };
  }, [query, defaultPageSize, pathname, onChange]);

  const change = useCallback(
    (part: Partial<TableQuery>) => {
      const current = wanted.current;
      const next = { ...current.query, page: 1, ...part };
      wanted.current = { ...current, query: next };
      current.onChange?.(next);
      if (part.pageSize !== undefined) dispatch(pageSizeChosen(part.pageSize));
      const isTyping = part.q !== undefined;
      void navigate(
        { pathname: current.pathname, search: formatTableQuery(next, part.pageSize ?? current.defaultPageSize) },
        { replace: isTyping, state: { isFresh: true, isAsked: true } satisfies ListEntry },
      );
    },
    [dispatch, navigate],
  );

  const filter = useCallback(
    (name: string, value: string | undefined) => {
      const { [name]: _old, ...others } = wanted.current.query.filters;
      change({ filters: value ? { ...others, [name]: value } : others });
    },
    [change],
  );

  const ahead = useCallback(
    (part: Partial<TableQuery>) => wanted.current.onChange?.({ ...wanted.current.query, ...part }),
    [],
  );

  const leave = useCallback(() => {
    if (stored)
      dispatch(
        tableLeft({
          ...stored,
          search: formatTableQuery(wanted.current.query, wanted.current.defaultPageSize),
          at: Date.now(),
        }),
      );
  }, [stored, dispatch]);

  const origin = useCallback(() => ({ list: formatTableQuery(wanted.current.query, 0) }), []);
  return useMemo(
    () => ({ query, change, ahead, filter, leave, origin }),
    [query, change, ahead, filter, leave, origin],
  );
}
