import { useCallback, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RowLink } from './rowLink';

/** Marks an anchor as the way to a row's page. */
export const rowWay = { 'data-row-way': '' };

/**
 * Answers what hears the clicks of a list, and follows the ways to its rows' pages. They are bare anchors: the router's own links, two in
 * every row, would all be rendered again with each address, and the list's page and order stand in the address.
 */
export function useRowWays<Row>(link: RowLink<Row> | undefined): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent) => {
      const way = event.target instanceof Element ? event.target.closest('a[data-row-way]') : null;
      if (!way) return;
      link?.onFollow?.();
      // Another tab or window is the browser's own work.
      if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(way.getAttribute('href') ?? '', { state: link?.state?.() });
    },
    [link, navigate],
  );
}
