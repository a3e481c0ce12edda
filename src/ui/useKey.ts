import { useEffect, useRef } from 'react';
import { useAppSelector } from '../session/hooks';
import { selectHasGridKeys } from '../session/storedSlice';
import { isDialogOpen, isMenuOpen, isTyping } from './openDialog';

/**
 * A shortcut of a page: one key. It is off while the user types, while a dialog or a menu is open, and if the user
 * turned the shortcuts off.
 */
export function useKey(key: string, act: (() => void) | undefined): void {
  const hasKeys = useAppSelector(selectHasGridKeys);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (!hasKeys) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!latest.current || isTyping(event.target) || isMenuOpen() || isDialogOpen()) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasKeys, key]);
}
