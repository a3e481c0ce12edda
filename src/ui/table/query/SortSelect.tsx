import type { DataColumn } from '../tableTypes';
import type { TableQuery } from './tableQuery';
import { tableText } from '../tableText';
import { clearable, Select } from '../../form/Select';

interface SortSelectProps {
  columns: Pick<DataColumn<never>, 'key' | 'title' | 'isSortable' | 'orders'>[];
  sort: string | undefined;
  onChange: (change: Partial<TableQuery>) => void;
}

/** The order of a list on a phone, where cards have no column headers. */
export function SortSelect({ columns, sort, onChange }: SortSelectProps) {
  const options = columns
    .filter(({ isSortable }) => isSortable !== false)
    .flatMap(({ key, title, orders }) => [
      { value: key, label: orders?.ascending ?? tableText.ascending(title) },
      { value: `-${key}`, label: orders?.descending ?? tableText.descending(title) },
    ]);
  return (
    <Select
      className="table-filter"
      allowClear={clearable}
      placeholder={tableText.sort}
      aria-label={tableText.sort}
      popupMatchSelectWidth={false}
      value={options.some(({ value }) => value === sort) ? sort : undefined}
      options={options}
      onChange={(next?: string) => onChange({ sort: next })}
    />
  );
}
