import { Checkbox } from 'antd';
import { memo, useCallback, useEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import type { DataColumn } from './dataColumn';
import { select, type RowSelection } from './rowSelection';
import { SortHeader } from './SortHeader';
import type { TableQuery } from './tableQuery';
import { tableText } from './tableText';
import { useScrollTogether } from './useScrollTogether';

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
const widthOf = (width: number): CSSProperties => ({ width });

interface RowProps<Row extends object> extends Pick<RowTableProps<Row>, 'columns' | 'actions' | 'actionsWidth'> {
  row: Row;
  id: number;
  /** The checkbox's name; undefined where rows are not selected. */
  selectLabel?: string;
  isSelected: boolean;
  onSelect: (id: number, isSelected: boolean) => void;
}

function Row<Row extends object>(props: RowProps<Row>) {
  const { row, id, columns, actions, actionsWidth, selectLabel, isSelected, onSelect } = props;
  return (
    <tr role="row" className={isSelected ? 'is-selected' : undefined}>
      {selectLabel !== undefined && (
        <td role="cell" className="row-select" style={widthOf(selectWidth)}>
          <Checkbox
            aria-label={selectLabel}
            checked={isSelected}
            onChange={({ target }) => onSelect(id, target.checked)}
          />
        </td>
      )}
      {columns.map((column) => {
        const value = column.value?.(row);
        return (
          <td
            role="cell"
            key={column.key}
            style={{ width: column.width ?? columnWidth, textAlign: column.align }}
            title={String(value ?? '') || undefined}
          >
            {column.render?.(row) ?? value}
          </td>
        );
      })}
      {actions && (
        <td role="cell" className="table-actions" style={widthOf(actionsWidth)}>
          {actions(row)}
        </td>
      )}
    </tr>
  );
}
const MemoRow = memo(Row) as typeof Row;

/**
 * Dense rows on a desk: the header stays in sight, the actions too, and what is wider than the window scrolls sideways. A row is
 * rendered again only where it, the columns, the actions or its own selection changed. (Its roles are written out, since a
 * table's parts that are laid out as blocks lose theirs in some browsers.)
 */
export function RowTable<Row extends object>(props: RowTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, actions, actionsWidth, selection, isFetching } = props;
  const { frame, head, body, bar, onScroll } = useScrollTogether();
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  }, [selection]);
  const onSelect = useCallback((id: number, isSelected: boolean) => {
    if (latest.current) select(latest.current, id, isSelected);
  }, []);
  const selected = useMemo(() => new Set(selection?.selectedIds), [selection?.selectedIds]);
  const width =
    columns.reduce((sum, column) => sum + (column.width ?? columnWidth), 0) +
    (actions ? actionsWidth : 0) +
    (selection ? selectWidth : 0);
  const style = { '--table-width': `${width}px` } as CSSProperties;

  return (
    <div ref={frame} className={isFetching ? 'row-table is-fetching' : 'row-table'} style={style}>
      <table role="table" aria-label={label}>
        <thead role="rowgroup" ref={head} onScroll={onScroll}>
          <tr role="row">
            {selection && <td role="cell" className="row-select" style={widthOf(selectWidth)} />}
            {columns.map(({ key, title, width: own = columnWidth, align, isSortable }) => (
              <th
                role="columnheader"
                scope="col"
                key={key}
                style={{ width: own, textAlign: align }}
                aria-sort={sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined}
              >
                {isSortable === false ? title : <SortHeader column={key} title={title} sort={sort} onSort={onSort} />}
              </th>
            ))}
            {actions && (
              <th role="columnheader" scope="col" className="table-actions" style={widthOf(actionsWidth)}>
                {tableText.actions}
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" ref={body} onScroll={onScroll}>
          {rows.map((row) => {
            const id = rowKey(row);
            return (
              <MemoRow
                key={id}
                row={row}
                id={id}
                columns={columns}
                actions={actions}
                actionsWidth={actionsWidth}
                selectLabel={selection?.label(row)}
                isSelected={selected.has(id)}
                onSelect={onSelect}
              />
            );
          })}
        </tbody>
      </table>
      <div ref={bar} className="row-table-bar" tabIndex={-1} aria-hidden onScroll={onScroll}>
        <div />
      </div>
    </div>
  );
}
