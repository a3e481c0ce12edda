import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, useState, type ReactNode } from 'react';
import { tableText } from './tableText';
import type { TableControl } from './useTableQuery';

interface FilterButtonProps {
  control: TableControl;
  /** Loads the panel ahead. */
  onPreload: () => void;
  /** The panel, which is loaded when it is first opened. */
  panel: (isOpen: boolean, onClose: () => void) => ReactNode;
}

/** "Filtros", with how many are chosen: what the list is narrowed by, in a panel. */
export function FilterButton({ control, onPreload, panel }: FilterButtonProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <Button
        className="filter-button"
        icon={<FilterOutlined aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={onPreload}
        onClick={() => setIsOpen(true)}
      >
        {tableText.filtersOf(Object.keys(control.query.filters).length)}
      </Button>
      {isOpen !== undefined && <Suspense fallback={null}>{panel(isOpen, () => setIsOpen(false))}</Suspense>}
    </>
  );
}
