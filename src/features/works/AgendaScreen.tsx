import './agenda/agenda.css';
import { preloadable, LatePart } from '../../ui/late';
import { useListVisitsQuery } from '../../api/visits';
import { errorMessage } from '../../api/envelope';
import { ErrorState } from '../../ui/states';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { useDialog } from '../../ui/useDialog';
import { useIsPhone } from '../../ui/useMediaQuery';
import { instantOf } from '../../ui/wallTime';
import { dayWords } from '../../contract/visitWords';
import { AgendaBar } from './agenda/AgendaBar';
import { AgendaList } from './agenda/AgendaList';
import { workerKeyOf, type Undated } from './agenda/agendaItems';
import { agendaText as text } from './agenda/agendaText';
import { Round } from './agenda/Round';
import { UndatedWorks } from './agenda/UndatedWorks';
import { rangeOf, useAgendaView } from './agenda/useAgendaView';
import { useNextVisitWeek } from './agenda/useNextVisitWeek';

// The calendar library is as large as a small screen, so only views with a grid load it.
const { Component: AgendaCalendar } = preloadable(
  () => import(/* webpackChunkName: "calendar" */ './agenda/AgendaCalendar'),
);
const { Component: VisitDialog } = preloadable(() => import('./agenda/VisitDialog'));
const { Component: DateDialog } = preloadable(() => import('./agenda/DateDialog'));

/** /agenda: the visits of some days, and a list of visits without a date. */
export function AgendaScreen() {
  const [agenda, setAgenda] = useAgendaView();
  const isPhone = useIsPhone();
  const { first, last, from, to } = rangeOf(agenda);
  const isRound = agenda.view === 'recorrido';
  // Only the printed round shows the contacts.
  const contacts = isRound || undefined;
  const { currentData, data, error, refetch } = useListVisitsQuery({
    from,
    to,
    status: 'agreed,done,missed',
    contacts,
  });
  useNextVisitWeek(agenda, data?.items, setAgenda);
  const visitDialog = useDialog(VisitDialog);
  const dateDialog = useDialog(DateDialog);
  const isLoading = !currentData;
  // The calendar stays while other days are loading; it hides the visits of the days before. The lists show any visit.
  const isCalendar = !isRound && !isPhone;
  const visits = (isCalendar ? data : currentData)?.items.filter(
    (visit) => agenda.assignees.length === 0 || agenda.assignees.includes(workerKeyOf(visit)),
  );

  return (
    <>
      <PageHeader title={isRound ? text.round(dayWords(instantOf(agenda.day, '12:00'))) : text.title} />
      <AgendaBar agenda={agenda} visits={data?.items ?? []} onGo={setAgenda} />
      {error && isLoading ? (
        <ErrorState title={text.failed} message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : !visits ? (
        <PageSkeleton />
      ) : isRound ? (
        <Round visits={visits} />
      ) : (
        <div className="agenda" aria-busy={isLoading}>
          {!isCalendar ? (
            <AgendaList visits={visits} first={first} last={last} onOpen={(visit) => visitDialog.open({ visit })} />
          ) : (
            <LatePart fallback={<PageSkeleton />}>
              <AgendaCalendar
                visits={visits}
                agenda={agenda}
                onOpen={(visit) => visitDialog.open({ visit })}
                onDay={(day) => setAgenda({ day, view: 'dia' })}
                onMove={(visit, startsAt, endsAt) => dateDialog.open({ visit, startsAt, endsAt })}
                onDrop={(undated: Undated, startsAt, endsAt) => dateDialog.open({ undated, startsAt, endsAt })}
              />
            </LatePart>
          )}
          <UndatedWorks assignees={agenda.assignees} onDate={(undated) => dateDialog.open({ undated })} />
        </div>
      )}
      {visitDialog.dialog}
      {dateDialog.dialog}
    </>
  );
}
