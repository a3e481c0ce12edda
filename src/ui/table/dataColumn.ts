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
  /** Pixels. */
  width?: number;
  align?: 'right' | 'center';
  isSortable?: boolean;
}
