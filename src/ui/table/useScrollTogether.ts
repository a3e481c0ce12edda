import { useCallback, useEffect, useRef, type UIEvent } from 'react';

/**
 * Keeps the parts of a table that is wider than its place at the same sideways position: its header stays at the top of the window,
 * its scroll bar at the bottom, and so neither can scroll as one with the rows. While there is more to the right, the table
 * carries `data-more`.
 */
export function useScrollTogether() {
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const bar = useRef<HTMLDivElement>(null);

  const mark = useCallback(() => {
    if (!frame.current || !body.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = body.current;
    frame.current.toggleAttribute('data-more', scrollLeft + clientWidth < scrollWidth - 1);
  }, []);

  const onScroll = useCallback(
    ({ currentTarget: { scrollLeft } }: UIEvent<HTMLElement>) => {
      for (const { current: part } of [head, body, bar])
        if (part && part.scrollLeft !== scrollLeft) part.scrollLeft = scrollLeft;
      mark();
    },
    [mark],
  );

  useEffect(() => {
    if (!body.current) return;
    const observer = new ResizeObserver(mark);
    observer.observe(body.current);
    return () => observer.disconnect();
  }, [mark]);

  return { frame, head, body, bar, onScroll };
}
