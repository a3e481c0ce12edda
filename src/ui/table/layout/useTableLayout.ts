import { useCallback, useMemo } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../session/hooks';
import type { TableLayout } from '../../../session/storedKeys';
import { selectTableLayout, tableArranged } from '../../../session/storedSlice';

export interface LayoutControl {
  layout: TableLayout;
  change: (part: Partial<TableLayout>) => void;
  /** Sets a column's width in pixels. */
  resize: (key: string, width: number) => void;
  /** Restores the default layout. */
  reset: () => void;
}

const defaultLayout: TableLayout = {};

/** Returns the signed-in user's layout of a table, stored by user and table (redux-persist). */
export function useTableLayout(table: string): LayoutControl {
  const dispatch = useAppDispatch();
  const layout = useAppSelector((root) => selectTableLayout(root, table)) ?? defaultLayout;
  const store = useAppStore();
  // They read the layout when they are called, so that another layout does not make them new functions: while a column
  // is dragged, cells that receive them are not rendered again.
  const current = useCallback(() => selectTableLayout(store.getState(), table) ?? defaultLayout, [store, table]);
  const change = useCallback(
    (part: Partial<TableLayout>) => void dispatch(tableArranged({ table, layout: { ...current(), ...part } })),
    [dispatch, table, current],
  );
  const resize = useCallback(
    (key: string, width: number) => change({ widths: { ...current().widths, [key]: width } }),
    [change, current],
  );
  const reset = useCallback(() => void dispatch(tableArranged({ table })), [dispatch, table]);
  return useMemo(() => ({ layout, change, resize, reset }), [layout, change, resize, reset]);
}
