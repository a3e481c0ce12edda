import type { ReactNode } from 'react';
import type { ListMeta } from '../../api/envelope';

/** The column that several columns share where the window is narrow. */
export interface SharedColumn {
  key: string;
  title: string;
  width: number;
  roomyWidth: number;
}

/** A column of a table. */
export interface DataColumn<Row> {
  /** Its name in the contract's `sort`. */
  key: string;
  /** The same, if it is not the key. */
  sortKey?: string;
  title: string;
  /** Renders the cell; by default it shows `value`. */
  render?: (row: Row) => ReactNode;
  /**
   * Returns the cell's value: its tooltip, and the value by which the browser sorts and filters if the server does not
   * page.
   */
  value?: (row: Row) => string | number | null | undefined;
  /** The tooltip, if it is not the value. */
  hint?: (row: Row) => string | undefined;
  /** The class of its cells. */
  className?: string;
  /** Minimum width in pixels; 120 by default. */
  width?: number;
  /** Preferred width in pixels if the screen is wide enough. */
  roomyWidth?: number;
  /** Whether the column gets spare width first, and the rest at the end: for the column with long texts. */
  isMain?: boolean;
  /** Its cells link to the row's page. */
  isLink?: boolean;
  align?: 'right' | 'center';
  isSortable?: boolean;
  /** The column that it shares with others, all with the same object, where the window is narrow. */
  shared?: SharedColumn;
  /** Its cells are edited in place: a click beside their control does not open the row. */
  isEdited?: boolean;
  /** What its two orders are called in the list of orders, if an arrow does not say it. */
  orders?: { ascending: string; descending: string };
  /** Hidden until the user chooses it. */
  isExtra?: boolean;
}

/** The link from a row to its page. */
export interface RowLink<Row> {
  /** The address; undefined for a row without a page. */
  to: (row: Row) => string | undefined;
  /** The link's name for screen readers. */
  label: (row: Row) => string;
  /** Returns the state of the new history entry; called on navigation. */
  state?: () => unknown;
  /** Called when the link is followed. */
  onFollow?: () => void;
}

/** What a list offers for each of its rows. */
export interface RowOffers<Row> {
  /**
   * The link to a row's page, in linked columns and on cards. If it stays the same object, rows are not rendered again.
   */
  link?: RowLink<Row>;
  /** The last column, always visible. If it stays the same function, unchanged rows are not rendered again. */
  actions?: (row: Row) => ReactNode;
  /** The width of that column in pixels. */
  actionsWidth?: number;
  /** Whether the user may choose cards instead of rows in a wide window: one column of them. */
  canHaveCards?: boolean;
  /** A card's actions on a phone, besides opening it. */
  cardActions?: (row: Row) => ReactNode;
  /** The preview of a row beside the list on a desktop, and its label. */
  peek?: { label: (row: Row) => string; show: (row: Row) => ReactNode };
  selection?: RowSelection<Row>;
  /** Makes the user responsible for a row's record. Called for a shortcut key. */
  onTake?: (row: Row) => void;
}

/** The rows of a list that are marked. */
export interface RowMarks {
  /** The row whose page was opened last. */
  openedKey?: number | null;
  /** Rows that have just changed, marked for some seconds. */
  changedKeys?: number[];
}

/** The selected rows of a table, by key. */
export interface RowSelection<Row> {
  selectedIds: number[];
  onChange: (ids: number[]) => void;
  /** The label of a row's checkbox. */
  label: (row: Row) => string;
}

/** Adds a row to the selection, or removes it. */
export function select<Row>({ selectedIds, onChange }: RowSelection<Row>, id: number, isSelected: boolean): void {
  onChange(isSelected ? [...selectedIds, id] : selectedIds.filter((selectedId) => selectedId !== id));
}

/** Adds the rows of a page to the selection, or removes them; those of other pages stay. */
export function selectPage<Row>(
  { selectedIds, onChange }: RowSelection<Row>,
  page: number[],
  isSelected: boolean,
): void {
  const otherPages = selectedIds.filter((id) => !page.includes(id));
  onChange(isSelected ? [...otherPages, ...page] : otherPages);
}

/** The result of a list query's hook. */
export interface ListResult<Row> {
  data?: { items: Row[]; meta?: ListMeta };
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

/** Returns the number of records over all pages; undefined until it is known. */
export const listTotal = ({ data }: Pick<ListResult<unknown>, 'data'>): number | undefined =>
  data?.meta?.total ?? data?.items.length;
