import { createContext, useContext, useState, type ComponentProps, type ReactNode } from 'react';
import { nextSort, sortOf } from '../query/sorting';
import type { TableQuery } from '../query/tableQuery';
import { tableText } from '../tableText';

interface SortHeaderProps {
  /** The column's name in the contract's `sort`. */
  column: string;
  title: string;
  sort: TableQuery['sort'];
  onSort: (sort: TableQuery['sort']) => void;
}

/** The header of a column that a list can be sorted by; with Shift as the second column. */
export function SortHeader({ column, title, sort, onSort }: SortHeaderProps) {
  const sortPart = sortOf(sort, column);
  const order = sortPart && (sortPart.isDescending ? 'is-descending' : 'is-ascending');
  return (
    <button
      type="button"
      className={order ? `sort-button ${order}` : 'sort-button'}
      title={tableText.secondSort(title)}
      onClick={({ shiftKey }) => onSort(nextSort(sort, column, shiftKey))}
    >
      <span className="sort-title">{title}</span>
      {sortPart && sortPart.position > 0 && <sup className="sort-place">{sortPart.position + 1}</sup>}
    </button>
  );
}

/** A list's order and its setter. */
export interface SortControl {
  sort: TableQuery['sort'];
  onSort: (sort: TableQuery['sort']) => void;
}

/** The current order. Headers show a new order at once, while the rows wait for their records. */
export const SortContext = createContext<SortControl>({ sort: undefined, onSort: () => undefined });

/** Only the first of two columns gets `aria-sort`, as screen readers expect. */
function ariaSort(sort: TableQuery['sort'], key: string) {
  const sortPart = sortOf(sort, key);
  if (sortPart?.position !== 0) return undefined;
  return sortPart.isDescending ? 'descending' : 'ascending';
}

export interface HeadCellProps extends ComponentProps<'th'> {
  /** The column that a click sorts by; undefined if it can't be sorted. */
  sortKey?: string;
  title?: string;
  /** The resize handle, rendered when the pointer is over the header. */
  edge?: ReactNode;
}

/** The header's buttons are here and not in the column's title, because Ant Design renders the title again in a hidden row. */
export function HeadCell({ sortKey, title, edge, children, ...cell }: HeadCellProps) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const { sort, onSort } = useContext(SortContext);
  return (
    <th
      {...cell}
      aria-label={title}
      aria-sort={sortKey === undefined ? undefined : ariaSort(sort, sortKey)}
      onPointerEnter={() => setIsPointedAt(true)}
    >
      {sortKey !== undefined && title !== undefined ? (
        <SortHeader column={sortKey} title={title} sort={sort} onSort={onSort} />
      ) : (
        children
      )}
      {isPointedAt && edge}
    </th>
  );
}
