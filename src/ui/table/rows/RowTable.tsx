import './RowTable.css';
import { Table, type TableColumnType } from 'antd';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useWidth } from './useWidth';
import { columnWidths, textScale } from '../layout/columnWidths';
import { shareColumns } from '../layout/shareColumns';
import type { DataColumn, RowLink, RowMarks, RowSelection } from '../tableTypes';
import type { TableLayout } from '../../../session/storedKeys';
import { HeadCell, SortContext, type HeadCellProps, type SortControl } from './HeadCell';
import { ResizeHandle } from '../layout/ResizeHandle';
import { tableText } from '../tableText';
import { useRowKeys } from '../keys/useRowKeys';
import { PageBox, RowBox } from './RowBoxes';
import { rowLinkMark } from './RowControls';

interface RowTableProps<Row extends object> {
  /** Names the table for screen readers. */
  label: string;
  columns: DataColumn<Row>[];
  rows: Row[];
  rowKey: (row: Row) => number;
  sorting: SortControl;
  link?: RowLink<Row>;
  /** The last column, always visible. */
  actions?: (row: Row) => ReactNode;
  /** The width of that column in pixels. */
  actionsWidth: number;
  selection?: RowSelection<Row>;
  isFetching: boolean;
  /** `peekedKey` is the row that is previewed beside the table. */
  marks: RowMarks & { peekedKey?: number };
  /** The user's layout. `onResize` is called with a column's new width in pixels. */
  layout: Pick<TableLayout, 'isCompact' | 'isFirstFrozen' | 'isSplit' | 'widths'> & {
    onResize?: (key: string, width: number) => void;
  };
}

/** Widths of the checkbox column at the default text size, and of the table's borders, in pixels. */
const selectWidth = 28;
const edges = 2;
/** Minimum width of the actions column with its heading "Acciones", in pixels. */
const headedActions = 64;
/** A table with as many columns has smaller gaps between them. */
const manyColumns = 10;

/**
 * The CSS variable with a column's width. With another width of the table or of a column, the browser only lays out the
 * rows again; widths among the columns' properties would render every cell.
 */
const widthOf = (key: string) => `--width-${key}`;

const sumOf = (widths: number[]) => widths.reduce((sum, width) => sum + width, 0);

const components = { header: { cell: HeadCell } };

/**
 * Ant Design's wrapper of a table is a live region: a screen reader would read all rows after each change. `DataTable`
 * says what changed in one line.
 */
const quiet = { spinning: false, 'aria-live': undefined, 'aria-busy': undefined };

const focusable = () => ({ tabIndex: 0 });

/** A row with all data that its cells render. */
interface TableRow<Row extends object> {
  key: number;
  row: Row;
  columns: DataColumn<Row>[];
  actions: RowTableProps<Row>['actions'];
  link: RowTableProps<Row>['link'];
}

function cellContent<Row extends object>({ render, value, isLink }: DataColumn<Row>, row: Row, link?: RowLink<Row>) {
  const content = render?.(row) ?? value?.(row);
  const to = isLink ? link?.to(row) : undefined;
  if (to === undefined) return typeof content === 'string' ? <span className="row-text">{content}</span> : content;
  return (
    <a {...rowLinkMark} className="row-link" href={to}>
      {content}
    </a>
  );
}

/**
 * The rows of a list on a desktop, in Ant Design's Table: one table in one scroll container. CSS alone keeps the header
 * and the actions visible (`RowTable.css`). Ant Design's sticky header is a second table, which screen readers read
 * without its rows, and its fixed columns are measured, which renders every row twice.
 */
