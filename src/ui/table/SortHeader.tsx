import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { TableQuery } from './tableQuery';

interface SortHeaderProps {
  /** The column's name in the contract's `sort`. */
  column: string;
  title: string;
  sort: TableQuery['sort'];
  onSort: (sort: TableQuery['sort']) => void;
}

/** What a press makes of a column's order: ascending, then descending, then the list's own. */
function nextSort(column: string, sort: TableQuery['sort']): TableQuery['sort'] {
  if (sort === column) return `-${column}`;
  return sort === `-${column}` ? undefined : column;
}

/** The head of a column that a list can be ordered by. */
export function SortHeader({ column, title, sort, onSort }: SortHeaderProps) {
  return (
    <button type="button" className="sort-button" title={title} onClick={() => onSort(nextSort(column, sort))}>
      <span className="sort-title">{title}</span>
      <span className="sort-arrows" aria-hidden>
        <CaretUpOutlined className={sort === column ? 'is-on' : undefined} />
        <CaretDownOutlined className={sort === `-${column}` ? 'is-on' : undefined} />
      </span>
    </button>
  );
}
