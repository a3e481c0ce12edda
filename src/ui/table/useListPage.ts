import { useEffect, useMemo } from 'react';
import type { DataColumn } from './dataColumn';
import type { ListResult } from './listResult';
import { localRows } from './localRows';
import type { TableControl } from './useTableQuery';

export interface ListPage<Row> {
  rows: Row[];
  total: number;
  /** The number of the last page, 1 where there is nothing. */
  last: number;
  /** The address asks for a page after the last one, as an old link does: the last one is on its way. */
  isBeyond: boolean;
}

/** The page of a list that its address asks for; where the server answers the whole list, it is made here (decisions 3). */
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
    if (isBeyond) change({ page: last });
  }, [isBeyond, last, change]);
  return { rows, total, last, isBeyond };
}
