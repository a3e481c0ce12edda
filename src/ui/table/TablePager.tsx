import { Pagination } from 'antd';
import { memo, useCallback, useEffect } from 'react';
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
  /** Told of what may be asked for next, once the rows have been looked at for a moment. */
  onRest?: (change: Partial<TableQuery>) => void;
  onChange: (change: Partial<TableQuery>) => void;
}

/** Milliseconds that a page is looked at before the next one is asked for: who runs through the pages asks for none. */
const restMs = 500;
/** Who is still writing what to look for wants other rows, and no next page. */
const isSearching = () => document.activeElement?.matches('input[type=search]') ?? false;
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
  onRest,
  onChange,
}: TablePagerProps) {
  const isPhone = useIsPhone();
  const hasNext = !isFetching && page * pageSize < total;
  const askAhead = useCallback(() => {
    if (hasNext) onRest?.({ page: page + 1 });
  }, [hasNext, onRest, page]);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible' && !isSearching()) askAhead();
    }, restMs);
    return () => clearTimeout(timer);
  }, [askAhead, pageSize]);
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
    <nav className="table-pager" aria-label={tableText.pages} onPointerEnter={askAhead} onFocus={askAhead}>
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
        <select
          className="page-size"
          aria-label={tableText.pageSize}
          value={isFilled ? fill : pageSize}
          onChange={({ target }) => choose(Number(target.value) === fill ? undefined : Number(target.value))}
        >
          {sizes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </nav>
  );
});
