import { findField, normalizeHeading } from '../../contract/importHeadings';
import { readCsv } from './csvText';
import { decodeText } from './decodeText';
import { fileKindOf } from './fileKind';
import { readOpenDocument } from './openDocument';
import { readLimits } from './readLimits';
import { ReadingRefused } from './readerTypes';
import type { Cell, ColumnFacts, Grid, RowFlaw, SheetName, Table, TableRequest, TableRow } from './sheetTypes';
import { openWorkbook } from './workbookFile';
import { readSheet } from './workbookSheet';

/** Rows in which the headings are searched: lists often have a title, a date or an address above them. */
const headingSearchRows = 20;
const sampleCount = 3;
const sampleLength = 80;

/**
 * Reads the requested columns of a table file: an Excel workbook, a spreadsheet of LibreOffice, a text file with
 * separators, or a web page with a table. Cells contain what people see in them; what cannot be taken as it is, is flawed. Runs in the reader process.
 * Throws {@link ReadingRefused}.
 */
export async function readTable(bytes: Uint8Array, request: TableRequest): Promise<Table> {
  const { grid, sheet, sheets } = await readGrid(bytes, request);
  const headingRow = request.headingRow ?? findHeadingRow(grid, request.fields);
  const columns = columnFacts(grid, headingRow, request);
  const rows: TableRow[] = [];
  let hiddenRows = 0;
  let length = 0;
  const names = Object.keys(request.fields);
  const positions = names.map((name) => columns.find(({ field }) => field === name)?.index ?? -1);
  const width = Math.max(0, ...columns.map(({ index }) => index + 1));
  for (const row of grid.rows) {
    if (row.row <= headingRow) continue;
    const cells = positions.map((position) => marked(row.cells[position] ?? ''));
    const size = cells.reduce((sum, cell) => sum + (typeof cell === 'string' ? cell.length : cell.text.length + 1), 0);
    length += size;
    const flaw = row.flaw ?? tooManyCells(row, grid, width);
    if (size === 0 && !flaw) continue;
    if (row.isHidden && !request.withHiddenRows) hiddenRows++;
    else if (rows.length < request.maxRows) rows.push({ row: row.row, cells, ...(flaw && { flaw }) });
  }
  if (length > readLimits.tableLength) throw new ReadingRefused('limits');
  return {
    facts: {
      sheets: sheets.filter(({ isHidden }) => !isHidden).map(({ name }) => name),
      hiddenSheets: sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name),
      sheet,
      headingRow,
      columns,
      hiddenRows,
    },
    rows,
  };
}

interface OpenedGrid {
  grid: Grid;
  sheet: string;
  sheets: SheetName[];
}

async function readGrid(bytes: Uint8Array, request: TableRequest): Promise<OpenedGrid> {
  const kind = fileKindOf(bytes);
  if (kind === 'workbook') return readWorkbook(bytes, request);
  if (kind === 'openDocument') {
    const sheets = readOpenDocument(bytes).filter(({ grid }) => grid.rows.length > 0);
    return chooseSheet(sheets, ({ grid }) => grid, request);
  }
  const text = decodeText(bytes);
  const grid =
    kind === 'html' ? await readHtml(text) : readCsv(text, (cell) => findField(cell, request.fields) !== undefined);
  return { grid, sheet: '', sheets: [{ name: '', isHidden: false }] };
}

function readWorkbook(bytes: Uint8Array, request: TableRequest): OpenedGrid {
  const workbook = openWorkbook(bytes);
  const filled = workbook.sheets.filter(({ part }) => hasCells(part));
  return chooseSheet(filled, ({ part }) => readSheet(workbook, part), request);
}

/**
 * Reads the requested sheet. By default, of several sheets the first with known headings: some programs put a summary
 * before the list.
 */
function chooseSheet<Sheet extends SheetName>(
  filled: Sheet[],
  read: (sheet: Sheet) => Grid,
  { fields, sheet: requested }: TableRequest,
): OpenedGrid {
  const visible = filled.filter(({ isHidden }) => !isHidden);
  const candidates = requested === undefined ? visible : visible.filter(({ name }) => name === requested);
  let chosen: { sheet: string; grid: Grid } | undefined;
  for (const candidate of candidates) {
    const grid = read(candidate);
    const isKnown = hasKnownHeadings(grid, fields);
    if (isKnown || !chosen) chosen = { sheet: candidate.name, grid };
    if (isKnown) break;
  }
  if (!chosen) throw new ReadingRefused(requested === undefined ? 'empty' : 'unknownSheet');
  return { ...chosen, sheets: filled.map(({ name, isHidden }) => ({ name, isHidden })) };
}

/** New workbooks of old programs have several sheets, of which the others stay empty. */
const hasCells = (part: Uint8Array[]): boolean =>
  part.some((chunk) => {
    const xml = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    return xml.includes('v>') || xml.includes('is>');
  });

const textOf = (cell: Cell | undefined): string => (typeof cell === 'object' ? cell.text : (cell ?? ''));

