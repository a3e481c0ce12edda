import type { ReactNode } from 'react';
import type { TableControl } from '../query/useTableQuery';
import type { ListResult } from '../tableTypes';
import { NewRows } from './NewRows';
import type { ResourceList } from './resourceList';
import { useNewRows } from './useNewRows';

/** Returns the line with the number of new records of a list; a click loads them. */
export function useListNews<Row extends object, Arg>(
  { live, rowKey, useRows }: ResourceList<Row, Arg>,
  { query, change }: TableControl,
  result: ListResult<Row>,
  rows: Row[],
): ReactNode {
  const news = useNewRows({ kind: live?.kind, query, rows, rowKey, useRows });
  if (!live || news.count === 0) return null;
  const show = () => {
    news.clear();
    // In another order, new records may be on any page.
    if (query.page > 1 || query.sort !== live.newestFirst) change({ page: 1, sort: live.newestFirst });
    else void result.refetch();
  };
  return <NewRows text={live.newRows(news.count)} onShow={show} />;
}
