import { useId as useReactId } from 'react';

/**
 * Ant Design's `useId`, which in tests returns one id for all elements. The key Escape would then belong to a dialog
 * whose rendering React has discarded, which happens on a busy machine, and the open one would stay open.
 */
export default function useId(id?: string): string {
  const own = useReactId();
  return id ?? own;
}

/** Returns an element's id below `prefix`, as in Ant Design. */
export const getId = (prefix: string, key: string | number): string =>
  `${prefix}-${String(key).replace(/[^a-zA-Z0-9_.:-]/g, '-')}`;
