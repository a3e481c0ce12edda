import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { controlsOf, rowSelector } from './rowControls';

const isWriting = (element: Element) => element.matches('input:not([type=checkbox]), textarea, [contenteditable]');

/**
 * A row of a table is one stop of the Tab key, and the arrows go on inside: left and right over what can be pressed in it, up and down to
 * the same thing of another row, Escape back to the row. Answers what to do with a key that was pressed in the table.
 */
export function useRowKeys(table: RefObject<HTMLElement | null>): (event: KeyboardEvent<HTMLElement>) => void {
  useEffect(() => {
    const { current } = table;
    if (!current) return;
    const leaveOut = () => {
      for (const row of current.querySelectorAll(rowSelector))
        for (const control of controlsOf(row)) control.tabIndex = -1;
    };
    leaveOut();
    // Cells bring new controls when their rows change, and when an editor closes.
    const observer = new MutationObserver(leaveOut);
    observer.observe(current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [table]);

  return (event) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element))
      return;
    const row = target.closest(rowSelector);
    // What floats belongs to the row in the tree of components only.
    if (!row || !table.current?.contains(row) || isWriting(target)) return;
    const controls = controlsOf(row);
    const at = controls.indexOf(target as HTMLElement);
    const rows = [...table.current.querySelectorAll<HTMLElement>(rowSelector)];
    const goTo = (other: HTMLElement | undefined) => {
      if (!other) return;
      event.preventDefault();
      ((at < 0 ? undefined : controlsOf(other)[at]) ?? other).focus();
    };
    const focus = (element: Element | undefined) => {
      event.preventDefault();
      (element as HTMLElement | undefined)?.focus();
    };
    const index = rows.indexOf(row as HTMLElement);
    if (key === 'ArrowDown') goTo(rows[index + 1]);
    else if (key === 'ArrowUp') goTo(rows[index - 1]);
    else if (key === 'ArrowRight') focus(controls[Math.min(at + 1, controls.length - 1)]);
    else if (key === 'ArrowLeft') focus(at > 0 ? controls[at - 1] : row);
    else if (key === 'Escape' && at >= 0) focus(row);
    else if (key === 'Enter' && at < 0) {
      event.preventDefault();
      row.querySelector<HTMLElement>('a[href]')?.click();
    }
  };
}
