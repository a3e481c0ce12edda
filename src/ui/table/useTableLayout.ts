import { useCallback, useMemo } from 'react';
import { useAppDispatch, useSessionSelector } from '../../session/hooks';
import type { TableLayout } from '../../session/storedKeys';
import { selectTableLayout, tableArranged } from '../../session/storedSlice';

export interface LayoutControl {
  layout: TableLayout;
  change: (part: Partial<TableLayout>) => void;
  /** Has the table as it was at first. */
  reset: () => void;
}

const asItWas: TableLayout = {};

/** How the signed-in user has a table; kept over visits (redux-persist), for each user and table. */
export function useTableLayout(table: string): LayoutControl {
  const dispatch = useAppDispatch();
  const layout = useSessionSelector((root) => selectTableLayout(root, table)) ?? asItWas;
  const change = useCallback(
    (part: Partial<TableLayout>) => void dispatch(tableArranged({ table, layout: { ...layout, ...part } })),
    [dispatch, table, layout],
  );
  const reset = useCallback(() => void dispatch(tableArranged({ table })), [dispatch, table]);
  return useMemo(() => ({ layout, change, reset }), [layout, change, reset]);
}
