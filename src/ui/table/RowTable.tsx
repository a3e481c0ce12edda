import { Table, type TableColumnType } from 'antd';
import { useMemo, useRef, type CSSProperties, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { columnWidths } from './columnWidths';
import type { DataColumn } from './dataColumn';
import { HeadCell, SortContext, type HeadCellProps, type SortControl } from './HeadCell';
import { ResizeHandle } from './ResizeHandle';
import type { RowLink } from './rowLink';
import type { RowSelection } from './rowSelection';
import { tableText } from './tableText';
import { useRowKeys } from './useRowKeys';
import { rowWay } from './useRowWays';
import { useWidth } from './useWidth';

interface RowTableProps<Row extends object> extends SortControl {
  /** Names the table for screen readers. */
  label: string;
  columns: DataColumn<Row>[];
  rows: Row[];
  rowKey: (row: Row) => number;
  link?: RowLink<Row>;
  /** The last column, always in sight. */
  actions?: (row: Row) => ReactNode;
  /** Pixels. */
  actionsWidth: number;
  selection?: RowSelection<Row>;
  isFetching: boolean;
  /** The row that is shown beside the table. */
  peekedKey?: number;
  isCompact?: boolean;
  /** The first column stays in sight while the others scroll. */
  isFirstFrozen?: boolean;
  /** Told of a column's new width in pixels. */
  onResize?: (key: string, width: number) => void;
}

/** Pixels of the column with the checkboxes, and of the table's own edges. */
const selectWidth = 38;
const edges = 2;

const components = { header: { cell: HeadCell } };

interface RowBoxProps {
  label: string;
  isChosen: boolean;
  /** Ant Design's own, which knows what a click does, and one with Shift. */
  box: ReactNode;
}
/** The browser's own checkbox: one element a row in the place of three. */
function RowBox({ label, isChosen, box }: RowBoxProps) {
  const { onChange } = (box as ReactElement<ComponentProps<'input'>>).props;
  return <input type="checkbox" className="row-box" aria-label={label} checked={isChosen} onChange={onChange} />;
}

const focusable = () => ({ tabIndex: 0 });

/** A row in the table, and what renders its cells. */
interface Shown<Row extends object> {
  key: number;
  row: Row;
  columns: DataColumn<Row>[];
  actions: RowTableProps<Row>['actions'];
  link: RowTableProps<Row>['link'];
}

function cellContent<Row extends object>({ render, value, isLink }: DataColumn<Row>, row: Row, link?: RowLink<Row>) {
  const content = render?.(row) ?? value?.(row);
  const to = isLink ? link?.to(row) : undefined;
  return to === undefined ? (
    content
  ) : (
    <a {...rowWay} className="row-link" href={to}>
      {content}
    </a>
  );
}

/**
 * Dense rows on a desk, in Ant Design's Table. It is one table in one place that scrolls both ways (`styles/table.css`), its head and
 * its actions always in sight, by the style sheet alone: Ant Design's own sticky head is a second table, which a screen reader meets
 * without its rows, and its fixed columns are measured, which renders every row twice.
 */
export function RowTable<Row extends object>(props: RowTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, link, actions, actionsWidth, selection, isFetching } = props;
  const { isCompact = false, isFirstFrozen = false, onResize, peekedKey } = props;
  const place = useRef<HTMLDivElement>(null);
  const onKeyDown = useRowKeys(place);
  const available = useWidth(place);
  // A cell is rendered again only with another record. Columns and actions that change make other records of the same rows.
  const recordOf = useMemo(() => {
    const records = new WeakMap<Row, Shown<Row>>();
    return (row: Row): Shown<Row> => {
      const record = records.get(row) ?? { key: rowKey(row), row, columns, actions, link };
      records.set(row, record);
      return record;
    };
  }, [rowKey, columns, actions, link]);
  const records = useMemo(() => rows.map(recordOf), [rows, recordOf]);

  const taken = (actions ? actionsWidth : 0) + (selection ? selectWidth : 0);
  const widths = useMemo(() => columnWidths(columns, (available ?? 0) - edges - taken), [columns, available, taken]);
  const sum = widths.reduce((total, width) => total + width, taken);
  const shown = useMemo(() => {
    const shouldCellUpdate = (record: Shown<Row>, previous: Shown<Row>) => record !== previous;
    const all = columns.map(
      ({ key, title, align, isSortable, value, hint, className }, index): TableColumnType<Shown<Row>> => ({
        key,
        title,
        width: widths[index],
        align,
        ellipsis: { showTitle: false },
        shouldCellUpdate,
        className: isFirstFrozen && index === 0 ? `is-frozen ${className ?? ''}` : className,
        onHeaderCell: (): HeadCellProps => ({
          title,
          sortKey: isSortable === false ? undefined : key,
          edge: onResize && <ResizeHandle onResize={(pixels) => onResize(key, pixels)} />,
        }),
        onCell: ({ row }) => ({ title: String((hint ?? value)?.(row) ?? '') || undefined }),
        render: (_, { row, ...shownBy }) => {
          const column = columns[index];
          return column && cellContent(column, row, shownBy.link);
        },
      }),
    );
    if (actions)
      all.push({
        key: 'actions',
        title: tableText.actions,
        width: actionsWidth,
        className: 'table-actions',
        shouldCellUpdate,
        render: (_, { row }) => actions(row),
      });
    return all;
  }, [columns, widths, actions, actionsWidth, isFirstFrozen, onResize]);

  const sorting = useMemo(() => ({ sort, onSort }), [sort, onSort]);
  // The same element is not rendered again: with another order or page the rows wait for their records.
  const table = useMemo(
    () => (
      <Table<Shown<Row>>
        aria-label={label}
        size="small"
        className={['row-table', isCompact && 'is-compact', isFirstFrozen && 'is-first-frozen']
          .filter(Boolean)
          .join(' ')}
        columns={shown}
        dataSource={records}
        onRow={focusable}
        rowClassName={({ key }) => (key === peekedKey ? 'is-peeked' : '')}
        pagination={false}
        tableLayout="fixed"
        // Who tailors it measures no scroll bar for a head of its own, which would lay the page out once more.
        tailor
        components={components}
        // Its checkbox for all would name no number: `selectionBar` offers it instead.
        rowSelection={
          selection && {
            hideSelectAll: true,
            columnTitle: <span className="visually-hidden">{tableText.mark}</span>,
            selectedRowKeys: selection.selectedIds,
            // Rows of other pages stay chosen.
            preserveSelectedRowKeys: true,
            onChange: (keys) => selection.onChange(keys as number[]),
            columnWidth: selectWidth,
            renderCell: (isChosen, { row }, _index, box) => (
              <RowBox label={selection.label(row)} isChosen={isChosen} box={box} />
            ),
          }
        }
      />
    ),
    [label, isCompact, isFirstFrozen, shown, records, peekedKey, selection],
  );

  return (
    <div
      ref={place}
      className={isFetching ? 'is-fetching' : undefined}
      onKeyDown={onKeyDown}
      style={{ '--table-width': `${sum}px` } as CSSProperties}
    >
      {/* Its rows are rendered once, with the widths that they will have. */}
      {available !== undefined && <SortContext value={sorting}>{table}</SortContext>}
    </div>
  );
}
