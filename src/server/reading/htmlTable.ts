import { readLimits } from './readLimits';
import { ReadingRefused } from './readerTypes';
import type { Grid } from './sheetTypes';

/** Reads the table of a web page, which old systems name `.xls`. Throws {@link ReadingRefused} beyond the limits. */
export async function readHtml(html: string): Promise<Grid> {
  const { fromHtml } = await import('hucre');
  const rows = fromHtml(html, { typeInference: false, classes: false }).rows.map((values, index) => ({
    row: index + 1,
    cells: values.map((value) => (value === null ? '' : String(value)).trim().slice(0, readLimits.cellLength)),
  }));
  if (rows.length > readLimits.rows || rows.some(({ cells }) => cells.length > readLimits.columns))
    throw new ReadingRefused('limits');
  return { rows: rows.filter(({ cells }) => cells.some(Boolean)), hiddenColumns: new Set() };
}
