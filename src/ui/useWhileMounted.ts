import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs `callback` only while the component is mounted. For Ant Design's overlays: if React
 * discards a rendering of one, the overlay's handler of Escape remains, and runs at each Escape when nothing is open.
 */
export function useWhileMounted(callback: () => void): () => void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => {
    if (isMounted.current) callback();
  };
}
