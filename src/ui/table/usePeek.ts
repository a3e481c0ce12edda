import { useCallback, useState, type FocusEvent, type RefObject } from 'react';
import { useMediaQuery } from '../useMediaQuery';

const rowOf = (place: Element | null, key: number) =>
  place?.querySelector<HTMLElement>(`.row-table tr[data-row-key="${key}"]`);

/** Which row of a table is shown beside it: it follows the focus from row to row, and gives it back when it closes. */
export function usePeek(place: RefObject<HTMLElement | null>, isOffered: boolean) {
  const hasRoom = !useMediaQuery('(max-width: 1199px)');
  const [key, setKey] = useState<number>();
  const isPossible = isOffered && hasRoom;
  const toggle = useCallback(
    (next: number) => {
      setKey((before) => (before === next ? undefined : next));
      rowOf(place.current, next)?.focus();
    },
    [place],
  );
  const close = useCallback(() => {
    if (key !== undefined) rowOf(place.current, key)?.focus();
    setKey(undefined);
  }, [place, key]);
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('.row-table tr[data-row-key]');
    if (row && key !== undefined) setKey(Number(row.dataset.rowKey));
  };
  return { key: isPossible ? key : undefined, isPossible, toggle, close, onFocus };
}
