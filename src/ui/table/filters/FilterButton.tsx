import './filters.css';
import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { TableControl } from '../query/useTableQuery';
import { listAction } from '../rows/RowControls';
import { tableText } from '../tableText';
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
  return (
    <>
      <Button
        {...listAction('filters')}
        className="filter-button"
        icon={<FilterOutlined aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={onPreload}
        aria-expanded={isOpen ?? false}
        onClick={() => setIsOpen(!isOpen)}
      >
        {tableText.filtersOf(Object.keys(control.query.filters).length)}
      </Button>
      {isOpen !== undefined && <Suspense fallback={null}>{panel(isOpen, () => setIsOpen(false))}</Suspense>}
    </>
  );
}

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
