import { useEffect, useRef } from 'react';
import { useAppSelector } from '../session/hooks';
import { selectHasGridKeys } from '../session/storedSlice';

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

/**
 * Returns the mark of an element inside a drawer that says whether the drawer is open, because Ant Design keeps a
 * closed drawer in the document.
 */
export const openMark = (isOpen: boolean) => ({ 'data-open': isOpen });

/** Whether a dialog is open above the page: the page's shortcuts are off. */
export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role=dialog][aria-modal=true]')].some(
    (dialog) => !dialog.closest('[style*="display: none"]') && !dialog.querySelector('[data-open=false]'),
  );

/** Whether a menu is open: keys belong to the menu, even before it has the focus. */
export const isMenuOpen = (): boolean => document.querySelector('[aria-haspopup=menu][aria-expanded=true]') !== null;

/** Whether the target of a key is a field that takes text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=combobox]');

/** A key for the help of a page's keys. */
export interface KeyHelp {
  /** The key as shown, such as "Ctrl Z". */
  shown: string;
  label: string;
}

const lists = new Set<readonly KeyHelp[]>();

/** Lists keys in the help while the component is mounted. `keys` must be the same array in each rendering. */
export function useKeyHelp(keys: readonly KeyHelp[]): void {
  useEffect(() => {
    lists.add(keys);
    return () => void lists.delete(keys);
  }, [keys]);
}

/** Returns the keys that the page's components list now. */
export const keyHelp = (): KeyHelp[] => [...lists].flat();
