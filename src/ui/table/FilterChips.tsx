import { CloseOutlined } from '@ant-design/icons';
import type { TableQuery } from './tableQuery';
import { tableText } from './tableText';

/** What a filter's value is called; undefined for what is not known, which is shown as it stands in the address. */
export type FilterNames = (name: string, value: string) => string | undefined;

interface FilterChipsProps {
  filters: TableQuery['filters'];
  nameOf?: FilterNames;
  onChange: (change: Partial<TableQuery>) => void;
}

/** Every filter of the address, each value by its name and removable. Values of one name (two codes of one word) are one. */
export function FilterChips({ filters, nameOf, onChange }: FilterChipsProps) {
  const chips = Object.entries(filters).flatMap(([name, text]) => {
    const byName = new Map<string, string[]>();
    for (const value of text.split(',')) {
      const label = nameOf?.(name, value) ?? `${name}: ${value}`;
      byName.set(label, [...(byName.get(label) ?? []), value]);
    }
    return [...byName].map(([label, values]) => ({ name, label, values }));
  });
  if (chips.length === 0) return null;
  const remove = (name: string, values: string[]) => {
    const { [name]: text = '', ...others } = filters;
    const left = text.split(',').filter((value) => !values.includes(value));
    onChange({ filters: left.length > 0 ? { ...others, [name]: left.join(',') } : others });
  };
  return (
    <ul className="filter-chips" aria-label={tableText.filters}>
      {chips.map(({ name, label, values }) => (
        <li key={`${name} ${label}`}>
          <button
            type="button"
            className="filter-chip"
            aria-label={tableText.removeFilter(label)}
            onClick={() => remove(name, values)}
          >
            {label}
            <CloseOutlined aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
