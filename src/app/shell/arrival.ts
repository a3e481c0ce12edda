import { focusTitle } from '../../ui/PageHeader';

/** Events of a user, after which the focus is theirs. */
const inputs = ['pointerdown', 'keydown'];
/** Milliseconds after which nothing that the change of page left behind (a menu, a dialog) moves the focus any more. */
const settledMs = 3000;

/** Whether the focus is on nothing of the new page: on the link that led to it, or on what the former page had. */
function isFree(page: Element): boolean {
  const { activeElement } = document;
  return !activeElement || (!page.contains(activeElement) && !activeElement.closest('[role=dialog]'));
}

/**
 * After a change of page, moves the focus to the title of the new one, which screen readers then read. A page that has
 * put the focus on something of its own keeps it there. Returns the function that ends it.
 */
export function arriveAt(page: Element): () => void {
  const arrive = () => {
    if (isFree(page) && page.querySelector('h1')) focusTitle();
  };
  // The title may come with the page's records, and a closing menu gives the focus back to its button.
  const observer = new MutationObserver(arrive);
  const stop = () => {
    clearTimeout(settled);
    observer.disconnect();
    document.removeEventListener('focusin', arrive);
    for (const type of inputs) window.removeEventListener(type, stop, true);
  };
  const settled = setTimeout(stop, settledMs);
  observer.observe(page, { childList: true, subtree: true });
  document.addEventListener('focusin', arrive);
  for (const type of inputs) window.addEventListener(type, stop, true);
  arrive();
  return stop;
}
