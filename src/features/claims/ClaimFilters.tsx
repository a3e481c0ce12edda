import { FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { TableControl } from '../../ui/table/useTableQuery';
import { claimsText } from './claimsText';
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
export function ClaimFilters({ mode, control, total }: ClaimFiltersProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  const count = Object.keys(control.query.filters).length;
  return (
    <>
      <Button
        className="filter-button"
        icon={<FilterOutlined aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onClick={() => setIsOpen(true)}
      >
        {claimsText.filtersOf(count)}
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <ClaimFilterPanel
            mode={mode}
            control={control}
            total={total}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
