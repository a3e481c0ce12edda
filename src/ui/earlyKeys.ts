import { isDialogOpen } from './useKey';

/** Whether keys are being collected, so that two parts do not collect the same ones. */
let isCollecting = false;

/**
 * Collects typed keys until the dialog's field is rendered, because some users type before the dialog appears. The
 * returned function stops collecting and returns the text.
 */
export function collectKeys(): () => string {
  const typed: string[] = [];
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') typed.pop();
    else if (event.key.length === 1) typed.push(event.key);
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', listen, true);
  isCollecting = true;
  return () => {
    document.removeEventListener('keydown', listen, true);
    isCollecting = false;
    return typed.splice(0).join('');
  };
}

/** A dialog whose code is not there by then has failed to load. */
const longestWaitMs = 5_000;
/** A dialog moves the focus to its field within this time, or it has none. */
const fieldWaitMs = 500;

const isTextField = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && /^(text|search|email|tel|url|password|number)$/.test(element.type));

/** Adds a text to a field as if it was typed. */
function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  // React overrides the property of the element, and would not notice a change that is made through it.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, field.value + text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps the keys that are typed from now on for the dialog that is being opened, whose code may still have to be loaded:
 * they go to the field on which it puts the focus. Without such a field they are dropped. Returns a function that stops
 * it, for a dialog that is gone again.
 */
export function keepKeysForDialog(): () => void {
  if (isCollecting) return () => {};
  const opener = document.activeElement;
  const take = collectKeys();
  const start = performance.now();
  let shownAt: number | undefined;
  let isDone = false;
  const end = () => {
    if (isDone) return '';
    isDone = true;
    document.removeEventListener('focusin', look);
    document.removeEventListener('pointerdown', end, true);
    return take();
  };
  const look = () => {
    const focused = document.activeElement;
    const now = performance.now();
    if (isTextField(focused) && focused !== opener) {
      const text = end();
      if (text) typeInto(focused, text);
      return;
    }
    const isInDialog = focused !== opener && focused?.closest('[role="dialog"]');
    if (isInDialog || isDialogOpen()) shownAt ??= now;
    // A button of the dialog has the focus: keys are meant for it.
    const isForButton = isInDialog && focused instanceof HTMLButtonElement;
    if (isForButton || now - start > longestWaitMs || now - (shownAt ?? now) > fieldWaitMs) end();
  };
  const lookOn = () => {
    if (!isDone) look();
    if (!isDone) requestAnimationFrame(lookOn);
  };
  // At once when the field gets the focus: a key after it must not be collected.
  document.addEventListener('focusin', look);
  document.addEventListener('pointerdown', end, true);
  requestAnimationFrame(lookOn);
  return end;
}
