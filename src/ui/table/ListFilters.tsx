import { lazy } from 'react';
import { FilterButton } from './FilterButton';
import type { ListFilterPanelProps } from './ListFilterPanel';

const load = () => import(/* webpackChunkName: "list-filters" */ './ListFilterPanel');
const ListFilterPanel = lazy(load);

/** "Filtros" of a list other than the claims'. */
export const ListFilters = (props: Omit<ListFilterPanelProps, 'isOpen' | 'onClose'>) => (
  <FilterButton
    control={props.control}
    onPreload={() => void load()}
    panel={(isOpen, onClose) => <ListFilterPanel {...props} isOpen={isOpen} onClose={onClose} />}
  />
);
