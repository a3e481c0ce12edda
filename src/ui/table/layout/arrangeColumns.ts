import type { TableLayout } from '../../../session/storedKeys';
import type { DataColumn } from '../tableTypes';

/** Limits of a column's width, in pixels. */
export const columnLimits = { min: 40, max: 900, step: 20 };

/** The properties of a column that a layout needs. */
export type ArrangedColumn = Pick<DataColumn<never>, 'key' | 'title' | 'width' | 'roomyWidth' | 'isExtra' | 'shared'>;

const isShown = ({ key, isExtra }: ArrangedColumn, { shown }: TableLayout) => shown?.[key] ?? !isExtra;

/**
 * Returns all columns in the user's order. A column that the layout does not contain follows its default predecessor.
 */
export function orderColumns<Column extends ArrangedColumn>(columns: Column[], { order }: TableLayout): Column[] {
  if (!order) return columns;
  const ordered = order.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  columns.forEach((column, index) => {
    if (!ordered.includes(column))
      ordered.splice(index === 0 ? 0 : ordered.indexOf(columns[index - 1] as Column) + 1, 0, column);
  });
  return ordered;
}

/** Returns the visible columns in the user's order. */
export const arrangeColumns = <Column extends ArrangedColumn>(columns: Column[], layout: TableLayout): Column[] =>
  orderColumns(columns, layout).filter((column) => isShown(column, layout));
