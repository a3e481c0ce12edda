import type { ImportColumns } from '../../api/imports';
import { importColumns, type ImportKind } from '../../contract/importColumns';

/** The field of each column, by its position in the file; undefined if it is not used. */
export type Fields = Record<number, string | undefined>;

/** Returns the fields as the server took the columns for. */
export const initialFields = ({ columns }: ImportColumns): Fields =>
  Object.fromEntries(columns.map(({ index, field }) => [index, field ?? undefined]));

/** Returns the used columns as the call expects them. */
export const usedColumns = (fields: Fields): { index: number; field: string }[] =>
  Object.entries(fields).flatMap(([index, field]) => (field ? [{ index: Number(index), field }] : []));

/** Returns the fields that are chosen for more than one column. */
export function twiceChosen(fields: Fields): Set<string> {
  const chosen = usedColumns(fields).map(({ field }) => field);
  return new Set(chosen.filter((field, index) => chosen.indexOf(field) !== index));
}

/** Returns the labels of the fields that no column contains. */
export const missingFields = (kind: ImportKind, fields: Fields): string[] => {
  const chosen = new Set(usedColumns(fields).map(({ field }) => field));
  return Object.entries<string>(importColumns[kind]).flatMap(([field, label]) => (chosen.has(field) ? [] : [label]));
};

/** Returns the letters of a column, as spreadsheets show them: `A`, `Z`, `AA`. */
export const columnLetters = (index: number): string =>
  (index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
