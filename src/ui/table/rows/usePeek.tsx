import { useCallback, useMemo, useState, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { useMediaQuery } from '../../useMediaQuery';
import { rowOfKey, rowSelector } from '../keys/rowFocus';
import { tableText as text } from '../tableText';
import { RowButton } from './RowControls';

/** The width of its button in the actions column, in pixels. */
export const peekWidth = 26;

/**
 * Returns the actions of a row with the button that opens the preview (`RowPeek`), which has a `label` for each row. Without a
 * label there is no preview, and the actions stay the same function.
 */
export function usePeekActions<Row>(
  actions: ((row: Row) => ReactNode) | undefined,
  rowKey: (row: Row) => number,
  toggle: (key: number) => void,
  label?: (row: Row) => string,
) {
  return useMemo(() => {
    if (!label || !actions) return actions;
    return (row: Row) => (
      <>
        <RowButton icon="peek" title={text.peek} aria-label={label(row)} onClick={() => toggle(rowKey(row))} />
        {actions(row)}
      </>
    );
    // `rowKey` does not change while `actions` stays the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [label, actions, toggle]);
}

/** Returns the row previewed beside a list. It follows the focus; when the preview closes, its row gets the focus. */
export function usePeek(list: RefObject<HTMLElement | null>, isOffered: boolean) {
  const hasRoom = !useMediaQuery('(max-width: 1279px)');
  const [key, setKey] = useState<number>();
  const isPossible = isOffered && hasRoom;
  const toggle = useCallback(
    (next: number) => {
      setKey((before) => (before === next ? undefined : next));
      rowOfKey(list.current, next)?.focus();
    },
    [list],
  );
  const leave = useCallback(() => {
    if (key !== undefined) rowOfKey(list.current, key)?.focus();
  }, [list, key]);
  const close = useCallback(() => {
    leave();
    setKey(undefined);
  }, [leave]);
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>(rowSelector);
    if (row && key !== undefined) setKey(Number(row.dataset.rowKey));
  };
  return { key: isPossible ? key : undefined, isPossible, toggle, leave, close, onFocus };
}
