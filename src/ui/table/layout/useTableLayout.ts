import { useCallback, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../session/hooks';
import type { TableLayout } from '../../../session/storedKeys';
import { selectTableLayout, tableArranged } from '../../../session/storedSlice';

export interface LayoutControl {
  layout: TableLayout;
  change: (part: Partial<TableLayout>) => void;
  /** Restores the default layout. */
  reset: () => void;
}

const defaultLayout: TableLayout = {};

/** Returns the signed-in user's layout of a table, stored by user and table (redux-persist). */
export function useTableLayout(table: string): LayoutControl {
  const dispatch = useAppDispatch();
  const layout = useAppSelector((root) => selectTableLayout(root, table)) ?? defaultLayout;
  const change = useCallback(
    (part: Partial<TableLayout>) => void dispatch(tableArranged({ table, layout: { ...layout, ...part } })),
    [dispatch, table, layout],
  );
  const reset = useCallback(() => void dispatch(tableArranged({ table })), [dispatch, table]);
  return useMemo(() => ({ layout, change, reset }), [layout, change, reset]);
}