/** The first visible rows, among which the headings are. */
const firstRows = ({ rows }: Grid) => rows.filter(({ isHidden }) => !isHidden).slice(0, headingSearchRows);

const knownHeadings = ({ cells }: TableRow, fields: TableRequest['fields']): number =>
  new Set(cells.flatMap((cell) => findField(textOf(cell), fields) ?? [])).size;

const hasKnownHeadings = (grid: Grid, fields: TableRequest['fields']): boolean =>
  firstRows(grid).some((row) => knownHeadings(row, fields) > 1);

/** Returns the number of the row that has the most known headings; without any, the first row with several cells. */
function findHeadingRow(grid: Grid, fields: TableRequest['fields']): number {
  const candidates = firstRows(grid);
  const scores = candidates.map((row) => knownHeadings(row, fields));
  const best = Math.max(0, ...scores);
  const found =
    best > 0
      ? candidates[scores.indexOf(best)]
      : (candidates.find(({ cells }) => cells.filter((cell) => textOf(cell)).length > 1) ?? candidates[0]);
  if (!found) throw new ReadingRefused('empty');
  return found.row;
}

function columnFacts(grid: Grid, headingRow: number, request: TableRequest): ColumnFacts[] {
  const headings = grid.rows.find(({ row }) => row === headingRow)?.cells.map(textOf) ?? [];
  const width = lastIndexOf(headings, Boolean) + 1;
  const samples: string[][] = [];
  for (const row of grid.rows) {
    if (row.row <= headingRow || row.flaw || row.isHidden) continue;
    for (let index = 0; index < row.cells.length; index++) {
      const found = (samples[index] ??= []);
      if (found.length === sampleCount) continue;
      const text = textOf(row.cells[index]).slice(0, sampleLength);
      if (text && !found.includes(text)) found.push(text);
    }
  }
  const isShifted = grid.isText && !hasUntitledColumn(grid, headingRow, width);
  const taken = new Set<string>();
  const isIgnored = new Set(request.ignored.map(normalizeHeading));
  const columns: ColumnFacts[] = [];
  for (let index = 0; index < Math.max(width, samples.length); index++) {
    const heading = headings[index] ?? '';
    const values = samples[index] ?? [];
    if ((!heading && values.length === 0) || (isShifted && index >= width)) continue;
    const said = findField(heading, request.fields);
    const field = said && !taken.has(said) ? said : null;
    if (field) taken.add(field);
    const isHidden = grid.hiddenColumns.has(index);
    const isKnown = (field !== null && !isHidden) || values.length === 0 || isIgnored.has(normalizeHeading(heading));
    columns.push({ index, heading: heading.slice(0, sampleLength), samples: values, isHidden, field, isKnown });
  }
  if (!request.columns) return columns;
  const choice = new Map(request.columns.map(({ index, field }) => [index, field]));
  return columns.map((column) => ({ ...column, field: choice.get(column.index) ?? null }));
}

const lastIndexOf = (texts: string[], matches: (text: string) => boolean): number => {
  for (let index = texts.length - 1; index >= 0; index--) if (matches(texts[index]!)) return index;
  return -1;
};

/**
 * Whether the cells beyond the headings are a column without a heading: most rows have them. If few have, a separator
 * inside a text has shifted their cells.
 */
function hasUntitledColumn({ rows }: Grid, headingRow: number, width: number): boolean {
  const below = rows.filter(({ row }) => row > headingRow);
  return below.filter(({ cells }) => cells.slice(width).some(textOf)).length * 2 > below.length;
}

function tooManyCells({ row, cells }: TableRow, grid: Grid, width: number): RowFlaw | undefined {
  return grid.isText && cells.slice(width).some(textOf) ? { flaw: 'cells', line: row } : undefined;
}

/** Traces of a text that was decoded wrongly (`OroÃ±o`), and characters that are lost. */
const mayBeDamaged = /[\uFFFDÃÂâ]/;
const damaged = /\uFFFD|[ÃÂ][\u0080-\u00BF‘’“”•–—™š›œžŸ€‚ƒ„…†‡ˆ‰Š‹Œ]|â€/;

const marked = (cell: Cell): Cell =>
  typeof cell === 'string' && mayBeDamaged.test(cell) && damaged.test(cell) ? { text: cell, flaw: 'unreadable' } : cell;

/** Reads the table of a web page, which old systems name `.xls`. Throws {@link ReadingRefused} beyond the limits. */
async function readHtml(html: string): Promise<Grid> {
  const { fromHtml } = await import('hucre');
  const rows = fromHtml(html, { typeInference: false, classes: false }).rows.map((values, index) => ({
    row: index + 1,
    cells: values.map((value) => (value === null ? '' : String(value)).trim().slice(0, readLimits.cellLength)),
  }));
  if (rows.length > readLimits.rows || rows.some(({ cells }) => cells.length > readLimits.columns))
    throw new ReadingRefused('limits');
  return { rows: rows.filter(({ cells }) => cells.some(Boolean)), hiddenColumns: new Set() };
}
