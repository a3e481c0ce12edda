import { useEffect } from 'react';
import type { ChangeKind } from '../../../contract/events';
import { limits } from '../../../contract/limits';
import { useAppDispatch, useAppSelector } from '../../../session/hooks';
import { createdShown, selectCreated } from '../../../session/liveSlice';
import type { TableQuery } from '../query/tableQuery';

interface Listed<Row> {
  /** The kind of changes that concern the list; undefined for one whose records are not told of. */
  kind: ChangeKind | undefined;
  query: TableQuery;
  rows: Row[];
  rowKey: (row: Row) => number;
  /** The rows of a query; skipped without one. */
  useRows: (query: TableQuery | undefined) => { data?: { items: Row[] } };
}

/** How many records were made since the list was read that it would show, and what is to be called once it is read again. */
export function useNewRows<Row>({ kind, query, rows, rowKey, useRows }: Listed<Row>): {
  count: number;
  clear: () => void;
} {
  const dispatch = useAppDispatch();
  const created = useAppSelector((root) => selectCreated(root, kind));
  const clear = () => {
    if (kind) dispatch(createdShown(kind));
  };
  const asked = JSON.stringify(query);
  // Another page, order or filter is read anew.
  useEffect(() => {
    if (kind) dispatch(createdShown(kind));
  }, [dispatch, kind, asked]);

  const waiting = created.filter((id) => !rows.some((row) => rowKey(row) === id));
  const isFiltered = Boolean(query.q?.trim()) || Object.keys(query.filters).length > 0;
  // Of a filtered list the server says which of them it would show: they are among its newest.
  const newest = { ...query, page: 1, pageSize: Math.min(waiting.length, limits.pageSizeMax), sort: '-id' };
  const { data } = useRows(isFiltered && waiting.length > 0 ? newest : undefined);
  const fitting = data?.items.map(rowKey) ?? [];
  return { count: isFiltered ? waiting.filter((id) => fitting.includes(id)).length : waiting.length, clear };
}
