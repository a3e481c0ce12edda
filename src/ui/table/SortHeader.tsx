import { nextSort, sortOf } from './sorting';
import type { TableQuery } from './tableQuery';
import { tableText } from './tableText';

interface SortHeaderProps {
  /** The column's name in the contract's `sort`. */
  column: string;
  title: string;
  sort: TableQuery['sort'];
  onSort: (sort: TableQuery['sort']) => void;
}

/** The head of a column that a list can be ordered by; with Shift, after the column that it is ordered by already. */
export function SortHeader({ column, title, sort, onSort }: SortHeaderProps) {
  const own = sortOf(sort, column);
  const order = own && (own.isDescending ? 'is-descending' : 'is-ascending');
  return (
    <button
      type="button"
      className={order ? `sort-button ${order}` : 'sort-button'}
      title={tableText.secondSort(title)}
      onClick={({ shiftKey }) => onSort(nextSort(sort, column, shiftKey))}
    >
      <span className="sort-title">{title}</span>
      {own && own.place > 0 && <sup className="sort-place">{own.place + 1}</sup>}
    </button>
  );
}
