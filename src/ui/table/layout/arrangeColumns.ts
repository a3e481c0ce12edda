import type { TableLayout } from '../../../session/storedKeys';
import type { DataColumn } from '../tableTypes';

/** Pixels that a column can be made. */
export const columnLimits = { min: 40, max: 900, step: 20 };

/** What an arrangement needs to know of a column. */
export type ArrangedColumn = Pick<DataColumn<never>, 'key' | 'title' | 'width' | 'roomyWidth' | 'isExtra'>;

const isShown = ({ key, isExtra }: ArrangedColumn, { shown }: TableLayout) => shown?.[key] ?? !isExtra;

/** All columns in the order that somebody has them in; those that their layout doesn't know keep their neighbour before. */
export function orderColumns<Column extends ArrangedColumn>(columns: Column[], { order }: TableLayout): Column[] {
  if (!order) return columns;
  const ordered = order.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  columns.forEach((column, index) => {
    if (!ordered.includes(column))
      ordered.splice(index === 0 ? 0 : ordered.indexOf(columns[index - 1] as Column) + 1, 0, column);
  });
  return ordered;
}

/** The columns that somebody sees, in their order and with their widths. */
export function arrangeColumns<Row>(columns: DataColumn<Row>[], layout: TableLayout): DataColumn<Row>[] {
  return orderColumns(columns, layout)
    .filter((column) => isShown(column, layout))
    .map((column) => {
      const width = layout.widths?.[column.key];
      return width === undefined ? column : { ...column, width, roomyWidth: width };
    });
}
