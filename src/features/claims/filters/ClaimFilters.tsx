import { lazy } from 'react';
import { FilterButton } from '../../../ui/table/filters/FilterButton';
import type { TableControl } from '../../../ui/table/query/useTableQuery';
import type { ClaimMode } from '../claimTypes';

const load = () => import(/* webpackChunkName: "claim-filters" */ './ClaimFilterPanel');
const ClaimFilterPanel = lazy(load);

interface ClaimFiltersProps {
  mode: ClaimMode;
  control: TableControl;
  /** The number of claims in the list; undefined until it is known. */
  total: number | undefined;
  /** Offers selection mode, for a list that has no checkboxes by default. */
  onChooseSeveral?: () => void;
}

/** "Filtros": the filter panel, which is loaded when it is first opened. */
export const ClaimFilters = (props: ClaimFiltersProps) => (
  <FilterButton
    control={props.control}
    onPreload={() => void load()}
    panel={(isOpen, onClose) => <ClaimFilterPanel {...props} isOpen={isOpen} onClose={onClose} />}
  />
);
