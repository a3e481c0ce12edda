/** Whether a dialog stands over the page: keys of the page belong to it then. */
export const isDialogOpen = (): boolean =>
  [...document.querySelectorAll('[role=dialog][aria-modal=true]')].some((dialog) => {
    if (dialog.closest('[style*="display: none"]')) return false;
    const drawer = dialog.closest('.ant-drawer');
    return !drawer || drawer.classList.contains('ant-drawer-open');
  });

/** Whether a menu hangs from its button: its own keys count then, also before it has the focus. */
export const isMenuOpen = (): boolean => document.querySelector('[aria-haspopup=menu][aria-expanded=true]') !== null;

/** Whether a key goes into a text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=combobox]');
