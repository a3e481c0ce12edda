/** What a table file contains, and what is asked of it. Shared by the reader process and the server. */

/**
 * Why the text of a cell cannot be taken as it is: `date` and `time` are numbers that the spreadsheet shows as a day or a
 * time, `partialDate` shows only a part of its day; `error` is #N/A and the like; `formula` has no stored result;
 * `unreadable` contains characters that are lost or were decoded wrongly.
 */
export type CellFlaw = 'date' | 'partialDate' | 'time' | 'error' | 'formula' | 'boolean' | 'unreadable';

/** A cell whose text cannot be taken as it is, with the text that people see. */
export interface FlawedCell {
  text: string;
  flaw: CellFlaw;
  /** The day of a `date`, `YYYY-MM-DD`. */
  day?: string;
}
export type Cell = string | FlawedCell;

/**
 * Why a row of a text file cannot be taken as it is: a quote opens and never closes, or it has more cells than the
 * headings.
 */
export interface RowFlaw {
  flaw: 'quote' | 'cells';
  /** The line of the file, which differs from the row if a cell has several lines. */
  line: number;
}

export interface TableRow {
  /** Number in the file, from 1. */
  row: number;
  cells: Cell[];
  flaw?: RowFlaw;
}

/** A sheet that people see when they open the file; a text file has one without a name. */
export interface SheetName {
  name: string;
  isHidden: boolean;
}

/** A sheet as it is in the file. Rows without cells are omitted. */
export interface Grid {
  /** Whether a missing or an additional separator shifts the cells of a row, as in a text file. */
  isText?: boolean;
  rows: (TableRow & { isHidden?: boolean })[];
  /** Positions from 0. */
  hiddenColumns: Set<number>;
}

/** A column of the file, with its first values. */
export interface ColumnFacts {
  /** Position in the file, from 0. */
  index: number;
  /** As written in the file; empty if there is none. */
  heading: string;
  samples: string[];
  isHidden: boolean;
  /** The field that the column contains; null if unknown or not used. */
  field: string | null;
  /** Whether its heading says which field it contains, or that it is none; an empty column says nothing new either. */
  isKnown: boolean;
}

export interface TableRequest {
  /** The names of each field, as {@link findField} compares them. */
  fields: Record<string, readonly string[]>;
  /** Headings of columns that contain no field, compared in the same way. */
  ignored: readonly string[];
  /** By default the only sheet with content, or the first of several. */
  sheet?: string;
  /** Row number. By default the row with the most known headings. */
  headingRow?: number;
  /** The field of each used column; by default what the headings say. */
  columns?: { index: number; field: string }[];
  /** Whether rows that are hidden in the spreadsheet are read. */
  withHiddenRows?: boolean;
  /** Maximum rows that are returned; one more shows that there are more. */
  maxRows: number;
}

export interface TableFacts {
  /** The visible sheets with content. */
  sheets: string[];
  hiddenSheets: string[];
  sheet: string;
  headingRow: number;
  columns: ColumnFacts[];
  /** Hidden rows with text, below the headings. */
  hiddenRows: number;
}

/** `rows` has the cells of the request's fields, in the order of the fields; a field without a column is empty. */
export interface Table {
  facts: TableFacts;
  rows: TableRow[];
}
