import { useLayoutEffect, useState, type RefObject } from 'react';

/** What stands on the page now, or its frame (`app/shell/PageFrame`): measured before React changes anything, it costs no layout. */
const pageWidth = () => document.querySelector('.page')?.clientWidth;

/**
 * Pixels that an element is wide, followed. At first it is taken to be as wide as the page, as lists are; where it is not, the observer
 * tells before the first frame. Where nobody knows (undefined) it is measured.
 */
export function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState(pageWidth);
  const isKnown = width !== undefined;
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth);
    if (!isKnown) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isKnown]);
  return width;
}
