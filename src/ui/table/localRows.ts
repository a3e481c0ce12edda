import { matchesWords } from '../words';
import type { DataColumn } from './dataColumn';
import { sortOf } from './sorting';
import type { TableQuery } from './tableQuery';

let collator: Intl.Collator | undefined;
/** Made with the first comparison: the browser takes milliseconds for it, and most lists come in their order. */
const spanish = () => (collator ??= new Intl.Collator('es', { numeric: true, sensitivity: 'base' }));

function compare(a: string | number | null | undefined, b: string | number | null | undefined): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return 1;
  if (b === null || b === undefined) return -1;
  return typeof a === 'number' && typeof b === 'number' ? a - b : spanish().compare(String(a), String(b));
}

/** Sorts, filters and pages in the browser, for a server that answers the whole list without `meta` (decisions 3). */
export function localRows<Row>(
  rows: Row[],
  columns: DataColumn<Row>[],
  query: TableQuery,
): { rows: Row[]; total: number } {
  const { q, sort, page, pageSize } = query;
  const found = q?.trim()
    ? rows.filter((row) => matchesWords(columns.map((column) => column.value?.(row) ?? '').join(' '), q.trim()))
    : rows;
  const orders = columns
    .flatMap(({ key, value }) => {
      const order = sortOf(sort, key);
      return order && value ? { ...order, value } : [];
    })
    .sort((a, b) => a.place - b.place);
  const sorted = [...found].sort((a, b) => {
    for (const { isDescending, value } of orders) {
      const difference = compare(value(a), value(b));
      if (difference !== 0) return isDescending ? -difference : difference;
    }
    return 0;
  });
  return { rows: sorted.slice((page - 1) * pageSize, page * pageSize), total: found.length };
}
