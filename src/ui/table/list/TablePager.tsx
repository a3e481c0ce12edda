import './TablePager.css';
import { EllipsisOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Pagination, type PaginationProps } from 'antd';
import { cloneElement, memo, useCallback, useEffect, type ReactElement } from 'react';
import { limits } from '../../../contract/limits';
import { uiText } from '../../text';
import { useIsPhone } from '../../useMediaQuery';
import type { TableQuery } from '../query/tableQuery';
import { tableText } from '../tableText';
import { useFillScreen } from './useFillScreen';

interface TablePagerProps extends Pick<TableQuery, 'page' | 'pageSize'> {
  total: number;
  /** The page whose rows are shown: the previous page while the requested page loads or after it failed. */
  shown: Pick<TableQuery, 'page' | 'pageSize'>;
  isFetching: boolean;
  isCompact?: boolean;
  /** Called with the likely next query when the page has been shown for a while, to prefetch it. */
  onPrefetch?: (change: Partial<TableQuery>) => void;
  onChange: (change: Partial<TableQuery>) => void;
}

/** Milliseconds that a page is shown before the next one is prefetched. */
const restMs = 500;
/** While the user types a search, the next page is not needed. */
const isSearching = () => document.activeElement?.matches('input[type=search]') ?? false;
/** The option "as many rows as fit". */
const fillScreen = 0;
/** Ant Design's arrows have English names; the titles of the items are in Spanish. */
const arrows = {
  prev: <LeftOutlined aria-label={uiText.previous} />,
  next: <RightOutlined aria-label={uiText.next} />,
  'jump-prev': <EllipsisOutlined aria-hidden />,
  'jump-next': <EllipsisOutlined aria-hidden />,
};
const renderItem: PaginationProps['itemRender'] = (_page, type, element) =>
  type === 'page' ? element : cloneElement(element as ReactElement, undefined, arrows[type]);

/** The range of rows that is shown, the pagination and the page size. */
export const TablePager = memo(function TablePager({
  total,
  page,
  pageSize,
  shown,
  isFetching,
  isCompact = false,
  onPrefetch,
  onChange,
}: TablePagerProps) {
  const isPhone = useIsPhone();
  const hasNext = !isFetching && page * pageSize < total;
  const prefetchNext = useCallback(() => {
    if (hasNext) onPrefetch?.({ page: page + 1 });
  }, [hasNext, onPrefetch, page]);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible' && !isSearching()) prefetchNext();
    }, restMs);
    return () => clearTimeout(timer);
  }, [prefetchNext, pageSize]);
  const { isFilled, choose } = useFillScreen(
    { page, pageSize },
    { isReady: !isPhone && !isFetching, isCompact },
    onChange,
  );
  const sizes = [
    ...[...new Set([...limits.pageSizes, pageSize])]
      .sort((a, b) => a - b)
      .map((value) => ({ value, label: tableText.rowsPerPage(value) })),
    { value: fillScreen, label: tableText.fillScreen },
  ];
  return (
    <nav className="table-pager" aria-label={tableText.pages} onPointerEnter={prefetchNext} onFocus={prefetchNext}>
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
        itemRender={renderItem}
        onChange={(next) => onChange({ page: next })}
      />
      {!isPhone && (
        <select
          className="page-size"
          aria-label={tableText.pageSize}
          value={isFilled ? fillScreen : pageSize}
          onChange={({ target }) => choose(Number(target.value) === fillScreen ? undefined : Number(target.value))}
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
