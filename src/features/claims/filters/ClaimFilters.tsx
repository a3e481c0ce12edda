import { lazy } from 'react';
import { FilterButton } from '../../../ui/table/filters/FilterButton';
import type { TableControl } from '../../../ui/table/query/useTableQuery';
import type { ClaimMode } from '../claimTypes';

const load = () => import(/* webpackChunkName: "claim-filters" */ './ClaimFilterPanel');
const ClaimFilterPanel = lazy(load);

interface ClaimFiltersProps {
  mode: ClaimMode;
  control: TableControl;
  /** How many claims the list finds; undefined until that is known. */
  total: number | undefined;
  /** Offers to choose several claims, where their list has no boxes for it by itself. */
  onChooseSeveral?: () => void;
}

/** "Filtros": what the list is narrowed by, in a panel that is loaded when it is first opened. */
export const ClaimFilters = (props: ClaimFiltersProps) => (
  <FilterButton
    control={props.control}
    onPreload={() => void load()}
    panel={(isOpen, onClose) => <ClaimFilterPanel {...props} isOpen={isOpen} onClose={onClose} />}
  />
);
