import '../../Panel.css';
import './RowPeek.css';
import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import {
  Suspense,
  useCallback,
  useMemo,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useCloseOnBack } from '../../closeOnBack';
import { isOwnEvent } from '../../OverlayBoundary';
import { PageSkeleton } from '../../PageSkeleton';
import { useMediaQuery } from '../../useMediaQuery';
import { tableText as text } from '../tableText';
import { rowOfKey, rowSelector } from '../keys/rowFocus';
import { RowButton } from './RowControls';

interface RowPeekProps {
  /** Names the preview. */
  label: string;
  children: ReactNode;
  onClose: () => void;
  /** Returns the focus to the previewed row. */
  onLeave: () => void;
}

/** Keeps the whole form of a text field visible, with its button, while the field has the focus and grows. */
function showForm({ target }: { target: EventTarget }): void {
  if (!(target instanceof HTMLTextAreaElement)) return;
  const { form } = target;
  // The field grows after the event.
  requestAnimationFrame(() => form?.scrollIntoView({ block: 'nearest' }));
}

/** The width of its button in the actions column, in pixels. */
export const peekWidth = 26;

/**
 * Returns the actions of a row with the button that opens {@link RowPeek}, which has a `label` for each row. Without a
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

/**
 * A preview of a row beside its list. The focus stays in the list, so that the arrow keys move to the next row. Escape in
 * a text field returns it to the row.
 */
export function RowPeek({ label, children, onClose, onLeave }: RowPeekProps) {
  useCloseOnBack(true, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOwnEvent(event)) return;
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    onLeave();
  };
  return (
    <aside className="row-peek panel" aria-label={label} onKeyDown={onKeyDown} onFocus={showForm} onInput={showForm}>
      <Button
        className="row-peek-close"
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden />}
        title={text.closePeek}
        aria-label={text.closePeek}
        onClick={onClose}
      />
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </aside>
  );
}

/** Returns the row previewed beside a list. It follows the focus; when the preview closes, its row gets the focus. */
export function usePeek(list: RefObject<HTMLElement | null>, isOffered: boolean) {
  const hasRoom = !useMediaQuery('(max-width: 1199px)');
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
