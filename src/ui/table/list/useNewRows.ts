import { useEffect } from 'react';
import type { ChangeKind } from '../../../contract/events';
import { limits } from '../../../contract/limits';
import { useAppDispatch, useAppSelector } from '../../../session/hooks';
import { createdShown, selectCreated } from '../../../session/liveSlice';
import { isFiltered, type TableQuery } from '../query/tableQuery';

interface Listed<Row> {
  /** The kind of the list's records; undefined if there are no change events for them. */
  kind: ChangeKind | undefined;
  query: TableQuery;
  rows: Row[];
  rowKey: (row: Row) => number;
  /** The rows of a query; skipped without one. */
  useRows: (query: TableQuery | undefined) => { data?: { items: Row[] } };
}

/**
 * Returns the number of records created since the list was loaded that match its query, and a function to call once the
 * list is refetched.
 */
export function useNewRows<Row>({ kind, query, rows, rowKey, useRows }: Listed<Row>): {
  count: number;
  clear: () => void;
} {
  const dispatch = useAppDispatch();
  const created = useAppSelector((root) => selectCreated(root, kind));
  const clear = () => {
    if (kind) dispatch(createdShown(kind));
  };
  const queryKey = JSON.stringify(query);
  // Another page, order or filter loads the list again.
  useEffect(() => {
    if (kind) dispatch(createdShown(kind));
  }, [dispatch, kind, queryKey]);

  const unseen = created.filter((id) => !rows.some((row) => rowKey(row) === id));
  const hasFilters = isFiltered(query);
  // For a filtered list, the server says which new records match: they are among the newest of the list.
  const newest = { ...query, page: 1, pageSize: Math.min(unseen.length, limits.pageSizeMax), sort: '-id' };
  const { data } = useRows(hasFilters && unseen.length > 0 ? newest : undefined);
  const fitting = data?.items.map(rowKey) ?? [];
  return { count: hasFilters ? unseen.filter((id) => fitting.includes(id)).length : unseen.length, clear };
}
