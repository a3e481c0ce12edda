import { Button } from 'antd';
import type { ReactNode } from 'react';
import { late, LatePart } from '../late';
import { NoticeLine } from '../NoticeLine';
import type { FilterNames } from './filters/FilterChips';
import { SearchBox } from './filters/SearchBox';
import { LayoutButton } from './layout/LayoutButton';
import type { LayoutControl } from './layout/useTableLayout';
import { tableText } from './tableText';
import type { TableControl } from './query/useTableQuery';
import type { DataColumn } from './tableTypes';

/** Only cards need it: a table has column headers. */
const SortSelect = late(async () => ({
  default: (await import(/* webpackChunkName: "sort-select" */ './query/SortSelect')).SortSelect,
}));

/** What a list adds to its toolbar. */
export interface ToolbarParts {
  /** Filters beside the search box. */
  filters?: ReactNode;
  /** Labels of the address's filters. */
  filterNames?: FilterNames;
  /** Replaces the filters while rows are selected. */
  selectionBar?: ReactNode;
  /** The result of a bulk action, in the line of the filters. */
  receipt?: ReactNode;
}

interface TableToolbarProps<Row> {
  parts: ToolbarParts;
  columns: DataColumn<Row>[];
  control: Pick<TableControl, 'query' | 'change'>;
  onSearch: (q: string) => void;
  /** Undefined if the layout can't be changed. */
  layout: LayoutControl | undefined;
  canHaveCards: boolean;
  hasCards: boolean;
  /** Removes search and filters; undefined if there are none. */
  clear: ReactNode;
  /** After the tools. */
  children?: ReactNode;
}

/** The line above a list: search, filters and columns; or the actions for the selected rows. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { parts, columns, control, onSearch, layout, canHaveCards, hasCards, clear, children } = props;
  const { filters, selectionBar, receipt } = parts;
  return (
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
        <SearchBox value={control.query.q} onSearch={onSearch} />
        {hasCards && (
          <LatePart isOptional fallback={<span className="table-filter" />}>
            <SortSelect columns={columns} sort={control.query.sort} onChange={control.change} />
          </LatePart>
        )}
        {filters}
        <NoticeLine />
        {layout && (
          <span className="table-shape">
            {canHaveCards && (
              <Button onClick={() => layout.change({ hasCards: !hasCards || undefined })}>
                {hasCards ? tableText.asTable : tableText.asCards}
              </Button>
            )}
            {!hasCards && <LayoutButton columns={columns} control={layout} />}
          </span>
        )}
      </div>
      {children}
      {!selectionBar && clear}
    </div>
  );
}
