import type { Visit } from '../../../api/visits';
import { EmptyState } from '../../../ui/states';
import { dayWords, hoursWords } from '../../../contract/visitWords';
import { addDays, instantOf, toWall, wallDay } from '../../../ui/wallTime';
import { groupBy, stateOf } from './agendaItems';
import { agendaText as text } from './agendaText';

interface AgendaListProps {
  visits: Visit[];
  /** First and last day, `YYYY-MM-DD`. */
  first: string;
  last: string;
  onOpen: (visit: Visit) => void;
}

/** The visits of some days as a list, for a phone. */
export function AgendaList({ visits, first, last, onOpen }: AgendaListProps) {
  if (visits.length === 0) return <EmptyState title={first === last ? text.emptyDay : text.empty} />;
  const byDay = groupBy(visits, ({ starts_at: at }) => wallDay(toWall(at ?? '')));
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) if (byDay.has(day)) days.push(day);
  return (
    <div className="agenda-list">
      {days.map((day) => (
        <section key={day} aria-label={dayWords(instantOf(day, '12:00'))}>
          <h2>{dayWords(instantOf(day, '12:00'))}</h2>
          <ul>
            {byDay.get(day)?.map((visit) => (
              <li key={visit.id}>
                <button type="button" className={`agenda-card visit-${visit.status}`} onClick={() => onOpen(visit)}>
                  <b>{hoursWords({ starts_at: visit.starts_at ?? '', ends_at: visit.ends_at ?? '' })}</b>
                  <span>{visit.place}</span>
                  <span className="agenda-card-end">{visit.worker}</span>
                  {stateOf(visit) && <span className="agenda-card-end">{stateOf(visit)}</span>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
