import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { controlsOf, rowSelector } from './rowFocus';

const isWriting = (element: Element) => element.matches('input:not([type=checkbox]), textarea, [contenteditable]');

/**
 * Keyboard navigation of a table: each row is one Tab stop. Left and right move between the row's controls, up and down
 * to the same control of another row, Escape back to the row. Returns the table's `onKeyDown` handler.
 */
export function useRowKeys(table: RefObject<HTMLElement | null>): (event: KeyboardEvent<HTMLElement>) => void {
  useEffect(() => {
    const { current } = table;
    if (!current) return;
    const skipControls = () => {
      for (const row of current.querySelectorAll(rowSelector))
        for (const control of controlsOf(row)) control.tabIndex = -1;
    };
    skipControls();
    // New controls appear when rows change and when an editor closes.
    const observer = new MutationObserver(skipControls);
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [table]);

  return (event) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element))
      return;
    const row = target.closest(rowSelector);
    // A popup's events bubble through React's tree, although it is not inside the row.
    if (!row || !table.current?.contains(row) || isWriting(target)) return;
    const controls = controlsOf(row);
    const controlIndex = controls.indexOf(target as HTMLElement);
    const rows = [...table.current.querySelectorAll<HTMLElement>(rowSelector)];
    const goTo = (control: HTMLElement | undefined) => {
      if (!control) return;
      event.preventDefault();
      ((controlIndex < 0 ? undefined : controlsOf(control)[controlIndex]) ?? control).focus();
    };
    const focus = (element: Element | undefined) => {
      event.preventDefault();
      (element as HTMLElement | undefined)?.focus();
    };
    const index = rows.indexOf(row as HTMLElement);
    if (key === 'ArrowDown') goTo(rows[index + 1]);
    else if (key === 'ArrowUp') goTo(rows[index - 1]);
    else if (key === 'ArrowRight') focus(controls[Math.min(controlIndex + 1, controls.length - 1)]);
    else if (key === 'ArrowLeft') focus(controlIndex > 0 ? controls[controlIndex - 1] : row);
    else if (key === 'Escape' && controlIndex >= 0) focus(row);
    else if (key === 'Enter' && controlIndex < 0) {
      event.preventDefault();
      row.querySelector<HTMLElement>('a[href]')?.click();
    }
  };
}
