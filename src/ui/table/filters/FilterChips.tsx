import './filters.css';
import { CloseOutlined } from '@ant-design/icons';
import type { TableQuery } from '../query/tableQuery';
import { tableText } from '../tableText';

/** The label of a filter's value; undefined if unknown, then the address's text is shown. */
export type FilterNames = (name: string, value: string) => string | undefined;

interface FilterChipsProps {
  filters: TableQuery['filters'];
  nameOf?: FilterNames;
  onChange: (change: Partial<TableQuery>) => void;
}

/** A removable chip for each filter value of the address. Values with the same label share a chip. */
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
