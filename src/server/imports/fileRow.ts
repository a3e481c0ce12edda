import type { Problem } from '../../contract/rules';

/** A row of a file as text, by column; `row` is its number in the file. */
export interface FileRow<Column extends string = string> {
  row: number;
  cells: Partial<Record<Column, string>>;
  /** What cannot be taken for certain: of a cell, or of the whole row without a field. Each is an error of the row. */
  flaws: Problem[];
}
