import { useMemo, useState } from 'react';
import type { ChangeKind } from '../../../contract/events';
import { useAppSelector } from '../../../session/hooks';
import { selectChanged } from '../../../session/liveSlice';

const none: number[] = [];

/**
 * Returns the keys of the rows to mark: records that have just changed, and whose row differs from the last loaded
 * list. A change of a field that the list does not show marks no row. The query cache keeps the object of an unchanged
 * row; a row that was not in the list counts as changed.
 */
export function useMarkedRows<Row>(kind: ChangeKind | undefined, rows: Row[], rowKey: (row: Row) => number): number[] {
  const changedIds = useAppSelector((root) => selectChanged(root, kind));
  const [state, setState] = useState({ rows, changed: none });
  if (state.rows !== rows) {
    const before = new Map(state.rows.map((row) => [rowKey(row), row]));
    // The first rows, and those of another page, are not changed ones.
    const isSameList = rows.some((row) => before.has(rowKey(row)));
    const changed = isSameList ? rows.filter((row) => before.get(rowKey(row)) !== row).map(rowKey) : none;
    // A row that is still marked stays so, although this list has not changed it again.
    const marked = state.changed.filter((id) => changedIds.includes(id));
    setState({ rows, changed: [...marked, ...changed] });
  }
  return useMemo(() => changedIds.filter((id) => state.changed.includes(id)), [changedIds, state.changed]);
}
