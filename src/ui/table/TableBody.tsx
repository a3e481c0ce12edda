import type { ReactNode } from 'react';
import { errorMessage } from '../../api/envelope';
import { EmptyState, ErrorState } from '../states';
import { uiText } from '../text';
import type { ListPage } from './query/useListPage';
import { TableSkeleton } from './TableSkeleton';
import { tableText } from './tableText';
import type { ListResult } from './tableTypes';

interface TableBodyProps<Row> {
  result: ListResult<Row>;
  page: ListPage<Row>;
  pageSize: number;
  hasCards: boolean;
  /** Shown if there are no records at all. */
  empty: ReactNode;
  /** Removes search and filters; undefined if there are none. */
  clear: ReactNode;
  onSearch: (q: string) => void;
  /** The rows. */
  children: ReactNode;
}

/** The rows of a list, or what it shows instead: an error, a skeleton, or that there are none. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { result, page, pageSize, hasCards, empty, clear, onSearch, children } = props;
  const { data, error, isFetching } = result;
  if (error && !isFetching && (!data || page.rows.length === 0))
    return <ErrorState title={tableText.failed} message={errorMessage(error)} onRetry={() => void result.refetch()} />;
  if (!data || page.isBeyond) return <TableSkeleton rows={pageSize} hasCards={hasCards} />;
  if (page.total > 0 || isFetching) return children;
  if (!clear) return empty;
  const suggestion = data.meta?.suggestion;
  return (
    <EmptyState title={tableText.noMatches}>
      {suggestion && (
        <button type="button" className="link-button" onClick={() => onSearch(suggestion)}>
          {uiText.didYouMean(suggestion)}
        </button>
      )}
      {clear}
    </EmptyState>
  );
}
