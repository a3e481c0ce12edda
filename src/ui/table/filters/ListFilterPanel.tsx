import { ChoiceList, type FilterChoice } from './ChoiceList';
import { FilterPanel, useQuickFilters } from './FilterPanel';
import { tableText } from '../tableText';
import type { TableControl } from '../query/useTableQuery';

/** A filter of a list with its choices; several can be chosen unless it is `isSingle`. */
export interface ListFilter {
  /** Its name in the address. */
  name: string;
  label: string;
  choices: FilterChoice[];
  isSingle?: boolean;
  /** Whether the choice's label is clear by itself ("Inactivos"): its chip omits the filter's label. */
  isPlain?: boolean;
}

export interface ListFilterPanelProps {
  /** The panel's title. */
  title: string;
  control: TableControl;
  filters: ListFilter[];
  /** The number of records found; undefined until it is known. */
  total: number | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** The panel of a list's filters. */
export default function ListFilterPanel({ filters, total, ...panel }: ListFilterPanelProps) {
  const { valuesOf, filter } = useQuickFilters(panel.control);
  return (
    <FilterPanel
      {...panel}
      show={tableText.show(total ?? 0)}
      isCounted={total !== undefined}
      parts={filters.map(({ name, label, choices, isSingle }) => ({
        name,
        label,
        count: valuesOf(name).length,
        isFirst: true,
        content: () => (
          <ChoiceList
            label={label}
            choices={choices}
            chosen={valuesOf(name)}
            isSingle={isSingle}
            onChange={(values) => filter(name, values.join(',') || undefined)}
          />
        ),
      }))}
    />
  );
}
