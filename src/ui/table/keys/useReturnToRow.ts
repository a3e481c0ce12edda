import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isReturning } from '../../PageHeader';
import { targetOfKey } from './rowFocus';

/** Events of a user, after which the list does not scroll by itself any more. */
const inputs = ['wheel', 'pointerdown', 'touchstart', 'keydown'];

/** Whether a row is completely visible in the window and in the part of the page that scrolls around it. */
function isInSight(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  const area = row.closest('table')?.parentElement?.getBoundingClientRect();
  return top >= Math.max(0, area?.top ?? 0) && bottom <= Math.min(window.innerHeight, area?.bottom ?? Infinity);
}

/**
 * On return to a list (Back, or the link above a record), shows the row that was opened, and gives it the focus: the
 * list starts at its top, and the row may be below. `key` is the row's key; undefined also while the rows are loading.
 */
export function useReturnToRow(list: RefObject<HTMLElement | null>, key: number | undefined): void {
  const navigationType = useNavigationType();
  const { state } = useLocation();
  /** Until the row is shown, or the user does something else. */
  const isReturn = useRef(navigationType === 'POP' || isReturning(state));
  useEffect(() => {
    const root = list.current;
    if (!root || !isReturn.current) return;
    const show = () => {
      const target = key === undefined ? null : targetOfKey(root, key);
      if (!target) return;
      const row = target.closest<HTMLElement>('[data-row-key]') ?? target;
      if (!isInSight(row)) row.scrollIntoView({ block: 'center' });
      target.focus({ preventScroll: true });
      end();
    };
    // The table is rendered when its width is known, and its rows may still be loading.
    const observer = new MutationObserver(show);
    const stop = () => {
      observer.disconnect();
      for (const type of inputs) window.removeEventListener(type, end, true);
    };
    const end = () => {
      isReturn.current = false;
      stop();
    };
    observer.observe(root, { childList: true, subtree: true });
    for (const type of inputs) window.addEventListener(type, end, true);
    show();
    return stop;
  }, [list, key]);
}
