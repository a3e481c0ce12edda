import './filters.css';
import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ComponentType, type ReactNode } from 'react';
import { late, LatePart } from '../../late';
import type { TableQuery } from '../query/tableQuery';
import type { TableControl } from '../query/useTableQuery';
import { listAction } from '../rows/RowControls';
import { tableText } from '../tableText';
import type { FilterNames } from './FilterChips';
import type { ListFilter, ListFilterPanelProps } from './ListFilterPanel';

interface FilterButtonProps {
  control: TableControl;
  /** Loads the panel's code in advance. */
  onPreload: () => void;
  /** Renders the panel, whose code is loaded when it is first opened. */
  panel: (isOpen: boolean, onClose: () => void) => ReactNode;
}

/** "Filtros" with the number of active filters; opens and closes the panel. */
export function FilterButton({ control, onPreload, panel }: FilterButtonProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  const label = tableText.filtersOf(Object.keys(control.query.filters).length);
  return (
    <>
      <Button
        {...listAction('filters')}
        className="filter-button"
        title={label}
        icon={<FilterOutlined aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={onPreload}
        aria-expanded={isOpen ?? false}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen !== undefined && (
        <LatePart onFailure={() => setIsOpen(undefined)}>{panel(isOpen, () => setIsOpen(false))}</LatePart>
      )}
    </>
  );
}

export interface OwnFilterPanelProps {
  control: TableControl;
  /** The number of records found; undefined until it is known. */
  total: number | undefined;
  /** Offers selection mode, for a list that has no checkboxes by default. */
  onChooseSeveral?: () => void;
  isOpen: boolean;
  onClose: () => void;
}

/** The filters of a list with a panel of its own, whose code is loaded when it is first opened. */
export interface OwnFilters {
  Panel: ComponentType<OwnFilterPanelProps>;
  preload: () => void;
  /** Returns the labels of the address's filters. */
  useNames: (query: TableQuery) => FilterNames;
}

/** Creates the filters of a list from the function that loads their panel. */
export const ownFilters = (
  loadPanel: () => Promise<{ default: ComponentType<OwnFilterPanelProps> }>,
  useNames: OwnFilters['useNames'],
): OwnFilters => ({ Panel: late(loadPanel), preload: () => void loadPanel(), useNames });

const load = () => import(/* webpackChunkName: "list-filters" */ './ListFilterPanel');
const ListFilterPanel = late(load);

/** "Filtros" of a list whose filters have choices only. */
export const ListFilters = (props: Omit<ListFilterPanelProps, 'isOpen' | 'onClose'>) => (
  <FilterButton
    control={props.control}
    onPreload={() => void load()}
    panel={(isOpen, onClose) => <ListFilterPanel {...props} isOpen={isOpen} onClose={onClose} />}
  />
);

/** The filter for active or inactive records, with the list's labels. */
export const activeFilter = (words: { filterActive: string; active: string; inactive: string }): ListFilter => ({
  name: 'active',
  label: words.filterActive,
  isSingle: true,
  isPlain: true,
  choices: [
    { values: ['true'], label: words.active },
    { values: ['false'], label: words.inactive },
  ],
});
