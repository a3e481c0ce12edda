import { streamCsvRows } from 'hucre/csv';
import { colToLetter, readXlsx } from 'hucre/xlsx';
import { limits } from '../../contract/limits';
import { readLimits } from './readLimits';
import { ReadingRefused, type Table } from './readerTypes';
import { requireModestWorkbook } from './workbookScan';

/**
 * Reads the first sheet of an Excel workbook, or a CSV, as rows of text. With `headings`, returns only the columns with
 * these headings, in that order; a row without text in them is then empty. Runs in the reader process. Throws {@link
 * ReadingRefused}.
 */
export async function readTable(bytes: Uint8Array, headings?: string[]): Promise<Table> {
  const table = await readRows(bytes);
  return headings ? columnsOf(table, headings) : table;
}

/** Normalises a heading for comparison: without accents, case and punctuation. */
const normalizeHeading = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Returns the columns with these headings; a missing one has an empty heading and no text. */
function columnsOf([first = [], ...rows]: Table, headings: string[]): Table {
  const normalizedHeadings = first.map(normalizeHeading);
  const positions = headings.map((heading) => normalizedHeadings.indexOf(normalizeHeading(heading)));
  let length = 0;
  let filled = 0;
  const selectedRows = rows.map((row) => {
    const cells = positions.map((position) => row[position] ?? '');
    const size = cells.reduce((sum, cell) => sum + cell.length, 0);
    length += size;
    return size > 0 && ++filled <= limits.importRows + 1 ? cells : [];
  });
  if (length > readLimits.tableLength) throw new ReadingRefused('limits');
  return [headings.map((heading, index) => (positions[index]! >= 0 ? heading : '')), ...selectedRows];
}

/** Cells beyond this range are ignored: they only have a style, because cells with content were refused before. */
const withinLimits = `A1:${colToLetter(readLimits.columns - 1)}${readLimits.rows}`;

async function readRows(bytes: Uint8Array): Promise<Table> {
  const isZip = Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\x03\x04';
  if (!isZip) return readCsv(bytes);
  requireModestWorkbook(bytes);
  const { sheets } = await readXlsx(bytes, { sheets: [0], range: withinLimits });
  return (sheets[0]?.rows ?? []).map((row) => row.map(toText));
}

/** A document or phone that Excel stores as a number is read as its digits. */
function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)).trim().slice(0, readLimits.cellLength);
}

function readCsv(bytes: Uint8Array): string[][] {
  const rows: string[][] = [];
  for (const row of streamCsvRows(decode(bytes))) {
    if (rows.length === readLimits.rows || row.length > readLimits.columns) throw new ReadingRefused('limits');
    rows.push(row.map(toText));
  }
  return rows;
}

/** Excel in Spanish still writes CSV in the Windows encoding. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
