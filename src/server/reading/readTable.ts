import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { readLimits } from './readLimits';
import { ReadingRefused } from './readerTypes';
import { requireModestWorkbook } from './workbookScan';

/** Reads an Excel workbook's first sheet, or a CSV, as rows of text. Runs in the process that reads. Throws {@link ReadingRefused}. */
export async function readTable(bytes: Uint8Array): Promise<string[][]> {
  const isZip = Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\x03\x04';
  if (!isZip) return readCsv(bytes);
  requireModestWorkbook(bytes);
  const rows = await readSheet(Buffer.from(bytes));
  return rows.map((row) => row.map(toText));
}

/** A document or phone that Excel keeps as a number is read as its digits. */
function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)).trim().slice(0, readLimits.cellLength);
}

function readCsv(bytes: Uint8Array): string[][] {
  const rows: string[][] = [];
  let lines = 0;
  let isTooLong = false;
  Papa.parse<string[]>(decode(bytes), {
    step: ({ data }, parser) => {
      lines++;
      isTooLong = lines > readLimits.rows || data.length > readLimits.columns;
      if (isTooLong) parser.abort();
      else rows.push(data.map((cell) => cell.trim().slice(0, readLimits.cellLength)));
    },
  });
  if (isTooLong) throw new ReadingRefused('limits');
  return rows;
}

/** Excel in Spanish still writes CSV in Windows' own encoding. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
