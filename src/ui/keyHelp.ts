import { useEffect } from 'react';

/** A key for the help of a page's keys. */
export interface KeyHelp {
  /** The key as shown, such as "Ctrl Z". */
  shown: string;
  label: string;
}

const lists = new Set<readonly KeyHelp[]>();

/** Lists keys in the help while the component is mounted. `keys` must be the same array in each rendering. */
export function useKeyHelp(keys: readonly KeyHelp[]): void {
  useEffect(() => {
    lists.add(keys);
    return () => void lists.delete(keys);
  }, [keys]);
}

/** Returns the keys that the page's components list now. */
export const keyHelp = (): KeyHelp[] => [...lists].flat();