export function RowTable<Row extends object>(props: RowTableProps<Row>) {
  const { label, columns: allColumns, rows, rowKey, link, actions, actionsWidth, selection, isFetching } = props;
  const { sort, onSort } = props.sorting;
  const { peekedKey, openedKey, changedKeys } = props.marks;
  const { isCompact = false, isFirstFrozen = false, isSplit = false, widths: ownWidths, onResize } = props.layout;
  const container = useRef<HTMLDivElement>(null);
  const onKeyDown = useRowKeys(container);
  const available = useWidth(container);
  const [scale] = useState(textScale);
  const actionsTake = Math.round(Math.max(actionsWidth, headedActions) * scale);
  const boxTakes = Math.round(selectWidth * scale);
  const fixedWidth = (actions ? actionsTake : 0) + (selection ? boxTakes : 0);
  const room = (available ?? 0) - edges - fixedWidth;
  // A table that is not shown has no width.
  const isShared = room > 0 && !isSplit && sumOf(columnWidths(allColumns, 0, { own: ownWidths, scale })) > room;
  const columns = useMemo(() => (isShared ? shareColumns(allColumns) : allColumns), [isShared, allColumns]);
  // A cell renders again only with a new record; new columns or actions create new records for the same rows.
  const recordOf = useMemo(() => {
    const records = new WeakMap<Row, TableRow<Row>>();
    return (row: Row): TableRow<Row> => {
      const record = records.get(row) ?? { key: rowKey(row), row, columns, actions, link };
      records.set(row, record);
      return record;
    };
  }, [rowKey, columns, actions, link]);
  const records = useMemo(() => rows.map(recordOf), [rows, recordOf]);
  const widths = useMemo(
    () => columnWidths(columns, room, { own: ownWidths, scale }),
    [columns, room, ownWidths, scale],
  );
  const hasManyColumns = columns.length >= manyColumns;
  const sum = sumOf(widths) + fixedWidth;
  // Columns never become narrower than their minimum: the table scrolls below the actions.
  const isScrolled = available !== undefined && sum > available - edges;
  const antColumns = useMemo(() => {
    const shouldCellUpdate = (record: TableRow<Row>, previous: TableRow<Row>) => record !== previous;
    const tableColumns = columns.map(
      (
        { key, sortKey = key, title, align, isSortable, value, hint, className, isEdited },
        index,
      ): TableColumnType<TableRow<Row>> => ({
        key,
        title,
        width: `var(${widthOf(key)})`,
        align,
        ellipsis: { showTitle: false },
        shouldCellUpdate,
        className: [isFirstFrozen && index === 0 && 'is-frozen', isEdited && 'is-edited', className]
          .filter(Boolean)
          .join(' '),
        onHeaderCell: (): HeadCellProps => ({
          title,
          sortKey: isSortable === false ? undefined : sortKey,
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
      tableColumns.push({
        key: 'actions',
        title: tableText.actions,
        width: actionsTake,
        className: 'table-actions',
        shouldCellUpdate,
        render: (_, { row }) => actions(row),
      });
    return tableColumns;
  }, [columns, actions, actionsTake, isFirstFrozen, onResize]);

  const sorting = useMemo(() => ({ sort, onSort }), [sort, onSort]);
  // React does not render the same element again, so with another order or page the rows stay until their records
  // arrive.
  const table = useMemo(
    () => (
      <Table<TableRow<Row>>
        aria-label={label}
        size="small"
        className={[
          'row-table',
          isCompact && 'is-compact',
          isFirstFrozen && 'is-first-frozen',
          hasManyColumns && 'has-many-columns',
          link && 'is-linked',
        ]
          .filter(Boolean)
          .join(' ')}
        columns={antColumns}
        dataSource={records}
        onRow={focusable}
        // CSS colours the row under the pointer; Ant Design would render all its cells.
        rowHoverable={false}
        rowClassName={({ key }) =>
          (key === peekedKey ? 'is-peeked' : key === openedKey ? 'is-opened' : '') +
          (changedKeys?.includes(key) ? ' is-changed' : '')
        }
        loading={quiet}
        pagination={false}
        tableLayout="fixed"
        components={components}
        rowSelection={
          selection && {
            // Ant Design's checkbox has no number in its label, and consists of three elements.
            hideSelectAll: true,
            columnTitle: <PageBox selection={selection} page={records.map(({ key }) => key)} />,
            selectedRowKeys: selection.selectedIds,
            // Rows of other pages stay selected.
            preserveSelectedRowKeys: true,
            onChange: (keys) => selection.onChange(keys as number[]),
            columnWidth: boxTakes,
            renderCell: (isChosen, { row }, _index, box) => (
              <RowBox label={selection.label(row)} isChosen={isChosen} box={box} />
            ),
          }
        }
      />
    ),
    [
      label,
      isCompact,
      isFirstFrozen,
      hasManyColumns,
      link,
      antColumns,
      records,
      peekedKey,
      openedKey,
      changedKeys,
      selection,
      boxTakes,
    ],
  );

  return (
    <div
      ref={container}
      className={[isFetching && 'is-fetching', isScrolled && 'is-scrolled'].filter(Boolean).join(' ') || undefined}
      onKeyDown={onKeyDown}
      style={Object.fromEntries([
        ['--table-width', `${sum}px`],
        ...columns.map(({ key }, index) => [widthOf(key), `${widths[index]}px`]),
      ])}
    >
      {/* Rendered once the width is known. */}
      {available !== undefined && <SortContext value={sorting}>{table}</SortContext>}
    </div>
  );
}
