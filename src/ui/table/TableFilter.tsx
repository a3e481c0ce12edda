import { Select } from 'antd';
import type { TableControl } from './useTableQuery';

interface TableFilterProps {
  control: TableControl;
  /** The filter's name in the address and in the list call. */
  name: string;
  label: string;
  options: { value: string; label: string }[];
}

/** One filter beside the search: one of a few values, or all. */
export function TableFilter({ control, name, label, options }: TableFilterProps) {
  const { [name]: value, ...others } = control.query.filters;
  return (
    <Select
      className="table-filter" allowClear placeholder={label} aria-label={label} popupMatchSelectWidth={false} showSearch={options.length > 8 && { optionFilterProp: 'label' }}
      value={options.some((option) => option.value === value) ? value : undefined} options={options}
      onChange={(next: string | undefined) => control.change({ filters: next ? { ...others, [name]: next } : others })}
    />
  );
}
