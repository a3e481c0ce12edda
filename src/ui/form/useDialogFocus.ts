import { useEffect, useRef } from 'react';

/**
 * Puts the focus on a field when its dialog opens, and then calls `onReady`. Ant Design attaches the dialog to the
 * document after rendering its content; until then no element in it can take the focus.
 */
export function useDialogFocus(id: string, onReady?: () => void): void {
  const ready = useRef(onReady);
  useEffect(() => {
    let frame = 0;
    const begin = () => {
      document.getElementById(id)?.focus();
      if (document.activeElement?.id === id) ready.current?.();
      else frame = requestAnimationFrame(begin);
    };
    begin();
    return () => cancelAnimationFrame(frame);
  }, [id]);
}
