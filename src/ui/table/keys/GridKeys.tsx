import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, type RefObject } from 'react';
import { late } from '../../late';
import { useAppSelector } from '../../../session/hooks';
import { selectHasGridKeys } from '../../../session/storedSlice';
import { isDialogOpen, isMenuOpen, isTyping } from '../../useKey';
import { useDialog } from '../../useDialog';
import { rowOfKey, rowSelector } from './rowFocus';
import { actionOf, gridKeys, type GridAction, gridKeysText as text } from './gridKeys';
import type { KeysDialogProps } from './KeysDialog';

const KeysDialog = late(() => import(/* webpackChunkName: "keys-dialog" */ './KeysDialog'));

interface GridKeysProps {
  /** The element of the list, with its search and its filters. */
  list: RefObject<HTMLElement | null>;
  page: number;
  lastPage: number;
  /** The row that is previewed, or that was opened last. */
  markedKey?: number;
  onPage: (page: number) => void;
  /** Toggles the preview of a row; undefined if the screen is too narrow. */
  onPeek?: (key: number) => void;
  /** Undefined while no row is previewed. */
  onClosePeek?: () => void;
  /** Makes the user responsible for a row's record; undefined if the records have no responsible person. */
  onTake?: (key: number) => void;
}

/**
 * The shortcuts of a list, active on its whole page, and the button that lists them. They are off while the user types
 * or a dialog is open. On return to the list it shows the row that was opened.
 */
export default function GridKeys({
  list,
  page,
  lastPage,
  markedKey,
  onPage,
  onPeek,
  onClosePeek,
  onTake,
}: GridKeysProps) {
  const { open, dialog } = useDialog<KeysDialogProps>(KeysDialog);
  const hasKeys = useAppSelector(selectHasGridKeys);

  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
  const currentRow = () => document.activeElement?.closest<HTMLElement>(rowSelector);
  const inList = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
  const inRow = (selector: string) => currentRow()?.querySelector<HTMLElement>(selector);
  /** From the focused row; without one, from the marked row, so that after Back the keys go on where the user was. */
  const step = (offset: number) => {
    const allRows = rows();
    const focused = currentRow();
    const start = focused ?? (markedKey === undefined ? undefined : rowOfKey(list.current, markedKey));
    if (!start) return allRows[0];
    return allRows[allRows.indexOf(start) + offset] ?? (focused ? undefined : start);
  };
  const click = (element: HTMLElement | null | undefined) => element && (() => element.click());
  /** Returns the function that an action runs now; undefined if it has no effect. */
  const stepOf = (action: GridAction): (() => void) | null | undefined => {
    const row = currentRow();
    switch (action) {
      case 'down':
      case 'up': {
        const next = step(action === 'down' ? 1 : -1);
        return next && (() => next.focus());
      }
      case 'open':
        return click(inRow('a[href]'));
      case 'peek':
        return row && onPeek && (() => onPeek(Number(row.dataset.rowKey)));
      case 'close':
        return onClosePeek;
      case 'answer': {
        const field = inList('aside textarea');
        return field && (() => field.focus());
      }
      case 'take':
        return row && onTake && (() => onTake(Number(row.dataset.rowKey)));
      case 'select':
        return click(inRow('[data-row-action=select]'));
      case 'status':
      case 'price':
      case 'priority':
      case 'read':
        return click(inRow(`[data-row-action=${action}]`));
      case 'search': {
        const box = inList('input[type=search]');
        return box && (() => box.focus());
      }
      case 'filters':
        return click(inList('[data-list-action=filters]'));
      case 'next':
        return page < lastPage ? () => onPage(page + 1) : undefined;
      case 'previous':
        return page > 1 ? () => onPage(page - 1) : undefined;
      case 'help':
        return showKeys;
      // The table handles them itself (`useRowKeys`).
      case 'controls':
      case 'row':
        return undefined;
    }
  };
  /** Whether the list supports an action, for the help. */
  const isOffered = (action: GridAction): boolean => {
    if (action === 'peek' || action === 'close' || action === 'answer') return onPeek !== undefined;
    if (action === 'take') return onTake !== undefined;
    if (action === 'select') return Boolean(inList('[data-row-action=select]'));
    if (action === 'status' || action === 'price' || action === 'priority' || action === 'read')
      return Boolean(inList(`[data-row-action=${action}]`));
    if (action === 'filters') return Boolean(inList('[data-list-action=filters]'));
    return true;
  };
  const showKeys = () => open({ actions: gridKeys.map(({ action }) => action).filter(isOffered) });

  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOf(event);
    if (!action || event.defaultPrevented || isTyping(event.target) || isMenuOpen() || isDialogOpen()) return;
    // On a button or a checkbox the space bar activates it.
    if (event.key === ' ' && document.activeElement !== currentRow()) return;
    const act = stepOf(action);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const latest = useRef(onKeyDown);
  useEffect(() => {
    latest.current = onKeyDown;
  });
  useEffect(() => {
    if (!hasKeys) return;
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [hasKeys]);

  return (
    <>
      <Button
        type="text"
        icon={<QuestionCircleOutlined aria-hidden />}
        title={text.open}
        aria-label={text.open}
        aria-haspopup="dialog"
        onClick={showKeys}
      />
      {dialog}
    </>
  );
}
