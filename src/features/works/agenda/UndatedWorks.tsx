import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../api/envelope';
import { useListVisitsQuery } from '../../../api/visits';
import { useListWorksQuery } from '../../../api/works';
import { to } from '../../../contract/links';
import { ErrorState } from '../../../ui/states';
import { Panel } from '../../../ui/Panel';
import { PageSkeleton } from '../../../ui/PageSkeleton';
import { useIsPhone } from '../../../ui/useMediaQuery';
import { undatedOf, type Undated } from './agendaItems';
import { agendaText as text } from './agendaText';

let dragged: Undated | undefined;
/** The entry that is being dragged to the calendar: the browser's own drag data cannot be read before the drop. */
export const getDragged = (): Undated | undefined => dragged;
export const setDragged = (next: Undated | undefined): void => {
  dragged = next;
};

/** Most work orders that are shown. */
const shownMax = 50;

interface UndatedWorksProps {
  /** Keys of assignees; all if empty. */
  assignees: string[];
  onDate: (undated: Undated) => void;
}

/** The entries without a date: the user drags them to the calendar, or sets the date in a dialog. */
export function UndatedWorks({ assignees, onDate }: UndatedWorksProps) {
  const isPhone = useIsPhone();
  const idsOf = (kind: string) =>
    assignees.flatMap((key) => (key.startsWith(kind) && key.length > 1 ? [key.slice(1)] : [])).join(',') || undefined;
  const works = useListWorksQuery({
    undated: true,
    contractorId: idsOf('c'),
    assigneeId: idsOf('s'),
    page: 1,
    pageSize: shownMax,
    sort: 'date',
  });
  const ids = works.currentData?.items.map(({ id }) => id).join(',') ?? '';
  const visits = useListVisitsQuery({ workId: ids, status: 'proposed,agreed,done' }, { skip: !ids });
  const query = works.error ? works : visits;
  const entries = undatedOf(works.currentData?.items ?? [], visits.currentData?.items ?? []);
  const isLoading = !works.currentData || (ids !== '' && !visits.currentData);
  const total = works.currentData?.meta?.total ?? 0;
  return (
    <div className="agenda-undated">
      <Panel title={text.undated}>
        {query.error && isLoading ? (
          <ErrorState
            title={text.undatedFailed}
            message={errorMessage(query.error)}
            onRetry={() => void query.refetch()}
          />
        ) : isLoading ? (
          <PageSkeleton />
        ) : entries.length === 0 ? (
          <p className="form-aside">{assignees.length > 0 ? text.undatedEmptyOf : text.undatedEmpty}</p>
        ) : (
          <>
            {!isPhone && <p className="form-aside">{text.undatedHint}</p>}
            {total > shownMax && <p className="form-aside">{text.undatedFirst(shownMax, total)}</p>}
            <ul>
              {entries.map((undated) => (
                <li
                  key={undated.key}
                  className="agenda-waiting"
                  draggable
                  onDragStart={() => setDragged(undated)}
                  onDragEnd={() => setDragged(undefined)}
                >
                  <span>
                    <Link to={to('trabajos/:id', { id: undated.work.id })}>{undated.place}</Link>
                    <span>{undated.claims.map(({ what }) => what).join(', ')}</span>
                    <span>{undated.worker}</span>
                  </span>
                  <Button aria-label={text.setDateOf(undated.place)} onClick={() => onDate(undated)}>
                    {text.setDate}
                  </Button>
                  {undated.visit && (
                    <span className="agenda-waits">
                      <span className="tag">{text.waits[undated.visit.proposed_by]}</span>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </Panel>
    </div>
  );
}
