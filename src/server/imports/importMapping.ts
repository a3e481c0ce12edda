import { createHash } from 'node:crypto';
import type { ImportKind } from '../../contract/importColumns';
import { identifyingFields, normalizeHeading } from '../../contract/importHeadings';
import type { TableFacts } from '../reading/sheetTypes';
import type { ChosenColumns, ImportReading } from './importUploads.repository';

/** Returns the key under which the choice for files with these headings is remembered. */
export const headingsKey = ({ columns }: TableFacts): string =>
  createHash('sha256')
    .update(JSON.stringify(columns.map(({ index, heading }) => [index, normalizeHeading(heading)])))
    .digest('hex');

/** Returns the used columns with their fields. */
export const usedColumns = ({ columns }: TableFacts): ChosenColumns =>
  columns.flatMap(({ index, field }) => (field === null ? [] : [{ index, field }]));

/** Whether the file says everything by itself: one sheet, known columns, nothing hidden. */
export const isSelfEvident = (kind: ImportKind, facts: TableFacts): boolean =>
  isUnambiguous(facts) && facts.columns.every(({ isKnown }) => isKnown) && identifies(kind, usedColumns(facts));

/** Whether only the columns can leave a choice. */
export const isUnambiguous = ({ sheets, hiddenRows }: TableFacts): boolean => sheets.length === 1 && hiddenRows === 0;

/** Whether the columns tell whom or what a row is about. */
export const identifies = (kind: ImportKind, columns: ChosenColumns): boolean =>
  identifyingFields[kind].some((fields: readonly string[]) =>
    fields.every((name) => columns.some(({ field }) => field === name)),
  );

/** Returns how the file is read, with what is left out. */
export function readingOf(facts: TableFacts, withHiddenRows: boolean): ImportReading {
  return {
    sheet: facts.sheet,
    headingRow: facts.headingRow,
    withHiddenRows,
    columns: usedColumns(facts),
    // A column without values leaves nothing out.
    unusedColumns: facts.columns
      .filter(({ field, samples }) => field === null && samples.length > 0)
      .map(({ heading, index }) => heading || columnName(index)),
    unusedSheets: [...facts.sheets.filter((name) => name !== facts.sheet), ...facts.hiddenSheets],
    hiddenRows: withHiddenRows ? 0 : facts.hiddenRows,
  };
}

/** Returns the letters of a column without a heading, as spreadsheets show them: `A`, `Z`, `AA`. */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
