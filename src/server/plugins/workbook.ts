import { strFromU8, strToU8, unzipSync } from 'fflate';
import { colToLetter, rangeRef, writeXlsx, type CellStyle } from 'hucre/xlsx';
import { zipped, type ZipEntry } from '../support/zip';

/** A cell's value: a date is written in its fields of UTC, null leaves the cell out. */
export type CellValue = string | number | Date | null;

export interface WorkbookColumn {
  title: string;
  /** Characters. */
  width: number;
  /** How Excel shows the column's numbers and dates. */
  numFmt?: string;
}

interface Workbook {
  /** Of the sheet; from the second on, with its number behind. */
  name: string;
  columns: WorkbookColumn[];
  rows: AsyncIterable<CellValue[]>;
  /** Rows of a sheet with its heading; what is more goes into the next. By default as many as Excel takes. */
  sheetRows?: number;
}

const mostRows = 1_048_576;
/** Characters of XML that are written at once. */
const pieceLength = 64 * 1024;

/**
 * An Excel workbook, piece by piece as its rows are read, never held whole: a bold heading that stays in view with the buttons of
 * a filter over all rows. No library streams a filter; so everything but the rows is written by one, for a workbook with a
 * sample row, and the rows are put in the sample's place.
 */
export async function* workbook({ name, columns, rows, sheetRows = mostRows }: Workbook): AsyncGenerator<Uint8Array> {
  const reader = rows[Symbol.asyncIterator]();
  const frame = frameOf(await partsOf(name, columns, [sampleRow]), columns.length);
  let next: IteratorResult<CellValue[]>;
  /** The number of the last row of each sheet. */
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

/** The parts of a workbook whose sheets have a heading and one sample row, and filters that reach to the rows of `lastRows`. */
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
  // LibreOffice shows a filter only where this name says its range.
  const namedRanges = sheets.map(({ name: sheet }, index) => ({
    name: '_xlnm._FilterDatabase',
    range: `'${sheet}'!$A$1:$${colToLetter(columns.length - 1)}$${lastRows[index]}`,
    scope: sheet,
  }));
  const parts = unzipSync(await writeXlsx({ sheets, namedRanges }));
  const index = 'xl/workbook.xml';
  // A name that people do not see among theirs; the library has no word for it.
  const hidden = strFromU8(parts[index]!).replaceAll('name="_xlnm._FilterDatabase"', '$& hidden="1"');
  return { ...parts, [index]: strToU8(hidden) };
}

/** How the cells of a column begin, before and after the number of their row. */
type CellStart = [before: string, after: string];

/** What stands before and after the rows of a sheet, and how its cells begin. Throws where the library writes otherwise than expected. */
function frameOf(parts: Record<string, Uint8Array>, width: number) {
  const xml = strFromU8(parts[sheetPath(0)]!);
  const [, start, sample, end] = /^(.*?<\/row>)(<row r="2">.*<\/row>|)(<\/sheetData>.*)$/s.exec(xml) ?? [];
  const filter = rangeRef(0, 0, sampleRow - 1, width - 1);
  if (start === undefined || sample === undefined || !end?.includes(`ref="${filter}"`))
    throw new Error('The spreadsheet library writes sheets in another way.');
  const columns = Array.from({ length: width }, (_, column): CellStart => {
    const letters = colToLetter(column);
    const style = new RegExp(`<c r="${letters}${sampleRow}" s="(\\d+)"`).exec(sample)?.[1];
    return [`<c r="${letters}`, style ? `" s="${style}"` : '"'];
  });
  return {
    // The extent is not known before the end, and may be left out.
    head: start.replace(/<dimension [^>]*>/, ''),
    columns,
    tailTo: (row: number) => end.replace(`ref="${filter}"`, `ref="${rangeRef(0, 0, row - 1, width - 1)}"`),
  };
}

function rowXml(row: number, values: CellValue[], columns: CellStart[]): string {
  const cells = values.map((value, column) => {
    if (value === null || Number.isNaN(value)) return '';
    const at = columns[column]!.join(String(row));
    return typeof value === 'string'
      ? `${at} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
      : `${at}><v>${value instanceof Date ? daysOf(value) : value}</v></c>`;
  });
  return `<row r="${row}">${cells.join('')}</row>`;
}

/** Excel counts days from the end of 1899; 25,569 of them were before 1970. */
const daysOf = (date: Date): number => date.getTime() / 86_400_000 + 25_569;

/** What XML takes for markup, and the characters that it may not have, as Excel writes them. */
const special = /(?![\t\n])[&<>\p{Cc}\uFFFE\uFFFF]|_(?=x[\dA-Fa-f]{4}_)/gu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string =>
  text.replace(
    special,
    (char) => entities[char] ?? `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  );
