import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width that was measured last: going back to a list, it has that width again. */
let lastWidth: number | undefined;

/**
 * Returns the width that a list will have: that of the skeleton in its place, or of the list that was shown last.
 * Undefined if neither is known, or shown.
 */
const expectedWidth = (): number | undefined =>
  document.querySelector('[data-list]')?.clientWidth || lastWidth || undefined;

/**
 * Returns the observed width of a list's element in pixels. The first render has the expected width, so that React
 * renders the rows in slices; another one is corrected before the first frame.
 */
export function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState(expectedWidth);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      lastWidth = current.clientWidth;
      setWidth(lastWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
