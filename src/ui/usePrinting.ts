import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let hasBegun = false;

function subscribe(notify: () => void): () => void {
  // The browser prints the page as it is after these events: it must not wait for React.
  const change = (isPrinting: boolean) => () => {
    hasBegun = isPrinting;
    flushSync(notify);
  };
  const events = [
    ['beforeprint', change(true)],
    ['afterprint', change(false)],
  ] as const;
  for (const [type, listen] of events) window.addEventListener(type, listen);
  const media = window.matchMedia('print');
  const onMedia = () => flushSync(notify);
  media.addEventListener('change', onMedia);
  return () => {
    for (const [type, listen] of events) window.removeEventListener(type, listen);
    media.removeEventListener('change', onMedia);
  };
}

/** Whether the page is being printed: then it shows what is folded on the screen. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(subscribe, () => hasBegun || window.matchMedia('print').matches);
