import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
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
  return (
    <button
      type="button"
      className="sort-button"
      title={tableText.secondSort(title)}
      onClick={({ shiftKey }) => onSort(nextSort(sort, column, shiftKey))}
    >
      <span className="sort-title">{title}</span>
      <span className={own ? 'sort-arrows is-sorted' : 'sort-arrows'} aria-hidden>
        <CaretUpOutlined className={own && !own.isDescending ? 'is-on' : undefined} />
        <CaretDownOutlined className={own?.isDescending ? 'is-on' : undefined} />
      </span>
      {own && own.place > 0 && <sup className="sort-place">{own.place + 1}</sup>}
    </button>
  );
}
