import { useCallback, useEffect, useRef } from 'react';
import { limits } from '../../contract/limits';
import { useAppDispatch, useSessionSelector } from '../../session/hooks';
import { screenFilled, selectFillsScreen, selectPageSize } from '../../session/storedSlice';
import type { TableQuery } from './tableQuery';

/** Pixels below the rows that the pager and the page's edge take. */
const belowRows = 90;
/** Milliseconds without another change of the window before the rows follow. */
const pauseMs = 200;

/** How many rows stand between the first one's place and the window's end, at the height that they have now; undefined without rows. */
function rowsThatFit(): number | undefined {
  const row = document.querySelector('.row-table tr[data-row-key]')?.getBoundingClientRect();
  if (!row?.height) return undefined;
  const room = window.innerHeight - (row.top + window.scrollY) - belowRows;
  return Math.min(limits.pageSizeMax, Math.max(5, Math.floor(room / row.height)));
}

/** The page that has the first row of the page before, where pages get another size. */
const samePlace = ({ page, pageSize }: Pick<TableQuery, 'page' | 'pageSize'>, size: number) =>
  Math.floor(((page - 1) * pageSize) / size) + 1;

/**
 * "Llenar la pantalla": as many rows a page as the window has room for, also once it or the rows are made
 * larger or smaller. An address that asks
 * for another number of rows is left alone.
 */
export function useFillScreen(
  { page, pageSize }: Pick<TableQuery, 'page' | 'pageSize'>,
  { isReady, isCompact }: { isReady: boolean; isCompact: boolean },
  onChange: (change: Partial<TableQuery>) => void,
) {
  const dispatch = useAppDispatch();
  const isChosen = useSessionSelector(selectFillsScreen);
  const ownSize = useSessionSelector(selectPageSize);
  const isFilled = isChosen && pageSize === ownSize;
  const fit = useRef(() => {});
  useEffect(() => {
    fit.current = () => {
      const size = rowsThatFit();
      if (size !== undefined && size !== pageSize)
        onChange({ pageSize: size, page: samePlace({ page, pageSize }, size) });
    };
  });
  useEffect(() => {
    if (!isFilled || !isReady) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => fit.current(), pauseMs);
    };
    onResize();
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
    // Rows of another height, which only the page knows, leave another room.
  }, [isFilled, isReady, isCompact]);

  /** Chooses a number of rows, or with undefined as many as there is room for. */
  const choose = useCallback(
    (size: number | undefined) => {
      dispatch(screenFilled(size === undefined));
      onChange({ pageSize: size ?? rowsThatFit() ?? limits.pageSizeDefault });
    },
    [dispatch, onChange],
  );
  return { isFilled, choose };
}
