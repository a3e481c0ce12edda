import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Returns the width in pixels of the page's content, or of its frame (`app/start/PageFrame`). Before React has changed
 * the page, reading it forces no layout.
 */
function pageWidth(): number | undefined {
  const main = document.querySelector('main');
  if (!main) return undefined;
  const { paddingLeft, paddingRight } = getComputedStyle(main);
  return main.clientWidth - (parseFloat(paddingLeft) || 0) - (parseFloat(paddingRight) || 0);
}

/**
 * Returns the observed width of an element in pixels. The initial value is the page's width, which is correct for
 * lists; otherwise the observer corrects it before the first frame. Undefined until it is measured, if there is no
 * page.
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
