import { useEffect, useMemo } from 'react';
import { once } from '../../../contract/memo';
import { matchesWords } from '../../words';
import type { DataColumn, ListResult } from '../tableTypes';
import { sortOf } from './sorting';
import type { TableQuery } from './tableQuery';
import type { TableControl } from './useTableQuery';

/** Created with the first comparison, because it takes milliseconds and most lists are already sorted by the server. */
const spanish = once(() => new Intl.Collator('es', { numeric: true, sensitivity: 'base' }));

function compare(a: string | number | null | undefined, b: string | number | null | undefined): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  return typeof a === 'number' && typeof b === 'number' ? a - b : spanish().compare(String(a), String(b));
}

/** Sorts, filters and pages in the browser, for a server that returns the whole list without `meta` (decisions 3). */
export function localRows<Row>(
  rows: Row[],
  columns: DataColumn<Row>[],
  query: TableQuery,
): { rows: Row[]; total: number } {
  const { q, sort, page, pageSize } = query;
  const matching = q?.trim()
    ? rows.filter((row) => matchesWords(columns.map((column) => column.value?.(row) ?? '').join(' '), q.trim()))
    : rows;
  const orders = columns
    .flatMap(({ key, value }) => {
      const order = sortOf(sort, key);
      return order && value ? { ...order, value } : [];
    })
    .sort((a, b) => a.position - b.position);
  const sorted = [...matching].sort((a, b) => {
    for (const { isDescending, value } of orders) {
      const difference = compare(value(a), value(b));
      if (difference !== 0) return isDescending ? -difference : difference;
    }
    return 0;
  });
  return { rows: sorted.slice((page - 1) * pageSize, page * pageSize), total: matching.length };
}

export interface ListPage<Row> {
  rows: Row[];
  total: number;
  /** The number of the last page; 1 if the list is empty. */
  last: number;
  /** The address has a page after the last one (an old link): the last page is being loaded. */
  isBeyond: boolean;
}

/** The page of a list for its query. If the server returned the whole list, it is paged here (decisions 3). */
export function useListPage<Row>(
  { data, isFetching }: Pick<ListResult<Row>, 'data' | 'isFetching'>,
  columns: DataColumn<Row>[],
  { query, change }: Pick<TableControl, 'query' | 'change'>,
): ListPage<Row> {
  const { rows, total } = useMemo(() => {
    if (!data) return { rows: [], total: 0 };
    return data.meta ? { rows: data.items, total: data.meta.total } : localRows(data.items, columns, query);
  }, [data, columns, query]);
  const last = Math.max(1, Math.ceil(total / query.pageSize));
  const isBeyond = data !== undefined && !isFetching && total > 0 && query.page > last;
  useEffect(() => {
    // Replaced: Back would return to the page that does not exist.
    if (isBeyond) change({ page: last }, { isCorrection: true });
  }, [isBeyond, last, change]);
  return { rows, total, last, isBeyond };
}
