import { to, type RecordScreen } from '../contract/links';
import type { ScreenPath } from '../contract/screens';
import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '../contract/limits';

/**
 * Returns the address to open after a record was created: its page, or its list if the server did not say which record
 * it created. It was created either way: an error would invite a second one.
 */
export const createdPath = (
  page: RecordScreen,
  list: Exclude<ScreenPath, RecordScreen>,
  id: number | undefined,
): string => (id === undefined ? to(list) : to(page, { id }));

/** Section 4: keeps the loading state on for 2 s after a record was created; then calls `next`. */
export function useFinishing(): { isFinishing: boolean; finish: (next: () => void) => void } {
  const [isFinishing, setIsFinishing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const finish = useCallback((next: () => void) => {
    setIsFinishing(true);
    timer.current = setTimeout(() => {
      setIsFinishing(false);
      next();
    }, limits.createdLoadingMs);
  }, []);
  return { isFinishing, finish };
}
