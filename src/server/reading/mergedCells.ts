import { readLimits } from './readLimits';
import type { Grid } from './sheetTypes';

/** A cell that is merged over the rows `first` to `last`. Its column counts from 0. */
export interface Merge {
  column: number;
  first: number;
  last: number;
}

/**
 * A cell that is merged over several rows belongs to each of them: an owner of two units. Only its first column gets the
 * text, because the next column has its own meaning.
 */
export function fillMerges(rows: Grid['rows'], merges: Merge[]): void {
  if (merges.length === 0) return;
  const byNumber = new Map(rows.map((row) => [row.row, row]));
  for (const { column, first, last } of merges) {
    const content = byNumber.get(first)?.cells[column];
    if (!content) continue;
    // Rows without any other cell are empty rows of the form, not records.
    for (let number = first + 1; number <= Math.min(last, readLimits.rows); number++) {
      const row = byNumber.get(number);
      if (!row) continue;
      while (row.cells.length < column) row.cells.push('');
      row.cells[column] = content;
    }
  }
}
