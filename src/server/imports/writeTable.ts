import { writeCsv } from 'hucre/csv';
import type { ImportFile } from '../../contract/imports';
import { guarded } from '../support/formulas';

/** Writes a table, whose first row is the heading, as a file for download. */
export async function writeTable(name: string, format: 'xlsx' | 'csv', table: string[][]): Promise<ImportFile> {
  if (format === 'csv') {
    // Without the byte order mark Excel shows accents incorrectly. With commas Excel in Spanish shows one column.
    const cells = table.map((row) => row.map(guarded));
    const text = `${writeCsv(cells, { delimiter: ';', bom: true })}\r\n`;
    return {
      name: `${name}.csv`,
      content_type: 'text/csv; charset=utf-8',
      content: Buffer.from(text).toString('base64'),
    };
  }
  const headings = table[0]!;
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: [
      {
        name,
        rows: table,
        columns: headings.map((heading) => ({ width: Math.max(14, heading.length + 4) })),
        freezePane: { rows: 1 },
        cells: new Map(headings.map((_heading, column) => [`0,${column}`, { style: { font: { bold: true } } }])),
      },
    ],
  });
  return {
    name: `${name}.xlsx`,
    content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: Buffer.from(bytes).toString('base64'),
  };
}
