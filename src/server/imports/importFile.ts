import Papa from 'papaparse';
import writeExcel from 'write-excel-file/node';
import { importColumns, type ImportColumn, type ImportFile } from '../../contract/imports';
import { limits } from '../../contract/limits';
import type { Reader } from '../reading/reader';
import { ReadingRefused } from '../reading/readerTypes';
import { brokenRule, HttpError, unavailable } from '../support/errors';
import { importText } from './importText';

/** A row of the file as text, by column; `row` is its number in the file, the heading being row 1. */
export interface FileRow {
  row: number;
  cells: Partial<Record<ImportColumn, string>>;
}

const columnNames = Object.keys(importColumns) as ImportColumn[];
/** A file that has these is one of ours; the others may be left out. */
const telling: ImportColumn[][] = [
  ['username', 'name', 'last_name', 'document'],
  ['project', 'unit'],
];
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Reads an Excel or CSV file. Throws 415 where it is neither, 422 where it can't be read, is too large, or its headings are missing. */
export async function readImportFile(reader: Reader, bytes: Buffer): Promise<FileRow[]> {
  const table = await readTable(reader, bytes);
  const headings = (table[0] ?? []).map(plain);
  const places = new Map(columnNames.map((column) => [column, headings.indexOf(plain(importColumns[column]))]));
  const has = (columns: ImportColumn[]) => columns.every((column) => places.get(column)! >= 0);
  if (!telling.some(has))
    throw broken(
      importText.noHeadings(
        columnNames
          .filter((column) => places.get(column)! < 0)
          .map((column) => importColumns[column])
          .join(', '),
      ),
    );
  const rows = table
    .slice(1)
    .map((values, index) => ({
      row: index + 2,
      cells: Object.fromEntries(columnNames.map((column) => [column, values[places.get(column)!] ?? ''])),
    }))
    .filter(({ cells }) => Object.values(cells).some((text) => text !== ''));
  if (rows.length === 0) throw broken(importText.noRows);
  if (rows.length > limits.importRows) throw broken(importText.tooManyRows);
  return rows;
}

const broken = (message: string) => brokenRule([{ field: 'file', message }]);

async function readTable(reader: Reader, bytes: Buffer): Promise<string[][]> {
  const isZip = bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04';
  if (!isZip && (bytes.includes(0) || bytes.length === 0))
    throw new HttpError(415, importText.notAFile, [{ field: 'file', message: importText.notAFile }]);
  try {
    return await reader.table(bytes);
  } catch (error) {
    if (!(error instanceof ReadingRefused)) throw error;
    if (error.reason === 'busy') throw unavailable();
    throw broken(error.reason === 'unreadable' ? importText.unreadable : importText.tooLarge);
  }
}

/** Writes a table, whose first row is the heading, as a file for the browser to save. */
export async function writeTable(name: string, format: 'xlsx' | 'csv', table: string[][]): Promise<ImportFile> {
  if (format === 'csv') {
    // Without the mark Excel shows accents as rubbish; with commas, Excel in Spanish shows one column.
    const text = `\uFEFF${Papa.unparse(table, { delimiter: ';', escapeFormulae: true })}\r\n`;
    return {
      name: `${name}.csv`,
      content_type: 'text/csv; charset=utf-8',
      content: Buffer.from(text).toString('base64'),
    };
  }
  const cells = table.map((row, index) =>
    row.map((value) => ({ value, type: String, ...(index === 0 && { fontWeight: 'bold' as const }) })),
  );
  const bytes = await writeExcel(cells, {
    columns: table[0]!.map((heading) => ({ width: Math.max(14, heading.length + 4) })),
  }).toBuffer();
  return {
    name: `${name}.xlsx`,
    content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: bytes.toString('base64'),
  };
}
