/**
 * Keeps what is typed until the field it is meant for stands: a dialog needs a moment, and a hand that knows where it is going doesn't
 * wait. Answers what was typed, once, and lets go of the keyboard.
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
  return () => {
    document.removeEventListener('keydown', listen, true);
    return typed.splice(0).join('');
  };
}
