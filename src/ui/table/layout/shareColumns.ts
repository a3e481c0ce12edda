import type { DataColumn, SharedColumn } from '../tableTypes';

/** Creates the column that shows the values of `parts`, joined by slashes; one below the other in its tooltip. */
function sharedColumn<Row>(shared: SharedColumn, parts: DataColumn<Row>[]): DataColumn<Row> {
  const valueOf = (part: DataColumn<Row>, row: Row) => part.value?.(row) ?? '';
  return {
    ...shared,
    sortKey: parts[0]?.key,
    className: parts[0]?.className,
    value: (row) =>
      parts
        .map((part) => valueOf(part, row))
        .filter((value) => value !== '')
        .join(' / '),
    hint: (row) => parts.map((part) => `${part.title}: ${valueOf(part, row)}`).join('\n'),
  };
}

/**
 * Returns the columns in which those with the same `shared` are one, in the place of the first. A single visible column
 * stays as it is.
 */
export function shareColumns<Row>(columns: DataColumn<Row>[]): DataColumn<Row>[] {
  const partsOf = (shared: SharedColumn) => columns.filter((column) => column.shared === shared);
  return columns.flatMap((column) => {
    const parts = column.shared ? partsOf(column.shared) : [];
    if (!column.shared || parts.length < 2) return column;
    return parts[0] === column ? sharedColumn(column.shared, parts) : [];
  });
}
