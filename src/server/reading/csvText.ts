import { unguarded } from '../support/formulas';
import { readLimits } from './readLimits';
import { ReadingRefused } from './readerTypes';
import type { Grid, TableRow } from './sheetTypes';

const delimiters = [';', ',', '\t', '|'] as const;

/**
 * Reads a text file with separators. A quote that opens and never closes makes its row an error, and the next rows are
 * read: it swallows nobody. Throws {@link ReadingRefused} beyond the limits.
 * @param isHeading whether a cell is a known heading, which tells the separator.
 */
export function readCsv(text: string, isHeading: (cell: string) => boolean): Grid {
  const declared = /^"?sep=(.)"?[^\S\r\n]*(\r\n?|\n)/i.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  const delimiter = declared?.[1] ?? findDelimiter(body, isHeading);
  const reader = { text: body, delimiter, position: 0, line: declared ? 2 : 1 };
  const rows: TableRow[] = [];
  for (let row = 1; reader.position < body.length; row++) {
    const record = nextRecord(reader, rows[0]?.cells.length ?? 0);
    if (row > readLimits.rows || record.cells.length > readLimits.columns) throw new ReadingRefused('limits');
    if (record.cells.some(Boolean)) rows.push({ row, ...record });
  }
  const [first] = rows;
  if (first?.flaw) throw new ReadingRefused('headingQuote');
  return { isText: true, rows, hiddenColumns: new Set() };
}

/** Returns the separator that shows the most known headings; of equals the one that the first lines have equally often. */
function findDelimiter(text: string, isHeading: (cell: string) => boolean): string {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const scoreOf = (delimiter: string): number => {
    const headings = lines.map((line) => line.split(delimiter).filter((cell) => isHeading(withoutQuotes(cell))).length);
    // Separators inside quotes are text.
    const counts = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(delimiter).length - 1);
    const typical = mostCommon(counts.filter((count) => count > 0));
    const equal = counts.filter((count) => count === typical).length;
    return Math.max(0, ...headings) * 100_000 + equal * 1000 + typical;
  };
  const scores = delimiters.map(scoreOf);
  return delimiters[scores.indexOf(Math.max(...scores))]!;
}

const withoutQuotes = (cell: string): string => cell.trim().replace(/^"(.*)"$/, '$1');

function mostCommon(counts: number[]): number {
  const frequency = (count: number) => counts.filter((other) => other === count).length;
  return counts.reduce((best, count) => (frequency(count) > frequency(best) ? count : best), counts[0] ?? 0);
}

interface Reader {
  text: string;
  delimiter: string;
  /** Start of the next record. */
  position: number;
  /** Line of the next record. */
  line: number;
}
type Record = Pick<TableRow, 'flaw'> & { cells: string[] };

/** Reads one record and moves the reader behind it. `width` is the number of headings; 0 for the headings themselves. */
function nextRecord(reader: Reader, width: number): Record {
  const { line } = reader;
  const record = quotedRecord(reader, width);
  if (record) return record;
  // The quotes of this line do not fit: it is read without them, up to its end.
  const end = endOfLine(reader.text, reader.position);
  const cells = reader.text.slice(reader.position, end).split(reader.delimiter).map(trimmed);
  moveTo(reader, end);
  return { cells, flaw: { flaw: 'quote', line } };
}

/** Returns undefined, and does not move, if a quote does not close or closes within its cell. */
function quotedRecord(reader: Reader, width: number): Record | undefined {
  const { text, delimiter } = reader;
  const cells: string[] = [];
  let position = reader.position;
  for (;;) {
    const cell =
      text[position] === '"'
        ? quotedCell(text, position, delimiter, { width, column: cells.length })
        : plainCell(text, position, delimiter);
    if (!cell) return undefined;
    cells.push(trimmed(cell.text));
    if (text[cell.end] !== delimiter) {
      moveTo(reader, cell.end);
      return { cells };
    }
    position = cell.end + 1;
  }
}

interface FoundCell {
  text: string;
  /** Position of what follows: a separator, a line break or the end. */
  end: number;
}

function plainCell(text: string, start: number, delimiter: string): FoundCell {
  let end = start;
  for (; end < text.length; end++) {
    const char = text[end];
    if (char === delimiter || char === '\n' || char === '\r') break;
  }
  return { text: text.slice(start, end), end };
}

function quotedCell(text: string, start: number, delimiter: string, table: Place): FoundCell | undefined {
  let end = start + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end === -1) return undefined;
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const content = text.slice(start + 1, end);
  // Old systems pad cells with spaces.
  const padding = delimiter === '\t' ? /[ ]*/y : /[ \t]*/y;
  padding.lastIndex = end + 1;
  padding.exec(text);
  const after = padding.lastIndex;
  const follows = text[after];
  if (follows !== undefined && follows !== delimiter && follows !== '\n' && follows !== '\r') return undefined;
  if (hasSwallowedRow(content, delimiter, table)) return undefined;
  return { text: content.replaceAll('""', '"'), end: after };
}

interface Place {
  /** Number of headings. */
  width: number;
  /** Position of the cell, from 0. */
  column: number;
}

/**
 * Whether a cell of several lines looks as if its quote had been closed by one of a later row: a line inside it is a
 * whole row, or its last line is a row up to the same column.
 */
function hasSwallowedRow(content: string, delimiter: string, { width, column }: Place): boolean {
  const separators = content.split(/\r\n?|\n/).map((line) => line.split(delimiter).length - 1);
  const last = separators.at(-1)!;
  const isRow = separators.slice(1, -1).some((count) => width > 3 && count >= width - 1);
  return isRow || (separators.length > 1 && last >= Math.max(column, 3));
}

const endOfLine = (text: string, start: number): number => plainCell(text, start, '\n').end;

/** Moves the reader behind the line break at `end`. */
function moveTo(reader: Reader, end: number): void {
  const { text } = reader;
  const next = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
  for (let index = reader.position; index < end; index++)
    if (text[index] === '\n' || (text[index] === '\r' && text[index + 1] !== '\n')) reader.line++;
  reader.line++;
  reader.position = next;
}

/** `="007"`, as programs write a text that Excel must not read as a number: people see 007. */
const asText = /^="((?:[^"]|"")*)"$/;

function trimmed(cell: string): string {
  const text = cell.trim();
  const [, inner] = asText.exec(text) ?? [];
  return (inner === undefined ? unguarded(text) : inner.replaceAll('""', '"').trim()).slice(0, readLimits.cellLength);
}
