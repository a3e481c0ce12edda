import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { TableControl } from '../query/useTableQuery';
import type { RowLink } from '../tableTypes';
import type { ResourceList } from './resourceList';

/** Returns the link from a list's row to its page, and a function that follows it. */
export function useRowLink<Row extends object, Arg>(
  { pathOf, idOf, viewLabel, stored }: ResourceList<Row, Arg>,
  { origin, leave }: TableControl,
): { link: RowLink<Row>; open: (row: Row) => void } {
  const navigate = useNavigate();
  const link = useMemo<RowLink<Row>>(
    () => ({ to: (row) => pathOf(idOf(row)), label: viewLabel, state: origin, onFollow: stored && leave }),
    [pathOf, idOf, viewLabel, origin, stored, leave],
  );
  const open = useCallback(
    (row: Row) => {
      link.onFollow?.();
      void navigate(link.to(row) ?? '', { state: link.state?.() });
    },
    [link, navigate],
  );
  return { link, open };
}
