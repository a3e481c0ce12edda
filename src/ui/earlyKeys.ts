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
  return () => {
    document.removeEventListener('keydown', listen, true);
    return typed.splice(0).join('');
  };
}
