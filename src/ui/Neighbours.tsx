import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LinkButton } from './LinkButton';
import { focusTitle } from './PageHeader';
import type { ListedIds } from './table/list/resourceRows';
import { formatTableQuery, parseTableQuery, type TableQuery } from './table/query/tableQuery';
import { uiText } from './text';
import { useKey } from './useKey';

interface NeighboursProps {
  id: number;
  list: {
    pathOf: (id: number) => string;
    /**
     * Queries the list with the same arguments as its screen, so that a page already shown is cached. `undefined` skips
     * the query.
     */
    useIds: (query: TableQuery | undefined) => ListedIds | undefined;
    /**
     * Requests in advance what the page of a record shows, and keeps it until the returned function is called. Must be
     * the same function in each rendering.
     */
    askAhead?: (id: number) => () => void;
  };
}

/** Milliseconds that a page rests before the answers of its neighbours are requested. */
const restMs = 150;

/** The last page of a list that contained the record. */
let known: { from: unknown; listed: ListedIds } | undefined;

/**
 * Returns the ids of the list's page. A record that the user has read or answered may be in it no longer: then the page
 * as it was before, so that the way goes on.
 */
function useListed(from: unknown, id: number, listed: ListedIds | undefined): ListedIds | undefined {
  const hasRecord = listed?.ids.includes(id) === true;
  useEffect(() => {
    if (hasRecord) known = { from, listed };
  }, [from, listed, hasRecord]);
  return !hasRecord && listed && known?.from === from && known?.listed.ids.includes(id) ? known.listed : listed;
}

interface Step {
  id: number;
  /** The query of the list's page that contains it. */
  within: TableQuery;
}

/**
 * "Anterior" and "Siguiente", or the keys k and j: links to the previous and next record of the list from which the
 * record was opened, across pages. The history entry stores the list's query, so that it survives Back and a reload.
 */
export function Neighbours({ id, list: { pathOf, useIds, askAhead } }: NeighboursProps) {
  const { state } = useLocation();
  const { list: from, isStep } = (state as { list?: unknown; isStep?: unknown } | null) ?? {};
  const query = typeof from === 'string' ? parseTableQuery(from, 10) : undefined;
  const currentIds = useListed(from, id, useIds(query));
  const index = currentIds?.ids.indexOf(id) ?? -1;
  const isLast = currentIds !== undefined && query !== undefined && index === currentIds.ids.length - 1;
  const previousQuery = query && index === 0 && query.page > 1 ? { ...query, page: query.page - 1 } : undefined;
  const nextQuery =
    currentIds && query && isLast && query.page * query.pageSize < currentIds.total
      ? { ...query, page: query.page + 1 }
      : undefined;
  const before = useIds(previousQuery);
  const after = useIds(nextQuery);

  const stepTo = (to: number | undefined, within: TableQuery | undefined): Step | undefined =>
    index >= 0 && to !== undefined && within ? { id: to, within } : undefined;
  const previous = stepTo(
    index > 0 ? currentIds?.ids[index - 1] : before?.ids.at(-1),
    index > 0 ? query : previousQuery,
  );
  const next = stepTo(isLast ? after?.ids[0] : currentIds?.ids[index + 1], isLast ? nextQuery : query);

  const stateOf = ({ within }: Step) => ({ list: formatTableQuery(within, 0), isStep: true });
  const navigate = useNavigate();
  const goTo = (step: Step | undefined) => step && (() => void navigate(pathOf(step.id), { state: stateOf(step) }));
  useKey('k', goTo(previous));
  useKey('j', goTo(next));

  useEffect(() => {
    if (isStep) focusTitle();
  }, [isStep]);
  const [nextId, previousId] = [next?.id, previous?.id];
  useEffect(() => {
    if (!askAhead) return;
    let releases: (() => void)[] = [];
    const timer = setTimeout(() => {
      releases = [nextId, previousId].flatMap((neighbour) => (neighbour === undefined ? [] : [askAhead(neighbour)]));
    }, restMs);
    return () => {
      clearTimeout(timer);
      for (const release of releases) release();
    };
  }, [askAhead, nextId, previousId]);

  const link = (step: Step | undefined, label: string, icon: ReactNode, placement: 'start' | 'end'): ReactNode =>
    step && (
      <LinkButton to={pathOf(step.id)} state={stateOf(step)} icon={icon} iconPlacement={placement}>
        {label}
      </LinkButton>
    );
  return (
    <>
      {link(previous, uiText.previous, <LeftOutlined aria-hidden />, 'start')}
      {link(next, uiText.next, <RightOutlined aria-hidden />, 'end')}
    </>
  );
}
