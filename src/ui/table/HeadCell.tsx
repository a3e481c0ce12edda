import { createContext, useContext, useState, type ComponentProps, type ReactNode } from 'react';
import { SortHeader } from './SortHeader';
import { sortOf } from './sorting';
import type { TableQuery } from './tableQuery';

/** A list's order, and who is told of another one. */
export interface SortControl {
  sort: TableQuery['sort'];
  onSort: (sort: TableQuery['sort']) => void;
}

/** Only the heads follow the order by themselves: the rows wait for their records. */
export const SortContext = createContext<SortControl>({ sort: undefined, onSort: () => undefined });

/** Only the first of two columns is told, as readers expect. */
function ariaSort(sort: TableQuery['sort'], key: string) {
  const own = sortOf(sort, key);
  if (own?.place !== 0) return undefined;
  return own.isDescending ? 'descending' : 'ascending';
}

export interface HeadCellProps extends ComponentProps<'th'> {
  /** What a press on the head orders by; undefined where it orders nothing. */
  sortKey?: string;
  title?: string;
  /** Its edge, made where one points. */
  edge?: ReactNode;
}

/** A head's buttons stand here and not in the column's title, which Ant Design repeats in the hidden row that it measures. */
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
