import { useCallback, useEffect, useRef } from 'react';
import { limits } from '../../../contract/limits';
import { useAppDispatch, useAppSelector } from '../../../session/hooks';
import { screenFilled, selectFillsScreen, selectPageSize } from '../../../session/storedSlice';
import { rowSelector } from '../keys/rowFocus';
import type { TableQuery } from '../query/tableQuery';

/** The height of the pager and the page's margin below the rows, in pixels. */
const belowRows = 90;
/** Milliseconds after the last resize of the window before the page size changes. */
const pauseMs = 200;

/** Returns the number of rows that fit below the first row's top at their current height; undefined without rows. */
function rowsThatFit(): number | undefined {
  const row = document.querySelector(rowSelector)?.getBoundingClientRect();
  if (!row?.height) return undefined;
  const room = window.innerHeight - (row.top + window.scrollY) - belowRows;
  return Math.min(limits.pageSizeMax, Math.max(5, Math.floor(room / row.height)));
}

/** Returns the page that contains the current first row when the page size changes. */
const pageOfFirstRow = ({ page, pageSize }: Pick<TableQuery, 'page' | 'pageSize'>, size: number) =>
  Math.floor(((page - 1) * pageSize) / size) + 1;

/**
 * "Llenar la pantalla": as many rows as fit in the viewport, updated when the viewport or the rows change their size.
 * An address with another page size is not changed.
 */
export function useFillScreen(
  { page, pageSize }: Pick<TableQuery, 'page' | 'pageSize'>,
  { isReady, isCompact }: { isReady: boolean; isCompact: boolean },
  onChange: (change: Partial<TableQuery>) => void,
) {
  const dispatch = useAppDispatch();
  const isChosen = useAppSelector(selectFillsScreen);
  const ownSize = useAppSelector(selectPageSize);
  const isFilled = isChosen && pageSize === ownSize;
  const fit = useRef(() => {});
  useEffect(() => {
    fit.current = () => {
      const size = rowsThatFit();
      if (size !== undefined && size !== pageSize)
        onChange({ pageSize: size, page: pageOfFirstRow({ page, pageSize }, size) });
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
    // `isCompact` changes the rows' height.
  }, [isFilled, isReady, isCompact]);

  /** Sets the page size; undefined for as many rows as fit. */
  const choose = useCallback(
    (size: number | undefined) => {
      dispatch(screenFilled(size === undefined));
      onChange({ pageSize: size ?? rowsThatFit() ?? limits.pageSizeDefault });
    },
    [dispatch, onChange],
  );
  return { isFilled, choose };
}
