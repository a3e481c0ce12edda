import { lazy, Suspense, useCallback, useMemo, useRef, type ReactNode } from 'react';
import { errorMessage } from '../../api/envelope';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { useIsPhone } from '../useMediaQuery';
import { arrangeColumns } from './arrangeColumns';
import { CardList } from './CardList';
import type { DataColumn } from './dataColumn';
import { FilterChips, type FilterNames } from './FilterChips';
import { LayoutButton } from './LayoutButton';
import type { ListResult } from './listResult';
import type { RowLink } from './rowLink';
import type { RowSelection } from './rowSelection';
import { PeekButton, peekWidth, RowPeek } from './RowPeek';
import { RowTable } from './RowTable';
import { SearchBox } from './SearchBox';
import { StaleNotice } from './StaleNotice';
import { TablePager } from './TablePager';
import { TableSkeleton } from './TableSkeleton';
import { tableText } from './tableText';
import type { TableQuery } from './tableQuery';
import { useListPage } from './useListPage';
import { usePeek } from './usePeek';
import { useRowWays } from './useRowWays';
import { useTableLayout } from './useTableLayout';
import type { TableControl } from './useTableQuery';

/** A desk has heads to order by, and is not to load the phone's choice. */
const SortSelect = lazy(async () => ({
  default: (await import(/* webpackChunkName: "sort-select" */ './SortSelect')).SortSelect,
}));
/** The list doesn't wait for its keys. */
const GridKeys = lazy(() => import(/* webpackChunkName: "grid-keys" */ './GridKeys'));

export interface DataTableProps<Row extends object> {
  /** Names the table for screen readers. */
  label: string;
  /** Under which somebody's layout of it is kept; without it there is nothing to arrange. */
  name?: string;
  columns: DataColumn<Row>[];
  rowKey: (row: Row) => number;
  result: ListResult<Row>;
  control: Pick<TableControl, 'query' | 'change'> & Partial<Pick<TableControl, 'ahead'>>;
  /** The facts that matter on a phone. */
  card: (row: Row) => ReactNode;
  /** The way to a row's page: from its linked columns, and from its whole card on a phone. Where it stays the same, so do the rows. */
  link?: RowLink<Row>;
  /** What a card offers on a phone besides opening it. */
  cardActions?: (row: Row) => ReactNode;
  /** The last column, always in sight. Where it stays the same function, rows that did not change are not rendered again. */
  actions?: (row: Row) => ReactNode;
  actionsWidth?: number;
  /** Filters beside the search box. */
  filters?: ReactNode;
  /** What the filters of the address are called. */
  filterNames?: FilterNames;
  /** What to do where there is nothing at all. */
  empty: ReactNode;
  selection?: RowSelection<Row>;
  /** A row as it is shown beside the list on a desk, and the name of that. */
  peek?: { label: (row: Row) => string; show: (row: Row) => ReactNode };
  /** Stands above the rows, in the filters' place, while rows are selected. */
  selectionBar?: ReactNode;
}

