import { lazy } from 'react';
import { FilterButton } from '../../ui/table/FilterButton';
import type { TableControl } from '../../ui/table/useTableQuery';
import type { ClaimMode } from './claimTypes';

const load = () => import(/* webpackChunkName: "claim-filters" */ './ClaimFilterPanel');
const ClaimFilterPanel = lazy(load);

interface ClaimFiltersProps {
  mode: ClaimMode;
  control: TableControl;
  /** How many claims the list finds; undefined until that is known. */
  total: number | undefined;
}

/** "Filtros": what the list is narrowed by, in a panel that is loaded when it is first opened. */
export const ClaimFilters = (props: ClaimFiltersProps) => (
  <FilterButton
    control={props.control}
    onPreload={() => void load()}
    panel={(isOpen, onClose) => <ClaimFilterPanel {...props} isOpen={isOpen} onClose={onClose} />}
  />
);
