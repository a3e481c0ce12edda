import './DataTable.css';
import { lazy, Suspense, useCallback, useMemo, useRef, type ReactNode } from 'react';
import { errorMessage } from '../../api/envelope';
import { useAppSelector } from '../../session/hooks';
import { selectIsSilent } from '../../session/liveSlice';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { useHasCards } from '../useMediaQuery';
import { uiText } from '../text';
import { arrangeColumns } from './layout/arrangeColumns';
import { CardList } from './rows/CardList';
import type { DataColumn, ListResult, RowLink, RowSelection } from './tableTypes';
import { FilterChips, type FilterNames } from './filters/FilterChips';
import { LayoutButton } from './layout/LayoutButton';
import { peekWidth, RowPeek, usePeek, usePeekActions } from './rows/RowPeek';
import { RowTable } from './rows/RowTable';
import { SearchBox } from './filters/SearchBox';
import { NotLive, StaleNotice, TableSkeleton } from './TableNotices';
import { TablePager } from './list/TablePager';
import { tableText } from './tableText';
import { isFiltered, type TableQuery } from './query/tableQuery';
import { useListPage } from './query/useListPage';
import { useRowLinks } from './rows/RowControls';
import { useReturnToRow } from './keys/useReturnToRow';
import { useTableLayout } from './layout/useTableLayout';
import type { TableControl } from './query/useTableQuery';

/** Only cards need it: a table has column headers. */
const SortSelect = lazy(async () => ({
  default: (await import(/* webpackChunkName: "sort-select" */ './query/SortSelect')).SortSelect,
}));
/** Loaded after the list. */
const GridKeys = lazy(() => import(/* webpackChunkName: "grid-keys" */ './keys/GridKeys'));

export interface DataTableProps<Row extends object> {
  /** Names the table for screen readers. */
  label: string;
  /** The name under which the user's layout is stored; without it the layout can't be changed. */
  name?: string;
  columns: DataColumn<Row>[];
  rowKey: (row: Row) => number;
  result: ListResult<Row>;
  control: Pick<TableControl, 'query' | 'change'> & Partial<Pick<TableControl, 'prefetch'>>;
  /** The content of a row's card on a phone or a narrow tablet. */
  card: (row: Row) => ReactNode;
  /** The link to a row's page, in linked columns and on cards. If it stays the same object, rows are not rendered again. */
  link?: RowLink<Row>;
  /** A card's actions on a phone, besides opening it. */
  cardActions?: (row: Row) => ReactNode;
  /** The last column, always visible. If it stays the same function, unchanged rows are not rendered again. */
  actions?: (row: Row) => ReactNode;
  actionsWidth?: number;
  /** The row whose page was opened last, which is marked. */
  openedKey?: number | null;
  /** Rows that have just changed, marked for some seconds. */
  changedKeys?: number[];
  /** A line above the rows with the number of new records that are not in the list yet. */
  news?: ReactNode;
  /** Filters beside the search box. */
  filters?: ReactNode;
  /** Labels of the address's filters. */
  filterNames?: FilterNames;
  /** Shown if there are no records at all. */
  empty: ReactNode;
  selection?: RowSelection<Row>;
  /** The preview of a row beside the list on a desktop, and its label. */
  peek?: { label: (row: Row) => string; show: (row: Row) => ReactNode };
  /** Makes the user responsible for a row's record. Called for a shortcut key. */
  onTake?: (row: Row) => void;
  /** Replaces the filters while rows are selected. */
  selectionBar?: ReactNode;
  /** The result of a bulk action, in the line of the filters. */
  receipt?: ReactNode;
}

