import { Pagination, Select } from 'antd';
import { memo } from 'react';
import { limits } from '../../contract/limits';
import { useIsPhone } from '../useMediaQuery';
import type { TableQuery } from './tableQuery';
import { tableText } from './tableText';
import { useFillScreen } from './useFillScreen';

interface TablePagerProps extends Pick<TableQuery, 'page' | 'pageSize'> {
  total: number;
  /** The page whose rows stand there, which is another one while the wanted one loads and after it failed. */
  shown: Pick<TableQuery, 'page' | 'pageSize'>;
  isFetching: boolean;
  isCompact?: boolean;
  onChange: (change: Partial<TableQuery>) => void;
}

/** The choice of as many rows as the window has room for. */
const fill = 0;
/** Which rows are shown of how many, and the way to the others. */
export const TablePager = memo(function TablePager({
  total,
  page,
  pageSize,
  shown,
  isFetching,
  isCompact = false,
  onChange,
}: TablePagerProps) {
  const isPhone = useIsPhone();
  const { isFilled, choose } = useFillScreen(
    { page, pageSize },
    { isReady: !isPhone && !isFetching, isCompact },
    onChange,
  );
  const sizes = [
    ...[...new Set([...limits.pageSizes, pageSize])]
      .sort((a, b) => a - b)
      .map((value) => ({ value, label: tableText.rowsPerPage(value) })),
    { value: fill, label: tableText.fillScreen },
  ];
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
        showSizeChanger={false}
        onChange={(next) => onChange({ page: next })}
      />
      {!isPhone && (
        <Select
          size="small"
          aria-label={tableText.pageSize}
          popupMatchSelectWidth={false}
          value={isFilled ? fill : pageSize}
          options={sizes}
          onChange={(size) => choose(size === fill ? undefined : size)}
        />
      )}
    </nav>
  );
});
