import type { ReactNode } from 'react';

/** A column of a table. */
export interface DataColumn<Row> {
  /** Its name in the contract's `sort`. */
  key: string;
  title: string;
  /** What the cell shows; the value itself where it is missing. */
  render?: (row: Row) => ReactNode;
  /** What the cell holds: the hover text, and what a server without paging is sorted and filtered by. */
  value?: (row: Row) => string | number | null | undefined;
  /** The hover text, where it is not what the cell holds. */
  hint?: (row: Row) => string | undefined;
  /** Of its cells. */
  className?: string;
  /** Pixels; a column that names none has 120. */
  width?: number;
  /** Pixels that it is worth having where the window has them to spare. */
  roomyWidth?: number;
  /** The first to get what is spare, and what is left in the end: the column whose texts are long. */
  isMain?: boolean;
  /** Leads to the row's page. */
  isLink?: boolean;
  align?: 'right' | 'center';
  isSortable?: boolean;
  /** Not shown until somebody chooses it. */
  isExtra?: boolean;
}