/** Every list of the portal: dense rows on a desk, cards on a phone; loading, empty, failing and full. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    label,
    name,
    columns: allColumns,
    rowKey,
    result,
    control,
    card,
    link,
    cardActions,
    actions,
    actionsWidth = 80,
    filters,
    filterNames,
    empty,
    selection,
    selectionBar,
    peek,
  } = props;
  const place = useRef<HTMLElement>(null);
  const { key: peekedKey, isPossible, toggle, close, onFocus } = usePeek(place, peek !== undefined);
  const { query, change } = control;
  const onSearch = useCallback((q: string) => change({ q }), [change]);
  const isPhone = useIsPhone();
  const layoutControl = useTableLayout(name ?? '');
  const { layout, change: arrange } = layoutControl;
  const columns = useMemo(() => arrangeColumns(allColumns, layout), [allColumns, layout]);
  const onResize = useCallback(
    (key: string, width: number) => arrange({ widths: { ...layout.widths, [key]: width } }),
    [arrange, layout.widths],
  );
  const { data, error, isFetching } = result;
  const page = useListPage(result, allColumns, control);
  const isFiltered = Boolean(query.q?.trim()) || Object.keys(query.filters).length > 0;
  const clear = (
    <button type="button" className="link-button" onClick={() => change({ q: '', filters: {} })}>
      {tableText.clearFilters}
    </button>
  );

  const onSort = useCallback((sort: TableQuery['sort']) => change({ sort }), [change]);

  const onWay = useRowWays(link);
  const peekLabel = peek?.label;
  const canPeek = isPossible && peekLabel !== undefined;
  const rowActions = useMemo(() => {
    if (!canPeek || !actions) return actions;
    return (row: Row) => (
      <>
        <PeekButton label={peekLabel(row)} onClick={() => toggle(rowKey(row))} />
        {actions(row)}
      </>
    );
    // Where `actions` stays the same, so does which key a row has.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [canPeek, peekLabel, actions, toggle]);

  const body = () => {
    if (error && !isFetching && (!data || page.rows.length === 0))
      return (
        <ErrorState title={tableText.failed} message={errorMessage(error)} onRetry={() => void result.refetch()} />
      );
    if (!data || page.isBeyond) return <TableSkeleton rows={query.pageSize} isPhone={isPhone} />;
    if (page.total === 0 && !isFetching) {
      if (!isFiltered) return empty;
      return <EmptyState title={tableText.noMatches}>{clear}</EmptyState>;
    }
    if (isPhone)
      return (
        <CardList
          label={label}
          rows={page.rows}
          rowKey={rowKey}
          card={card}
          link={link}
          actions={cardActions}
          selection={selection}
          isFetching={isFetching}
        />
      );
    return (
      <RowTable
        label={label}
        columns={columns}
        rows={page.rows}
        rowKey={rowKey}
        sort={query.sort}
        onSort={onSort}
        link={link}
        actions={rowActions}
        actionsWidth={actionsWidth + (canPeek ? peekWidth : 0)}
        selection={selection}
        isFetching={isFetching}
        peekedKey={peekedKey}
        isCompact={layout.isCompact}
        isFirstFrozen={layout.isFirstFrozen}
        onResize={name ? onResize : undefined}
      />
    );
  };

  const peeked = page.rows.find((row) => rowKey(row) === peekedKey);

  return (
    <section ref={place} className="data-table" aria-busy={isFetching} onClick={onWay}>
      <div className="table-toolbar" role="search">
        {selectionBar || (
          <>
            <SearchBox value={query.q} onSearch={onSearch} />
            {isPhone && (
              <Suspense fallback={<span className="table-filter" />}>
                <SortSelect columns={allColumns} sort={query.sort} onChange={change} />
              </Suspense>
            )}
            {filters}
            {name && !isPhone && <LayoutButton columns={allColumns} control={layoutControl} />}
          </>
        )}
        {name && !isPhone && (
          <Suspense fallback={null}>
            <GridKeys
              place={place}
              page={query.page}
              lastPage={page.last}
              onPage={(next) => change({ page: next })}
              onPeek={isPossible ? toggle : undefined}
              onClosePeek={peeked && close}
            />
          </Suspense>
        )}
        {isFiltered && !selectionBar && clear}
      </div>
      <FilterChips filters={query.filters} nameOf={filterNames} onChange={change} />
      {error !== undefined && !isFetching && page.rows.length > 0 && (
        <StaleNotice error={error} onRetry={() => void result.refetch()} />
      )}
      <div className={peeked ? 'table-and-peek is-open' : 'table-and-peek'} onFocus={onFocus}>
        {body()}
        {peek && peeked && (
          <RowPeek label={peek.label(peeked)} onClose={close}>
            {peek.show(peeked)}
          </RowPeek>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {data && !isFetching ? tableText.results(page.total) : ''}
      </p>
      {data && page.total > 0 && (
        <TablePager
          total={page.total}
          page={query.page}
          pageSize={query.pageSize}
          shown={data.meta ? { page: data.meta.page, pageSize: data.meta.page_size } : query}
          isFetching={isFetching}
          isCompact={layout.isCompact}
          onChange={change}
          onRest={control.ahead}
        />
      )}
    </section>
  );
}
