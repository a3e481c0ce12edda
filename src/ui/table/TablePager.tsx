import { Pagination } from 'antd';
import { memo } from 'react';
import { limits } from '../../contract/limits';
import { useIsPhone } from '../useIsPhone';
import type { TableQuery } from './tableQuery';
import { tableText } from './tableText';

interface TablePagerProps extends Pick<TableQuery, 'page' | 'pageSize'> {
  total: number;
  onChange: (change: Partial<TableQuery>) => void;
}

/** Which rows are shown of how many, and the way to the others. */
export const TablePager = memo(function TablePager({ total, page, pageSize, onChange }: TablePagerProps) {
  const isPhone = useIsPhone();
  return (
    <nav className="table-pager" aria-label={tableText.pages}>
      <span className="tabular">
        {tableText.range(Math.min((page - 1) * pageSize + 1, total), Math.min(page * pageSize, total), total)}
      </span>
      <Pagination
        size="small"
        current={page}
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
