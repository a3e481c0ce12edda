import { Link } from 'react-router-dom';
import { useListVisitsQuery } from '../../api/visits';
import { to } from '../../contract/links';
import { hoursWords } from '../../contract/visitWords';
import { LatestRecords } from '../../ui/LatestRecords';
import { addDays, instantOf } from '../../ui/wallTime';
import { visitsText } from '../../visits/visitsText';
import { todayText as text } from './todayText';

/** The visits of a day (`YYYY-MM-DD`) by time, with links to their work orders and to the agenda. */
export function TodayVisits({ day }: { day: string }) {
  const result = useListVisitsQuery({
    from: instantOf(day, '00:00'),
    to: instantOf(addDays(day, 1), '00:00'),
    status: 'agreed,done,missed',
  });
  const agenda = to('agenda', { query: { vista: 'dia', dia: day } });
  return (
    <div aria-busy={!result.data && !result.error}>
      <LatestRecords
        title={text.visits}
        result={result}
        allAt={agenda}
        allLabel={() => text.agenda}
        empty={
          <>
            <span>{text.noVisits}</span>{' '}
            <Link className="today-agenda" to={agenda}>
              {text.agenda}
            </Link>
          </>
        }
        failed={text.visitsFailed}
        toLink={({ id, work_id, starts_at: start, ends_at: end, place, worker, status }) => ({
          key: id,
          to: to('trabajos/:id', { id: work_id }),
          title: `${start && end ? hoursWords({ starts_at: start, ends_at: end }) : ''} · ${place}`,
          detail: worker,
          end: status !== 'agreed' && <span className="tag">{visitsText.status[status]}</span>,
        })}
      />
    </div>
  );
}
