import { numberCell, textCell } from './cellText';
import { readLimits } from './readLimits';
import { ReadingRefused } from './readerTypes';
import type { Cell, Grid } from './sheetTypes';
import { fillMerges, type Merge } from './mergedCells';
import { isTrue, unescaped, type Workbook } from './workbookFile';
import { readXml, type Attributes } from './xmlEvents';

/** A cell while it is read. */
interface OpenCell {
  row: number;
  column: number;
  type: string;
  format: string;
  value: string;
  inline: string;
  hasFormula: boolean;
}

/** Reads the cells of a sheet as people see them. Throws {@link ReadingRefused} beyond the limits. */
export function readSheet(workbook: Workbook, part: Uint8Array[]): Grid {
  const rows: Grid['rows'] = [];
  const hiddenColumns = new Set<number>();
  const merges: string[] = [];
  let row = { row: 0, cells: [] as Cell[], isHidden: false };
  let column = -1;
  let cell: OpenCell | undefined;
  let target: 'value' | 'inline' | undefined;
  let phonetic = 0;
  let count = 0;

  const openCell = ({ r: place, t: type = 'n', s: style }: Attributes): OpenCell => {
    column = place ? columnNumber(place) : column + 1;
    const format = workbook.formats[Number(style ?? 0)] ?? 'General';
    return { row: row.row, column, type, format, value: '', inline: '', hasFormula: false };
  };
  const closeCell = (open: OpenCell) => {
    const content = contentOf(open, workbook);
    if (content === '') return;
    if (open.row > readLimits.rows || open.column >= readLimits.columns || ++count > readLimits.cells)
      throw new ReadingRefused('limits');
    while (row.cells.length < open.column) row.cells.push('');
    row.cells[open.column] = content;
  };

  readXml(part, {
    onOpen: (name, attributes) => {
      if (name === 'c') cell = openCell(attributes);
      else if (name === 'v') target = 'value';
      else if (name === 't') target = phonetic === 0 ? 'inline' : undefined;
      else if (name === 'f' && cell) cell.hasFormula = true;
      else if (name === 'rPh') phonetic++;
      else if (name === 'row') {
        const number = Number(attributes.r) || row.row + 1;
        row = { row: number, cells: [], isHidden: isTrue(attributes.hidden) };
        column = -1;
      } else if (name === 'col' && isTrue(attributes.hidden)) {
        const last = Math.min(Number(attributes.max), readLimits.columns);
        for (let index = Number(attributes.min); index <= last; index++) hiddenColumns.add(index - 1);
      } else if (name === 'mergeCell' && attributes.ref) merges.push(attributes.ref);
    },
    onText: (text) => {
      if (cell && target) cell[target] += text;
    },
    onClose: (name) => {
      if (name === 'c' && cell) {
        closeCell(cell);
        cell = undefined;
      } else if (name === 'v' || name === 't') target = undefined;
      else if (name === 'rPh') phonetic--;
      else if (name === 'row' && row.cells.length > 0) rows.push(row);
    },
  });
  fillMerges(rows, merges.flatMap(mergedRows));
  return { rows, hiddenColumns };
}

function contentOf({ type, value, inline, format, hasFormula }: OpenCell, workbook: Workbook): Cell {
  // A program that does not calculate leaves formulas without a result.
  if (hasFormula && value === '' && inline === '' && type !== 'str') return { text: '', flaw: 'formula' };
  if (value === '' && type !== 'inlineStr') return '';
  switch (type) {
    case 's':
      return cleaned(textCell(workbook.strings[Number(value)] ?? '', format));
    case 'str':
      return cleaned(textCell(unescaped(value), format));
    case 'inlineStr':
      return cleaned(textCell(unescaped(inline || value), format));
    case 'b':
      return { text: isTrue(value) ? 'VERDADERO' : 'FALSO', flaw: 'boolean' };
    case 'e':
      return { text: value, flaw: 'error' };
    case 'd':
      return { text: value, flaw: 'date', day: value.slice(0, 10) };
    default: {
      const number = Number(value);
      if (Number.isNaN(number)) return cleaned(value);
      const shown = numberCell(number, format, workbook.is1904);
      return typeof shown === 'string' ? cleaned(shown) : shown;
    }
  }
}

function cleaned(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > readLimits.cellLength ? trimmed.slice(0, readLimits.cellLength) : trimmed;
}

/** Returns the column of a place: `A1` is 0, `Z1` 25, `AA1` 26. */
function columnNumber(place: string): number {
  let number = 0;
  for (let index = 0; index < place.length; index++) {
    const letter = (place.charCodeAt(index) | 32) - 96;
    if (letter < 1 || letter > 26) break;
    number = number * 26 + letter;
  }
  return number - 1;
}

function mergedRows(reference: string): Merge[] {
  const [, letters, first, last] = /^\$?([A-Z]+)\$?(\d+):\$?[A-Z]+\$?(\d+)$/i.exec(reference) ?? [];
  return letters ? [{ column: columnNumber(letters), first: Number(first), last: Number(last) }] : [];
}
