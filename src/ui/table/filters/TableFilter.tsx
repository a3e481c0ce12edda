import { clearable, searchable, Select } from '../../form/Select';
import { memo } from 'react';
import type { TableControl } from '../query/useTableQuery';

interface Option {
  value: string;
  label: string;
}

interface TableFilterProps {
  control: TableControl;
  /** The filter's name in the address and in the list call. */
  name: string;
  label: string;
  /** If it stays the same array, a filter that did not change is not rendered again. */
  options: Option[];
}

/** One filter beside the search: one of a few values, or all. */
export const TableFilter = ({ control, ...props }: TableFilterProps) => (
  <FilterSelect {...props} value={control.query.filters[props.name]} onFilter={control.filter} />
);

interface FilterSelectProps extends Omit<TableFilterProps, 'control'> {
  value: string | undefined;
  onFilter: TableControl['filter'];
}

const FilterSelect = memo(function FilterSelect({ name, label, options, value, onFilter }: FilterSelectProps) {
  return (
    <Select
      className="table-filter"
      allowClear={clearable}
      placeholder={label}
      aria-label={label}
      popupMatchSelectWidth={false}
      showSearch={options.length > 8 && { ...searchable, optionFilterProp: 'label' }}
      value={options.some((option) => option.value === value) ? value : undefined}
      options={options}
      onChange={(next: string | undefined) => onFilter(name, next)}
    />
  );
});
