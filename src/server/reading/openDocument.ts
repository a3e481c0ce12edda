import { normalizeDay } from '../../contract/days';
import { fillMerges, type Merge } from './mergedCells';
import { readLimits } from './readLimits';
import { ReadingRefused } from './readerTypes';
import type { Cell, Grid, SheetName } from './sheetTypes';
import { readXml, type Attributes } from './xmlEvents';
import { zipParts } from './zipParts';

type OpenSheet = SheetName & { grid: Grid };

interface OpenCell {
  /** Positions from 0; several for a cell that is written once for equal neighbours. */
  column: number;
  count: number;
  rowSpan: number;
  attributes: Attributes;
  paragraphs: string[];
}

/**
 * Reads the sheets of a spreadsheet of LibreOffice, which stores what people see in each cell. Throws {@link
 * ReadingRefused} beyond the limits.
 */
export function readOpenDocument(bytes: Uint8Array): OpenSheet[] {
  const part = zipParts(bytes, (path) => path === 'content.xml').get('content.xml');
  if (!part) throw new ReadingRefused('unreadable');
  const sheets: OpenSheet[] = [];
  const hiddenStyles = new Set<string>();
  let style = '';
  let merges: Merge[] = [];
  let number = 0;
  let column = 0;
  let row: { cells: Cell[]; isHidden: boolean; count: number } | undefined;
  let cell: OpenCell | undefined;
  let annotations = 0;
  let count = 0;
  const grid = () => sheets.at(-1)?.grid;
  const add = (text: string) => {
    if (cell && cell.paragraphs.length > 0 && annotations === 0) cell.paragraphs[cell.paragraphs.length - 1] += text;
  };

  const closeCell = ({ column: first, count: times, rowSpan, attributes, paragraphs }: OpenCell) => {
    const content = contentOf(attributes, paragraphs.join('\n').trim().slice(0, readLimits.cellLength));
    if (content === '' || !row) return;
    if (first + times > readLimits.columns || (count += times) > readLimits.cells) throw new ReadingRefused('limits');
    while (row.cells.length < first) row.cells.push('');
    for (let index = first; index < first + times; index++) row.cells[index] = content;
    if (rowSpan > 1) merges.push({ column: first, first: number + 1, last: number + rowSpan });
  };
  const closeRow = (closed: NonNullable<typeof row>) => {
    if (closed.cells.length > 0) {
      if (number + closed.count > readLimits.rows) throw new ReadingRefused('limits');
      for (let index = 1; index <= closed.count; index++)
        grid()?.rows.push({ row: number + index, cells: [...closed.cells], isHidden: closed.isHidden });
    }
    number += closed.count;
  };

  readXml(part, {
    onOpen: (name, attributes) => {
      if (name === 'style') style = attributes.name ?? '';
      else if (name === 'table-properties' && attributes.display === 'false') hiddenStyles.add(style);
      else if (name === 'table') {
        const isHidden = hiddenStyles.has(attributes['style-name'] ?? '');
        sheets.push({ name: attributes.name ?? '', isHidden, grid: { rows: [], hiddenColumns: new Set() } });
        [merges, number, column] = [[], 0, 0];
      } else if (name === 'table-column') {
        const times = Number(attributes['number-columns-repeated'] ?? 1);
        if (isCollapsed(attributes))
          for (let index = column; index < Math.min(column + times, readLimits.columns); index++)
            grid()?.hiddenColumns.add(index);
        column += times;
      } else if (name === 'table-row') {
        column = 0;
        row = { cells: [], isHidden: isCollapsed(attributes), count: Number(attributes['number-rows-repeated'] ?? 1) };
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        const times = Number(attributes['number-columns-repeated'] ?? 1);
        const rowSpan = Number(attributes['number-rows-spanned'] ?? 1);
        cell = { column, count: times, rowSpan, attributes, paragraphs: [] };
        column += times;
      } else if (name === 'annotation') annotations++;
      else if (name === 'p' && annotations === 0) cell?.paragraphs.push('');
      else if (name === 's') add(' '.repeat(Math.min(Number(attributes.c ?? 1), 100)));
      else if (name === 'tab' || name === 'line-break') add(' ');
    },
    onText: add,
    onClose: (name) => {
      if (name === 'annotation') annotations--;
      else if ((name === 'table-cell' || name === 'covered-table-cell') && cell) {
        closeCell(cell);
        cell = undefined;
      } else if (name === 'table-row' && row) {
        closeRow(row);
        row = undefined;
      } else if (name === 'table') fillMerges(grid()?.rows ?? [], merges);
    },
  });
  return sheets;
}

const isCollapsed = ({ visibility = 'visible' }: Attributes): boolean => visibility !== 'visible';

function contentOf(attributes: Attributes, text: string): Cell {
  const { formula, 'value-type': type, 'date-value': date } = attributes;
  if (formula && !type && text === '') return { text, flaw: 'formula' };
  if (text === '') return '';
  if (/^(#[^\s]+[!?]|#N\/[AD]|Err:\d+)$/.test(text) && formula) return { text, flaw: 'error' };
  if (type === 'boolean') return { text, flaw: 'boolean' };
  if (type === 'time') return { text, flaw: 'time' };
  if (type === 'date' && date)
    return { text, flaw: normalizeDay(text) ? 'date' : 'partialDate', day: date.slice(0, 10) };
  return text;
}
