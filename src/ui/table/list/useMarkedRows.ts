import { useMemo, useState } from 'react';
import type { ChangeKind } from '../../../contract/events';
import { useAppSelector } from '../../../session/hooks';
import { selectChanged } from '../../../session/liveSlice';

const none: number[] = [];

/**
 * Of the records that somebody has just changed, those whose rows are not what they were when the list was last read: another change of a
 * record shows in no row. A row that stayed the same is the same object, as the query cache keeps it; one that was not there counts as changed.
 */
export function useMarkedRows<Row>(kind: ChangeKind | undefined, rows: Row[], rowKey: (row: Row) => number): number[] {
  const heard = useAppSelector((root) => selectChanged(root, kind));
  const [shown, setShown] = useState({ rows, changed: none });
  if (shown.rows !== rows) {
    const before = new Map(shown.rows.map((row) => [rowKey(row), row]));
    const changed = rows.filter((row) => before.get(rowKey(row)) !== row).map(rowKey);
    setShown({ rows, changed });
  }
  return useMemo(() => heard.filter((id) => shown.changed.includes(id)), [heard, shown.changed]);
}
