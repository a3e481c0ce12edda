import './DataTable.css';
import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { late, LatePart } from '../late';
import { useAppSelector } from '../../session/hooks';
import { selectIsSilent } from '../../session/liveSlice';
import { useHasCards } from '../useMediaQuery';
import { FilterChips } from './filters/FilterChips';
import { useReturnToRow } from './keys/useReturnToRow';
import { arrangeColumns } from './layout/arrangeColumns';
import { useTableLayout } from './layout/useTableLayout';
import { TablePager } from './list/TablePager';
import { isFiltered, type TableQuery } from './query/tableQuery';
import { useListPage } from './query/useListPage';
import type { TableControl } from './query/useTableQuery';
import { CardList } from './rows/CardList';
import { middleButton, useRowLinks } from './rows/RowControls';
import { peekWidth, usePeek, usePeekActions } from './rows/usePeek';
import { RowTable } from './rows/RowTable';
import { TableBody } from './TableBody';
import { NotLive, StaleNotice } from './TableNotices';
import { tableText } from './tableText';
import { TableToolbar, type ToolbarParts } from './TableToolbar';
import type { DataColumn, ListResult, RowMarks, RowOffers } from './tableTypes';

/** Loaded when a row is previewed. */
const RowPeek = late(() => import(/* webpackChunkName: "row-peek" */ './rows/RowPeek'));
/** Loaded after the list. */
const GridKeys = late(() => import(/* webpackChunkName: "grid-keys" */ './keys/GridKeys'));

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
  /** Shown if there are no records at all. */
  empty: ReactNode;
  offers?: RowOffers<Row>;
  marks?: RowMarks;
  toolbar?: ToolbarParts;
  /** A line above the rows with the number of new records that are not in the list yet. */
  news?: ReactNode;
}

const nothing = {};

/** All lists of the portal: rows on a desktop, cards on a phone and a narrow tablet; with loading, empty and error states. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, name, columns: allColumns, rowKey, result, control, card, empty, news } = props;
  const { offers = nothing as RowOffers<Row>, marks = nothing as RowMarks, toolbar = nothing as ToolbarParts } = props;
  const { link, actions, actionsWidth = 80, canHaveCards = false, cardActions, peek, onTake, selection } = offers;
  const { query, change } = control;
  const { data, error, isFetching } = result;
  const section = useRef<HTMLElement>(null);
  const isSilent = useAppSelector(selectIsSilent);
  const { key: peekedKey, isPossible, toggle, leave, close, onFocus } = usePeek(section, peek !== undefined);
  const layoutControl = useTableLayout(name ?? '');
  const { order, shown, isCompact, isFirstFrozen, isSplit, widths, hasCards: choseCards } = layoutControl.layout;
  const isNarrow = useHasCards();
  const hasCards = isNarrow || (canHaveCards && choseCards === true);
  const columns = useMemo(() => arrangeColumns(allColumns, { order, shown }), [allColumns, order, shown]);
  const page = useListPage(result, allColumns, control);
  const onSearch = useCallback((q: string) => change({ q }), [change]);
  const onSort = useCallback((sort: TableQuery['sort']) => change({ sort }), [change]);
  const onLinkClick = useRowLinks(link);
  // Not in the code that is loaded later: until then the list may have replaced its address, and the return is over.
  useReturnToRow(section, marks.openedKey || undefined);
  const canPeek = isPossible && peek !== undefined;
  const rowActions = usePeekActions(actions, rowKey, toggle, canPeek ? peek.label : undefined);
  const peeked = page.rows.find((row) => rowKey(row) === peekedKey);
  const clear = isFiltered(query) && (
    <button type="button" className="link-button" onClick={() => change({ q: '', filters: {} })}>
      {tableText.clearFilters}
    </button>
  );

  return (
    <section
      ref={section}
      className="data-table"
      data-list
      aria-busy={isFetching}
      onClick={onLinkClick}
      {...middleButton}
    >
      <TableToolbar
        parts={toolbar}
        columns={allColumns}
        control={control}
        onSearch={onSearch}
        layout={name && !isNarrow ? layoutControl : undefined}
        canHaveCards={canHaveCards}
        hasCards={hasCards}
        clear={clear}
      >
        {name && !hasCards && (
          <LatePart isOptional>
            <GridKeys
              list={section}
              page={query.page}
              lastPage={page.last}
              markedKey={peekedKey ?? marks.openedKey ?? undefined}
              onPage={(next) => change({ page: next })}
              onPeek={isPossible ? toggle : undefined}
              onClosePeek={peeked && close}
              onTake={onTake && ((key) => page.rows.filter((row) => rowKey(row) === key).forEach(onTake))}
            />
          </LatePart>
        )}
      </TableToolbar>
      <FilterChips filters={query.filters} nameOf={toolbar.filterNames} onChange={change} />
      {isSilent && <NotLive />}
      {news}
      {error !== undefined && !isFetching && page.rows.length > 0 && (
        <StaleNotice error={error} onRetry={() => void result.refetch()} />
      )}
      <div className={peeked ? 'table-and-peek is-open' : 'table-and-peek'} onFocus={onFocus}>
        <TableBody
          result={result}
          page={page}
          pageSize={query.pageSize}
          hasCards={hasCards}
          empty={empty}
          clear={clear}
          onSearch={onSearch}
        >
          {hasCards ? (
            <CardList
              label={label}
              rows={page.rows}
              rowKey={rowKey}
              card={card}
              link={link}
              actions={cardActions}
              selection={selection}
              isFetching={isFetching}
              isColumn={canHaveCards}
              changedKeys={marks.changedKeys}
            />
          ) : (
            <RowTable
              label={label}
              columns={columns}
              rows={page.rows}
              rowKey={rowKey}
              sorting={{ sort: query.sort, onSort }}
              link={link}
              actions={rowActions}
              actionsWidth={actionsWidth + (canPeek ? peekWidth : 0)}
              selection={selection}
              isFetching={isFetching}
              marks={{ ...marks, peekedKey }}
              layout={{ isCompact, isFirstFrozen, isSplit, widths, onResize: name ? layoutControl.resize : undefined }}
            />
          )}
        </TableBody>
        {peek && peeked && (
          <LatePart fallback={<aside className="row-peek panel" />} onFailure={close}>
            <RowPeek label={peek.label(peeked)} onClose={close} onLeave={leave}>
              {peek.show(peeked)}
            </RowPeek>
          </LatePart>
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
          isCompact={isCompact}
          onChange={change}
          onPrefetch={control.prefetch}
        />
      )}
    </section>
  );
}
