import { useSyncExternalStore } from 'react';

const phone = '(max-width: 767px)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is as narrow as a phone. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches);
