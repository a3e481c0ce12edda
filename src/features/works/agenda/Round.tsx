import type { Visit } from '../../../api/visits';
import { EmptyState } from '../../../ui/states';
import { phoneAddress } from '../../../ui/phone';
import { dayWords, hoursWords } from '../../../contract/visitWords';
import { roundsOf } from './agendaItems';
import { agendaText as text } from './agendaText';
import { RoundDocument } from './RoundDocument';

/** A day's visits for printing: one round for each assignee on its own sheet, in the order of the addresses. */
export function Round({ visits }: { visits: Visit[] }) {
  if (visits.length === 0) return <EmptyState title={text.emptyDay} />;
  return (
    <div className="stack">
      {roundsOf(visits).map(([worker, workerVisits]) => (
        <section key={worker} className="panel round" aria-label={worker}>
          <h2>
            <span>{worker}</span>
            <span className="round-day">{` · ${dayWords(workerVisits[0]?.starts_at ?? '')}`}</span>
          </h2>
          {workerVisits[0] && <RoundDocument visit={workerVisits[0]} />}
          <ol>
            {workerVisits.map((visit) => (
              <li key={visit.id}>
                <span className="round-hours">
                  {hoursWords({ starts_at: visit.starts_at ?? '', ends_at: visit.ends_at ?? '' })}
                </span>
                <div>
                  <b>{visit.address}</b>
                  <p>{visit.place}</p>
                  {visit.claims.map(({ id, what }) => (
                    <p key={id}>{text.claim(id, what)}</p>
                  ))}
                  {visit.contacts.map(({ name, phone }) => (
                    <p key={`${name} ${phone}`}>
                      <span>{text.opens(name)}</span>
                      {phone && (
                        <>
                          {' · '}
                          <a href={phoneAddress(phone)}>{phone}</a>
                        </>
                      )}
                    </p>
                  ))}
                </div>
                <span className="round-work">{text.work(visit.work_id)}</span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
