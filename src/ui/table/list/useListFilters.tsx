import { FilterButton, ListFilters } from '../filters/FilterButton';
import type { ListFilter } from '../filters/ListFilterPanel';
import type { TableControl } from '../query/useTableQuery';
import type { ToolbarParts } from '../TableToolbar';
import type { ResourceList } from './resourceList';

const noFilters: ListFilter[] = [];
const useNoFilters = () => noFilters;
const useNoNames = () => undefined;

/** Returns the label of a filter's value on its chip; undefined for an unknown value. */
function nameOf(filters: ListFilter[], name: string, value: string): string | undefined {
  const filter = filters.find((each) => each.name === name);
  const choice = filter?.choices.find(({ values }) => values.includes(value));
  return choice && (filter?.isPlain ? choice.label : `${filter?.label}: ${choice.label}`);
}

/** Returns the button with a list's filters, and their names. `onChooseSeveral` offers selection mode. */
export function useListFilters<Row extends object, Arg>(
  { title, useFilters = useNoFilters, filterTitle = title, ownFilters }: ResourceList<Row, Arg>,
  control: TableControl,
  total: number | undefined,
  onChooseSeveral: (() => void) | undefined,
): Pick<ToolbarParts, 'filters' | 'filterNames'> {
  const { useNames = useNoNames } = ownFilters ?? {};
  const ownNames = useNames(control.query);
  const filters = useFilters();
  if (ownFilters) {
    const { Panel, preload } = ownFilters;
    return {
      filterNames: ownNames,
      filters: (
        <FilterButton
          control={control}
          onPreload={preload}
          panel={(isOpen, onClose) => (
            <Panel
              control={control}
              total={total}
              onChooseSeveral={onChooseSeveral}
              isOpen={isOpen}
              onClose={onClose}
            />
          )}
        />
      ),
    };
  }
  return {
    filterNames: (name, value) => nameOf(filters, name, value),
    filters: filters.length > 0 && (
      <ListFilters title={filterTitle} control={control} total={total} filters={filters} />
    ),
  };
}
