import { normalizeDay } from '../../contract/days';
import type { Problem } from '../../contract/rules';
import { cleanLine, cleanText } from '../../contract/textForm';
import type { Cell, RowFlaw } from '../reading/sheetTypes';
import { importText } from './importText';

/** A row of a file as text, by column; `row` is its number in the file. */
export interface FileRow<Column extends string = string> {
  row: number;
  cells: Partial<Record<Column, string>>;
  /** What cannot be taken for certain: of a cell, or of the whole row without a field. Each is an error of the row. */
  flaws: Problem[];
}

/** Fields whose cells may be dates of the spreadsheet. */
const dayFields = new Set(['delivery_date']);
/** Fields whose cells may be true or false. */
const booleanFields = new Set(['active']);
/** Fields of several lines. */
const longFields = new Set(['unit_description']);

/** Control characters except tabulators and line ends. */
// oxlint-disable-next-line no-control-regex -- Control characters are what it looks for.
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F]/;

/** Words of Latin letters with single spaces, as most cells have: they are clean, and this test is ten times faster. */
const cleanWords = /^[!-~¡-¬®-ɏ]*(?: [!-~¡-¬®-ɏ]+)*$/;

/** Returns the text of a cell for its field, and its problem if it cannot be taken for certain. */
export function readCell(field: string, cell: Cell): { text: string; problem?: string } {
  if (typeof cell === 'string') {
    if (cleanWords.test(cell)) return { text: cell };
    const text = longFields.has(field) ? cleanText(cell).trim() : cleanLine(cell);
    return controls.test(cell) ? { text, problem: importText.control } : { text };
  }
  const { text, flaw, day } = cell;
  if (flaw === 'boolean' && booleanFields.has(field)) return { text };
  if (flaw === 'date' && day && dayFields.has(field)) return { text: day };
  // As the portal's texts: lost characters are shown, and nothing is stored of this row.
  const shown = cleanLine(text);
  const reason = dayFields.has(field) || flaw !== 'partialDate' ? flaw : 'date';
  return { text: shown, problem: importText.cellFlaws[reason](shown) };
}

/** Returns the problem of a row of a text file whose cells are not certain. */
export const rowFlawProblem = ({ flaw, line }: RowFlaw): Problem => ({
  field: '',
  message: flaw === 'quote' ? importText.openQuote(line) : importText.moreCells,
});

/**
 * A date with the month first in one row (12/31/2025) makes the others doubtful: returns the problems of those that
 * could be meant either way, by their index.
 */
export function monthFirstProblems(rows: FileRow[]): [index: number, problem: Problem][] {
  const parts = (row: FileRow) =>
    /^(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})$/
      .exec(row.cells.delivery_date ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  const evidence = rows.find((row) => {
    const [first = 0, second = 0] = parts(row);
    return first >= 1 && first <= 12 && second > 12 && second <= 31 && !normalizeDay(row.cells.delivery_date ?? '');
  });
  if (!evidence) return [];
  return [...rows.entries()].flatMap(([index, row]): [number, Problem][] => {
    const [first = 0, second = 0] = parts(row);
    const isDoubtful = first >= 1 && first <= 12 && second >= 1 && second <= 12 && first !== second;
    return isDoubtful ? [[index, { field: 'delivery_date', message: importText.monthFirst(evidence.row) }]] : [];
  });
}
