import { Pagination } from 'antd';
import { memo } from 'react';
import { limits } from '../../contract/limits';
import { useIsPhone } from '../useIsPhone';
import type { TableQuery } from './tableQuery';
import { tableText } from './tableText';

interface TablePagerProps extends Pick<TableQuery, 'page' | 'pageSize'> {
  total: number;
  /** The page whose rows stand there, which is another one while the wanted one loads and after it failed. */
  shown: Pick<TableQuery, 'page' | 'pageSize'>;
  isFetching: boolean;
  onChange: (change: Partial<TableQuery>) => void;
}

/** Which rows are shown of how many, and the way to the others. */
export const TablePager = memo(function TablePager({
  total,
  page,
  pageSize,
  shown,
  isFetching,
  onChange,
}: TablePagerProps) {
  const isPhone = useIsPhone();
  return (
    <nav className="table-pager" aria-label={tableText.pages}>
      <span className="tabular">
        {tableText.range(
          Math.min((shown.page - 1) * shown.pageSize + 1, total),
          Math.min(shown.page * shown.pageSize, total),
          total,
        )}
      </span>
      <Pagination
        size="small"
        current={isFetching ? page : shown.page}
        pageSize={pageSize}
        total={total}
        simple={isPhone ? { readOnly: true } : false}
        showSizeChanger={isPhone ? false : { 'aria-label': tableText.pageSize }}
        pageSizeOptions={[...new Set([...limits.pageSizes, pageSize])].sort((a, b) => a - b)}
        onChange={(next, size) => (size === pageSize ? onChange({ page: next }) : onChange({ pageSize: size }))}
      />
    </nav>
  );
});
