import { useDeferredValue, type ReactNode } from 'react';

/** Renders its children in a second pass, which React interrupts for clicks and keys: the page around them is painted first. */
export const AfterPaint = ({ children }: { children: ReactNode }): ReactNode =>
  useDeferredValue(true, false) ? children : undefined;
