import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '../contract/limits';

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
