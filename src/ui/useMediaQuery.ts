import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is such as a media query says, as long as it is. */
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

/** Whether the window is as narrow as a phone. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 767px)');

/** Whether a finger is what points: to focus a field that takes letters opens the keyboard over the page. */
export const useIsTouch = (): boolean => useMediaQuery('(pointer: coarse)');
