import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { SidePanel } from '../SidePanel';
import { tableText as text } from './tableText';
import type { TableControl } from './useTableQuery';

/** One filter of a list, or some that belong together, below its name. */
export interface FilterPart {
  name: string;
  label: string;
  /** Values that are chosen in it. */
  count: number;
  /** One of those that are asked for most: it stands open. */
  isFirst: boolean;
  content: () => ReactNode;
}

interface FilterPanelProps {
  title: string;
  control: TableControl;
  parts: FilterPart[];
  /** The words of the way back to what is found, and whether that is known. */
  show: string;
  isCounted: boolean;
  isBusy?: boolean;
  /** Stands above the filters. */
  notice?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
}

/** Every filter of a list beside it; the list follows at once. */
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
  // Opened with those that are asked for most, and those that hold something; what is opened or closed by hand stays so.
  const [opened, setOpened] = useState<Record<string, boolean>>({});
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      width={400}
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
          const isShown = opened[name] ?? (isFirst || count > 0);
          return (
            <details
              key={name}
              className="filter-section"
              open={isShown}
              onToggle={({ currentTarget }) => {
                if (currentTarget.open !== isShown) setOpened({ ...opened, [name]: currentTarget.open });
              }}
            >
              <summary>
                {label} {count > 0 && <span className="filter-chosen">{text.chosen(count)}</span>}
              </summary>
              {isShown && content()}
            </details>
          );
        })}
      </div>
    </SidePanel>
  );
}
