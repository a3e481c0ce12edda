/** The orders that a list can be asked for: up to two columns, `-` first for descending, `-priority,date`. */
const partsOf = (sort: string | undefined): string[] => (sort ? sort.split(',') : []);
const nameOf = (part: string): string => part.replace(/^-/, '');

/** A column's own part of an order, with its place in it; undefined where it has none. */
export function sortOf(sort: string | undefined, column: string): { isDescending: boolean; place: number } | undefined {
  const place = partsOf(sort).findIndex((part) => nameOf(part) === column);
  return place < 0 ? undefined : { isDescending: partsOf(sort)[place]?.startsWith('-') === true, place };
}

/**
 * What a press on a column's head makes of an order: ascending, then descending, then none. A press with Shift (`isSecond`) leaves the
 * other column as it is, and puts this one after it.
 */
export function nextSort(sort: string | undefined, column: string, isSecond: boolean): string | undefined {
  const parts = partsOf(sort);
  const own = parts.find((part) => nameOf(part) === column);
  const next = own === undefined ? column : own === column ? `-${column}` : undefined;
  if (!isSecond) return parts.length > 1 && own === undefined ? column : next;
  if (own !== undefined) return parts.flatMap((part) => (part === own ? (next ?? []) : part)).join(',') || undefined;
  return [...parts.slice(0, 1), column].join(',');
}

/** The part of an order that names known columns; undefined where none is. */
export const knownSort = (sort: string | undefined, columns: { key: string }[]): string | undefined =>
  partsOf(sort)
    .filter((part) => columns.some(({ key }) => key === nameOf(part)))
    .slice(0, 2)
    .join(',') || undefined;
