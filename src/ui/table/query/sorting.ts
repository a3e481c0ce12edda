/** Returns the parts of an order: up to two columns, `-` for descending, as in `-priority,date`. */
const partsOf = (sort: string | undefined): string[] => (sort ? sort.split(',') : []);
const nameOf = (part: string): string => part.replace(/^-/, '');

/** Returns a column's part of an order and its position (0 or 1); undefined if it has none. */
export function sortOf(
  sort: string | undefined,
  column: string,
): { isDescending: boolean; position: number } | undefined {
  const position = partsOf(sort).findIndex((part) => nameOf(part) === column);
  return position < 0 ? undefined : { isDescending: partsOf(sort)[position]?.startsWith('-') === true, position };
}

/**
 * Returns the order after a click on a column's header: ascending, then descending, then none. With Shift (`isSecond`)
 * the first column stays, and this one becomes the second.
 */
export function nextSort(sort: string | undefined, column: string, isSecond: boolean): string | undefined {
  const parts = partsOf(sort);
  const partOfColumn = parts.find((part) => nameOf(part) === column);
  const next = partOfColumn === undefined ? column : partOfColumn === column ? `-${column}` : undefined;
  if (!isSecond) return parts.length > 1 && partOfColumn === undefined ? column : next;
  if (partOfColumn !== undefined)
    return parts.flatMap((part) => (part === partOfColumn ? (next ?? []) : part)).join(',') || undefined;
  return [...parts.slice(0, 1), column].join(',');
}

/** Returns the part of an order with known columns; undefined if there is none. */
export const knownSort = (sort: string | undefined, columns: { key: string }[]): string | undefined =>
  partsOf(sort)
    .filter((part) => columns.some(({ key }) => key === nameOf(part)))
    .slice(0, 2)
    .join(',') || undefined;
