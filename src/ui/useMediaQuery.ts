import { useCallback, useSyncExternalStore } from 'react';

/** Whether the viewport matches a media query, updated when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the viewport is as narrow as a phone's. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 767px)');

/** Whether lists are cards instead of tables, which would hide the status of a claim on a tablet held upright. */
export const useHasCards = (): boolean => useMediaQuery('(max-width: 1023px)');

/** Whether the pointer is a finger: focusing a text field then opens the on-screen keyboard. */
export const useIsTouch = (): boolean => useMediaQuery('(pointer: coarse)');
