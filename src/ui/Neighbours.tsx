import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from './LinkButton';
import { formatTableQuery, parseTableQuery, type TableQuery } from './table/query/tableQuery';
import { uiText } from './text';

/** The ids of a page of a list, and the list's total. */
export interface ListedIds {
  ids: number[];
  total: number;
}

interface NeighboursProps {
  id: number;
  list: {
    pathOf: (id: number) => string;
    /**
     * Queries the list with the same arguments as its screen, so that a page already shown is cached. `undefined` skips
     * the query.
     */
    useIds: (query: TableQuery | undefined) => ListedIds | undefined;
  };
}

/**
 * "Anterior" and "Siguiente": links to the previous and next record of the list from which the record was opened,
 * across pages. The history entry stores the list's query, so that it survives Back and a reload.
 */
export function Neighbours({ id, list: { pathOf, useIds } }: NeighboursProps) {
  const { state } = useLocation();
  const from = (state as { list?: unknown } | null)?.list;
  const query = typeof from === 'string' ? parseTableQuery(from, 10) : undefined;
  const currentIds = useIds(query);
  const index = currentIds?.ids.indexOf(id) ?? -1;
  const isLast = currentIds !== undefined && query !== undefined && index === currentIds.ids.length - 1;
  const previousQuery = query && index === 0 && query.page > 1 ? { ...query, page: query.page - 1 } : undefined;
  const nextQuery =
    currentIds && query && isLast && query.page * query.pageSize < currentIds.total
      ? { ...query, page: query.page + 1 }
      : undefined;
  const before = useIds(previousQuery);
  const after = useIds(nextQuery);
  if (!currentIds || !query || index < 0) return null;

  const step = (
    to: number | undefined,
    within: TableQuery,
    label: string,
    icon: ReactNode,
    placement: 'start' | 'end',
  ): ReactNode =>
    to !== undefined && (
      <LinkButton to={pathOf(to)} state={{ list: formatTableQuery(within, 0) }} icon={icon} iconPlacement={placement}>
        {label}
      </LinkButton>
    );
  return (
    <>
      {step(
        index > 0 ? currentIds.ids[index - 1] : before?.ids.at(-1),
        index > 0 ? query : (previousQuery ?? query),
        uiText.previous,
        <LeftOutlined aria-hidden />,
        'start',
      )}
      {step(
        isLast ? after?.ids[0] : currentIds.ids[index + 1],
        isLast ? (nextQuery ?? query) : query,
        uiText.next,
        <RightOutlined aria-hidden />,
        'end',
      )}
    </>
  );
}

/** Returns the ids of a list response; a response without `meta` is paged in the browser. */
export function listedIds<Row>(
  data: { items: Row[]; meta?: { total: number } } | undefined,
  idOf: (row: Row) => number,
  page: (rows: Row[]) => { rows: Row[]; total: number },
): ListedIds | undefined {
  if (!data) return undefined;
  const { rows, total } = data.meta ? { rows: data.items, total: data.meta.total } : page(data.items);
  return { ids: rows.map(idOf), total };
}
