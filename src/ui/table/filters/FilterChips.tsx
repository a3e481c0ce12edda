import './filters.css';
import { CloseOutlined } from '@ant-design/icons';
import type { TableQuery } from '../query/tableQuery';
import { tableText } from '../tableText';

/**
 * Returns the label of a filter's value, or of a list of values if the list has a label of its own; undefined if
 * unknown, then the value itself is shown. The labels of one filter start with its title and a colon, if they have one.
 */
export type FilterNames = (name: string, value: string) => string | undefined;

interface FilterChipsProps {
  filters: TableQuery['filters'];
  nameOf?: FilterNames;
  onChange: (change: Partial<TableQuery>) => void;
}

/** Returns the label of a filter's values: "Estado: Aprobado, En curso". */
function labelOf(name: string, text: string, nameOf: FilterNames | undefined): string {
  const groupLabel = nameOf?.(name, text);
  if (groupLabel !== undefined) return groupLabel;
  const labels = text.split(',').map((value) => nameOf?.(name, value) ?? `${name}: ${value}`);
  const [first = '', ...others] = [...new Set(labels)];
  const title = first.slice(0, first.indexOf(': ') + 2);
  return [first, ...others.map((label) => (label.startsWith(title) ? label.slice(title.length) : label))].join(', ');
}

/** A removable chip for each filter of the address, with all its values. */
export function FilterChips({ filters, nameOf, onChange }: FilterChipsProps) {
  const chips = Object.entries(filters).map(([name, text]) => ({ name, label: labelOf(name, text, nameOf) }));
  if (chips.length === 0) return null;
  const remove = (name: string) => {
    const { [name]: _removed, ...remaining } = filters;
    onChange({ filters: remaining });
  };
  return (
    <ul className="filter-chips" aria-label={tableText.filters}>
      {chips.map(({ name, label }) => (
        <li key={name}>
          <button
            type="button"
            className="filter-chip"
            aria-label={tableText.removeFilter(label)}
            onClick={() => remove(name)}
          >
            <span>{label}</span>
            <CloseOutlined aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
