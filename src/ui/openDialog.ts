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
