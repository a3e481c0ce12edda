import { strFromU8, strToU8, unzipSync } from 'fflate';
import { colToLetter, rangeRef, writeXlsx, type CellStyle } from 'hucre/xlsx';
import { zipped, type ZipEntry } from '../support/zip';

/** The value of a cell: a date is written with its UTC fields; null omits the cell. */
export type CellValue = string | number | Date | null;

interface WorkbookColumn {
  title: string;
  /** In characters. */
  width: number;
  /** Excel's number format for the column's numbers and dates. */
  numFmt?: string;
}

interface Workbook {
  /** Name of the sheet. The second and later sheets get their number appended. */
  name: string;
  columns: WorkbookColumn[];
  rows: AsyncIterable<CellValue[]>;
  /**
   * Maximum rows of a sheet, including its heading; further rows go into the next sheet. By default Excel's maximum.
   */
  sheetRows?: number;
}

const maxRows = 1_048_576;
/** Characters of XML written at once. */
const pieceLength = 64 * 1024;

/**
 * Generates an Excel workbook while its rows are read, without holding it in memory. The bold heading is frozen and has
 * filter buttons for all rows. No library streams a workbook with filters. So a library writes a workbook with one
 * sample row, and the rows replace the sample.
 */
export async function* workbook({ name, columns, rows, sheetRows = maxRows }: Workbook): AsyncGenerator<Uint8Array> {
  const reader = rows[Symbol.asyncIterator]();
  const frame = frameOf(await partsOf(name, columns, [sampleRow]), columns.length);
  let next: IteratorResult<CellValue[]>;
  /** Number of the last row of each sheet. */
  const lastRows: number[] = [];

  async function* sheet(): AsyncGenerator<Uint8Array> {
    let row = 1;
    let xml = frame.head;
    for (; !next.done && row < sheetRows; next = await reader.next()) {
      row += 1;
      xml += rowXml(row, next.value, frame.columns);
      if (xml.length < pieceLength) continue;
      yield strToU8(xml);
      xml = '';
    }
    lastRows.push(row);
    yield strToU8(xml + frame.tailTo(row));
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    next = await reader.next();
    do yield { path: sheetPath(lastRows.length), bytes: sheet() };
    while (!next.done);
    for (const [path, bytes] of Object.entries(await partsOf(name, columns, lastRows)))
      if (!path.startsWith(sheetFolder)) yield { path, bytes: [bytes] };
  }
  try {
    yield* zipped(entries());
  } finally {
    await reader.return?.();
  }
}

const sampleRow = 2;
const sheetFolder = 'xl/worksheets/';
const sheetPath = (index: number): string => `${sheetFolder}sheet${index + 1}.xml`;

/**
 * Returns the parts of a workbook whose sheets have a heading, one sample row, and filters that reach the rows of
 * `lastRows`.
 */
async function partsOf(name: string, columns: WorkbookColumn[], lastRows: number[]) {
  const bold: CellStyle = { font: { bold: true } };
  const cells = new Map(
    columns.flatMap(({ numFmt }, column) => [
      [`0,${column}`, { style: bold }] as const,
      ...(numFmt ? [[`1,${column}`, { value: 0, style: { numFmt } }] as const] : []),
    ]),
  );
  const sheets = lastRows.map((last, index) => ({
    name: index === 0 ? name : `${name.slice(0, 27)}_${index + 1}`,
    columns: columns.map(({ width }) => ({ width })),
    rows: [columns.map(({ title }) => title), columns.map(({ numFmt }) => (numFmt ? 0 : null))],
    cells,
    freezePane: { rows: 1 },
    autoFilter: { range: rangeRef(0, 0, last - 1, columns.length - 1) },
  }));
  // LibreOffice shows a filter only if this name defines its range.
  const namedRanges = sheets.map(({ name: sheet }, index) => ({
    name: '_xlnm._FilterDatabase',
    range: `'${sheet}'!$A$1:$${colToLetter(columns.length - 1)}$${lastRows[index]}`,
    scope: sheet,
  }));
  const parts = unzipSync(await writeXlsx({ sheets, namedRanges }));
  const index = 'xl/workbook.xml';
  // Hides the name from the user's list of names; the library has no option for it.
  const hidden = strFromU8(parts[index]!).replaceAll('name="_xlnm._FilterDatabase"', '$& hidden="1"');
  return { ...parts, [index]: strToU8(hidden) };
}

/** The start of a column's cells, before and after the row number. */
type CellStart = [before: string, after: string];

/**
 * Returns the XML before and after the rows of a sheet, and the start of its cells. Throws if the library writes an
 * unexpected form.
 */
function frameOf(parts: Record<string, Uint8Array>, width: number) {
  const xml = strFromU8(parts[sheetPath(0)]!);
  const [, start, sample, end] = /^(.*?<\/row>)(<row r="2">.*<\/row>|)(<\/sheetData>.*)$/s.exec(xml) ?? [];
  const filter = rangeRef(0, 0, sampleRow - 1, width - 1);
  if (start === undefined || sample === undefined || !end?.includes(`ref="${filter}"`))
    throw new Error('The spreadsheet library wrote an unexpected form of the sheet.');
  const columns = Array.from({ length: width }, (_, column): CellStart => {
    const letters = colToLetter(column);
    const style = new RegExp(`<c r="${letters}${sampleRow}" s="(\\d+)"`).exec(sample)?.[1];
    return [`<c r="${letters}`, style ? `" s="${style}"` : '"'];
  });
  return {
    // The extent is unknown until the end, and is optional.
    head: start.replace(/<dimension [^>]*>/, ''),
    columns,
    tailTo: (row: number) => end.replace(`ref="${filter}"`, `ref="${rangeRef(0, 0, row - 1, width - 1)}"`),
  };
}

function rowXml(row: number, values: CellValue[], columns: CellStart[]): string {
  const cells = values.map((value, column) => {
    if (value === null || Number.isNaN(value)) return '';
    const reference = columns[column]!.join(String(row));
    return typeof value === 'string'
      ? `${reference} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
      : `${reference}><v>${value instanceof Date ? daysOf(value) : value}</v></c>`;
  });
  return `<row r="${row}">${cells.join('')}</row>`;
}

/** Excel counts days from the end of 1899; 25,569 of them are before 1970. */
const daysOf = (date: Date): number => date.getTime() / 86_400_000 + 25_569;

/** Markup characters of XML, and characters that XML forbids, escaped as Excel does. */
const special = /(?![\t\n])[&<>\p{Cc}\uFFFE\uFFFF]|_(?=x[\dA-Fa-f]{4}_)/gu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string =>
  text.replace(
    special,
    (char) => entities[char] ?? `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  );
