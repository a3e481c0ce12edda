import { Table, type TableColumnType } from 'antd';
import { useMemo, type ReactNode } from 'react';
import type { DataColumn } from './dataColumn';
import type { RowSelection } from './rowSelection';
import { SortHeader } from './SortHeader';
import type { TableQuery } from './tableQuery';
import { tableText } from './tableText';

export interface RowTableProps<Row extends object> {
  /** Names the table for screen readers. */
  label: string;
  columns: DataColumn<Row>[];
  rows: Row[];
  rowKey: (row: Row) => number;
  sort: TableQuery['sort'];
  onSort: (sort: TableQuery['sort']) => void;
  /** The last column, always in sight. */
  actions?: (row: Row) => ReactNode;
  /** Pixels. */
  actionsWidth: number;
  selection?: RowSelection<Row>;
  isFetching: boolean;
}

/** Pixels of the column with the checkboxes, and of a column that names no width. */
const selectWidth = 38;
const columnWidth = 120;

/** A row in the table, and what renders its cells. */
interface Shown<Row extends object> {
  row: Row;
  columns: DataColumn<Row>[];
  actions: RowTableProps<Row>['actions'];
}

/**
 * Dense rows on a desk, in Ant Design's Table. It is one table in one place that scrolls both ways (`styles/table.css`), its head and
 * its actions always in sight: Ant Design's own sticky head is a second table, which a screen reader meets without its rows.
 */
export function RowTable<Row extends object>(props: RowTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, actions, actionsWidth, selection, isFetching } = props;
  // A cell is rendered again only with another record. Columns and actions that change make other records of the same rows.
  const recordOf = useMemo(() => {
    const records = new WeakMap<Row, Shown<Row>>();
    return (row: Row): Shown<Row> => {
      const record = records.get(row) ?? { row, columns, actions };
      records.set(row, record);
      return record;
    };
  }, [columns, actions]);

  const shown = useMemo(() => {
    const shouldCellUpdate = (record: Shown<Row>, previous: Shown<Row>) => record !== previous;
    const all = columns.map(
      ({ key, title, width = columnWidth, align, isSortable, value, render }): TableColumnType<Shown<Row>> => ({
        key,
        title: isSortable === false ? title : <SortHeader column={key} title={title} sort={sort} onSort={onSort} />,
        width,
        align,
        ellipsis: { showTitle: false },
        shouldCellUpdate,
        onHeaderCell: () => ({
          'aria-sort': sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined,
        }),
        onCell: ({ row }) => ({ title: String(value?.(row) ?? '') || undefined }),
        render: (_, { row }) => render?.(row) ?? value?.(row),
      }),
    );
    if (actions)
      all.push({
        key: 'actions',
        title: tableText.actions,
        width: actionsWidth,
        fixed: 'end',
        className: 'table-actions',
        shouldCellUpdate,
        render: (_, { row }) => actions(row),
      });
    return all;
  }, [columns, sort, onSort, actions, actionsWidth]);
  const width =
    columns.reduce((sum, column) => sum + (column.width ?? columnWidth), 0) +
    (actions ? actionsWidth : 0) +
    (selection ? selectWidth : 0);

  return (
    <Table<Shown<Row>>
      aria-label={label}
      size="small"
      className={isFetching ? 'row-table is-fetching' : 'row-table'}
      rowKey={({ row }) => rowKey(row)}
      columns={shown}
      dataSource={rows.map(recordOf)}
      pagination={false}
      scroll={{ x: width }}
      tableLayout="fixed"
      // Its checkbox for all would name no number: `selectionBar` offers it instead.
      rowSelection={
        selection && {
          hideSelectAll: true,
          selectedRowKeys: selection.selectedIds,
          onChange: (keys) => selection.onChange(keys as number[]),
          columnWidth: selectWidth,
          getCheckboxProps: ({ row }) => ({ 'aria-label': selection.label(row) }) as never,
        }
      }
    />
  );
}
