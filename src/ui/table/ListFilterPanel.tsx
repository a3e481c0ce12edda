import { ChoiceList, type FilterChoice } from './ChoiceList';
import { FilterPanel } from './FilterPanel';
import { tableText } from './tableText';
import { useQuickFilters } from './useQuickFilters';
import type { TableControl } from './useTableQuery';

/** One filter of a list with its choices, of which several are taken unless they exclude each other. */
export interface ListFilter {
  /** Its name in the address. */
  name: string;
  label: string;
  choices: FilterChoice[];
  isSingle?: boolean;
}

export interface ListFilterPanelProps {
  /** The list's own words for filtering it. */
  title: string;
  control: TableControl;
  filters: ListFilter[];
  /** How many records the list finds; undefined until that is known. */
  total: number | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** The filters of a list in a panel of their own. */
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
