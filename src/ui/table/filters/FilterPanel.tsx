import './filters.css';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { TablePanel } from '../panel/TablePanel';
import { tableText as text } from '../tableText';
import type { TableControl } from '../query/useTableQuery';
import type { TableQuery } from '../query/tableQuery';

/** A section of the panel: one filter, or several related filters. */
export interface FilterPart {
  name: string;
  label: string;
  /** The number of chosen values. */
  count: number;
  /** A frequently used filter: it is open at first. */
  isFirst: boolean;
  content: () => ReactNode;
}

interface FilterPanelProps {
  title: string;
  control: TableControl;
  parts: FilterPart[];
  /** The label of the button that shows the results, and whether their number is known. */
  show: string;
  isCounted: boolean;
  isBusy?: boolean;
  /** Shown above the filters. */
  notice?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
}

/** All filters of a list in a panel; the list updates at once. */
export function FilterPanel({
  title,
  control,
  parts,
  show,
  isCounted,
  isBusy,
  notice,
  isOpen,
  onClose,
}: FilterPanelProps) {
  // Frequent filters and those with chosen values are open. A section that the user opened or closed stays so.
  const [openSections, setOpenSections] = useState<Record<string, boolean>>({});
  return (
    <TablePanel
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      width={304}
      isOverRows
      footer={
        <div className="filter-footer">
          <Button
            disabled={Object.keys(control.query.filters).length === 0}
            onClick={() => control.change({ filters: {} })}
          >
            {text.clearFilters}
          </Button>
          <Button type="primary" disabled={!isCounted} onClick={onClose}>
            {show}
          </Button>
        </div>
      }
    >
      <div className="filter-panel" aria-busy={isBusy}>
        {notice}
        {parts.map(({ name, label, isFirst, count, content }) => {
          const isShown = openSections[name] ?? (isFirst || count > 0);
          return (
            <details
              key={name}
              className="filter-section"
              open={isShown}
              onToggle={({ currentTarget }) => {
                if (currentTarget.open !== isShown) setOpenSections({ ...openSections, [name]: currentTarget.open });
              }}
            >
              <summary>
                <span>{label}</span> {count > 0 && <span className="filter-chosen">{text.chosen(count)}</span>}
              </summary>
              {isShown && content()}
            </details>
          );
        })}
      </div>
    </TablePanel>
  );
}

/** The filters of a list, updated at once when one is chosen; the address and the list follow later. */
export function useQuickFilters(control: TableControl): {
  filters: TableQuery['filters'];
  valuesOf: (name: string) => string[];
  filter: (name: string, value: string | undefined) => void;
} {
  const { filters: requested } = control.query;
  const [lastRequested, setLastRequested] = useState(requested);
  const [filters, setFilters] = useState(requested);
  if (lastRequested !== requested) {
    setLastRequested(requested);
    setFilters(requested);
  }
  const filter = (name: string, value: string | undefined) => {
    const { [name]: _old, ...remaining } = filters;
    setFilters(value ? { ...remaining, [name]: value } : remaining);
    control.filter(name, value);
  };
  return { filters, valuesOf: (name) => filters[name]?.split(',') ?? [], filter };
}
