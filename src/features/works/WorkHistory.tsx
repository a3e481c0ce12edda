import type { WorkEvent } from '../../api/works';
import { instantWords } from '../../contract/visitWords';
import { formatInstant } from '../../ui/dates';
import { Panel } from '../../ui/Panel';
import { worksText as text } from './worksText';
import './works.css';

/** The events of a work order, oldest first. */
export function WorkHistory({ events }: { events: WorkEvent[] }) {
  return (
    <Panel title={text.history}>
      <ol className="work-history">
        {events.map(({ id, what, note, parts, visit_at: visitAt, at, by }) => (
          <li key={id}>
            <span>{visitAt ? text.eventOf(text.event[what], instantWords(visitAt)) : text.event[what]}</span>
            <span className="card-soft">
              {by} · <time dateTime={at}>{formatInstant(at)}</time>
            </span>
            {note && <p className="pre-line">{note}</p>}
            {parts && <p className="pre-line">{text.parts(parts)}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
