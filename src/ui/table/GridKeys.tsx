import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, useEffect, useRef, type RefObject } from 'react';
import { useSessionSelector } from '../../session/hooks';
import { selectHasGridKeys } from '../../session/storedSlice';
import { isDialogOpen, isMenuOpen, isTyping } from '../openDialog';
import { useDialog } from '../useDialog';
import { rowSelector } from './rowControls';
import { actionOf, gridKeys, type GridAction } from './gridKeys';
import { gridKeysText as text } from './gridKeysText';
import type { KeysDialogProps } from './KeysDialog';

const KeysDialog = lazy(() => import(/* webpackChunkName: "keys-dialog" */ './KeysDialog'));

interface GridKeysProps {
  /** Where the list is, with its search and its filters. */
  place: RefObject<HTMLElement | null>;
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
  /** Shows a row beside the list, or no longer; missing where there is no room for it. */
  onPeek?: (key: number) => void;
  /** Missing while nothing is shown beside the list. */
  onClosePeek?: () => void;
}

/** The keys of a list wherever the focus is on its page, and the button that tells them. None works while one types or a dialog is open. */
export default function GridKeys({ place, page, lastPage, onPage, onPeek, onClosePeek }: GridKeysProps) {
  const { open, dialog } = useDialog<KeysDialogProps>(KeysDialog);
  const hasKeys = useSessionSelector(selectHasGridKeys);

  const rows = () => [...(place.current?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
  const currentRow = () => document.activeElement?.closest<HTMLElement>(rowSelector);
  const inPlace = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
  const inRow = (selector: string) => currentRow()?.querySelector<HTMLElement>(selector);
  const step = (by: number) => {
    const all = rows();
    const at = all.indexOf(currentRow() as HTMLElement);
    return all[at < 0 ? 0 : at + by];
  };
  const pressed = (element: HTMLElement | null | undefined) => element && (() => element.click());
  /** What an action would do now; undefined where it can do nothing. */
  const stepOf = (action: GridAction): (() => void) | null | undefined => {
    const row = currentRow();
    switch (action) {
      case 'down':
      case 'up': {
        const next = step(action === 'down' ? 1 : -1);
        return next && (() => next.focus());
      }
      case 'open':
        return pressed(inRow('a[href]'));
      case 'peek':
        return row && onPeek && (() => onPeek(Number(row.dataset.rowKey)));
      case 'close':
        return onClosePeek;
      case 'select':
        return pressed(inRow('.ant-table-selection-column input'));
      case 'status':
      case 'priority':
        return pressed(inRow(`[data-row-action=${action}]`));
      case 'search': {
        const box = inPlace('.search-box input, input.search-box');
        return box && (() => box.focus());
      }
      case 'filters':
        return pressed(inPlace('.filter-button'));
      case 'next':
        return page < lastPage ? () => onPage(page + 1) : undefined;
      case 'previous':
        return page > 1 ? () => onPage(page - 1) : undefined;
      case 'help':
        return showKeys;
    }
  };
  /** What the list could do with a row that has the focus, for the help. */
  const isOffered = (action: GridAction): boolean => {
    if (action === 'peek' || action === 'close') return onPeek !== undefined;
    if (action === 'select') return Boolean(inPlace('.ant-table-selection-column input'));
    if (action === 'status' || action === 'priority') return Boolean(inPlace(`[data-row-action=${action}]`));
    if (action === 'filters') return Boolean(inPlace('.filter-button'));
    return true;
  };
  const showKeys = () => open({ actions: gridKeys.map(({ action }) => action).filter(isOffered) });

  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOf(event);
    if (!action || event.defaultPrevented || isTyping(event.target) || isMenuOpen() || isDialogOpen()) return;
    // On a button or a box the space bar presses that.
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
