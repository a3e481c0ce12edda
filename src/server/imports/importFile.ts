import { writeCsv } from 'hucre/csv';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { importColumns, type ImportColumn, type ImportKind } from '../../contract/importColumns';
import type { ImportFile } from '../../contract/imports';
import { limits } from '../../contract/limits';
import type { Reader } from '../reading/reader';
import { ReadingRefused } from '../reading/readerTypes';
import { brokenRule, HttpError, ServerClosing, unavailable } from '../support/errors';
import { formulaStart } from '../support/formulas';
import { importText } from './importText';

/** A row of the file as text, by column; `row` is its number in the file, with the heading as row 1. */
export interface FileRow<Column extends string = string> {
  row: number;
  cells: Partial<Record<Column, string>>;
}

/** Rows after which other calls are served. */
const rowsAtOnce = 500;
/** A file with one of these column sets is recognised; the other columns are optional. */
const identifyingColumns: { [Kind in ImportKind]: ImportColumn<Kind>[][] } = {
  clients: [
    ['username', 'name', 'last_name', 'document'],
    ['project', 'unit'],
  ],
  contractors: [['name', 'phone_number']],
};

/**
 * Reads an Excel or CSV file for the given import. Throws 415 if it is neither, 422 if it is empty, cannot be read, is
 * too large, or its headings are missing.
 */
export async function readImportFile(reader: Reader, bytes: Buffer, kind: ImportKind): Promise<FileRow[]> {
  const headings: Record<string, string> = importColumns[kind];
  const columnNames = Object.keys(headings);
  const table = await readTable(reader, bytes, Object.values(headings));
  const missing = columnNames.filter((_name, column) => !table[0]?.[column]);
  const has = (columns: string[]) => !columns.some((column) => missing.includes(column));
  if (!identifyingColumns[kind].some(has))
    throw broken(importText.noHeadings(missing.map((column) => headings[column]).join(', ')));
  const rows: FileRow[] = [];
  for (const [index, values] of table.entries()) {
    if (index > 0 && values.length > 0) rows.push(rowOf(columnNames, values, index + 1));
    if (index % rowsAtOnce === 0) await yieldToEventLoop();
  }
  if (rows.length === 0) throw broken(importText.noRows);
  if (rows.length > limits.importRows) throw broken(importText.tooManyRows);
  return rows;
}

const rowOf = (columnNames: string[], values: string[], row: number): FileRow => ({
  row,
  cells: Object.fromEntries(columnNames.map((name, column) => [name, values[column] ?? ''])),
});

const broken = (message: string) => brokenRule([{ field: 'file', message }]);

async function readTable(reader: Reader, bytes: Buffer, headings: string[]): Promise<string[][]> {
  if (bytes.length === 0) throw broken(importText.empty);
  const isZip = bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04';
  if (!isZip && bytes.includes(0))
    throw new HttpError(415, importText.notAFile, [{ field: 'file', message: importText.notAFile }]);
  try {
    return await reader.table(bytes, headings);
  } catch (error) {
    if (!(error instanceof ReadingRefused)) throw error;
    if (error.reason === 'closing') throw new ServerClosing();
    if (error.reason === 'busy') throw unavailable();
    throw broken(error.reason === 'unreadable' ? importText.unreadable : importText.tooLarge);
  }
}

/** Writes a table, whose first row is the heading, as a file for download. */
export async function writeTable(name: string, format: 'xlsx' | 'csv', table: string[][]): Promise<ImportFile> {
  if (format === 'csv') {
    // Without the byte order mark Excel shows accents incorrectly. With commas Excel in Spanish shows one column.
    const cells = table.map((row) => row.map((value) => (formulaStart.test(value) ? `'${value}` : value)));
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