/** All lists of the portal: rows on a desktop, cards on a phone and a narrow tablet; with loading, empty and error states. */
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
    receipt,
    peek,
    onTake,
    openedKey,
    changedKeys,
    news,
  } = props;
  const isSilent = useAppSelector(selectIsSilent);
  const section = useRef<HTMLElement>(null);
  const { key: peekedKey, isPossible, toggle, leave, close, onFocus } = usePeek(section, peek !== undefined);
  const { query, change } = control;
  const onSearch = useCallback((q: string) => change({ q }), [change]);
  const hasCards = useHasCards();
  const layoutControl = useTableLayout(name ?? '');
  const { layout } = layoutControl;
  const { order, shown } = layout;
  const columns = useMemo(() => arrangeColumns(allColumns, { order, shown }), [allColumns, order, shown]);
  const { data, error, isFetching } = result;
  const page = useListPage(result, allColumns, control);
  const hasFilters = isFiltered(query);
  const clear = (
    <button type="button" className="link-button" onClick={() => change({ q: '', filters: {} })}>
      {tableText.clearFilters}
    </button>
  );

  const onSort = useCallback((sort: TableQuery['sort']) => change({ sort }), [change]);

  const onLinkClick = useRowLinks(link);
  // Not in the code that is loaded later: until then the list may have replaced its address, and the return is over.
  useReturnToRow(section, (!hasCards && openedKey) || undefined);
  const peekLabel = peek?.label;
  const canPeek = isPossible && peekLabel !== undefined;
  const rowActions = usePeekActions(actions, rowKey, toggle, canPeek ? peekLabel : undefined);

  const body = () => {
    if (error && !isFetching && (!data || page.rows.length === 0))
      return (
        <ErrorState title={tableText.failed} message={errorMessage(error)} onRetry={() => void result.refetch()} />
      );
    if (!data || page.isBeyond) return <TableSkeleton rows={query.pageSize} hasCards={hasCards} />;
    if (page.total === 0 && !isFetching) {
      if (!hasFilters) return empty;
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
    if (hasCards)
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
          changedKeys={changedKeys}
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
        openedKey={openedKey}
        changedKeys={changedKeys}
        isCompact={layout.isCompact}
        isFirstFrozen={layout.isFirstFrozen}
        ownWidths={layout.widths}
        onResize={name ? layoutControl.resize : undefined}
      />
    );
  };

  const peeked = page.rows.find((row) => rowKey(row) === peekedKey);

  return (
    <section ref={section} className="data-table" aria-busy={isFetching} onClick={onLinkClick}>
      <div
        className={['table-toolbar', (selectionBar || receipt) && 'is-sticky', receipt && 'has-receipt']
          .filter(Boolean)
          .join(' ')}
        role="search"
      >
        {selectionBar}
        {receipt}
        {/* Hidden instead of removed while rows are selected, so that the filter panel stays open. */}
        <div className="table-tools" hidden={Boolean(selectionBar)}>
          <SearchBox value={query.q} onSearch={onSearch} />
          {hasCards && (
            <Suspense fallback={<span className="table-filter" />}>
              <SortSelect columns={allColumns} sort={query.sort} onChange={change} />
            </Suspense>
          )}
          {filters}
          {name && !hasCards && <LayoutButton columns={allColumns} control={layoutControl} />}
        </div>
        {name && !hasCards && (
          <Suspense fallback={null}>
            <GridKeys
              list={section}
              page={query.page}
              lastPage={page.last}
              markedKey={peekedKey ?? openedKey ?? undefined}
              onPage={(next) => change({ page: next })}
              onPeek={isPossible ? toggle : undefined}
              onClosePeek={peeked && close}
              onTake={onTake && ((key) => page.rows.filter((row) => rowKey(row) === key).forEach(onTake))}
            />
          </Suspense>
        )}
        {hasFilters && !selectionBar && clear}
      </div>
      <FilterChips filters={query.filters} nameOf={filterNames} onChange={change} />
      {isSilent && <NotLive />}
      {news}
      {error !== undefined && !isFetching && page.rows.length > 0 && (
        <StaleNotice error={error} onRetry={() => void result.refetch()} />
      )}
      <div className={peeked ? 'table-and-peek is-open' : 'table-and-peek'} onFocus={onFocus}>
        {body()}
        {peek && peeked && (
          <RowPeek label={peek.label(peeked)} onClose={close} onLeave={leave}>
            {peek.show(peeked)}
          </RowPeek>
        )}
        <div className="table-panel" data-panel-place />
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
          onPrefetch={control.prefetch}
        />
      )}
    </section>
  );
}
