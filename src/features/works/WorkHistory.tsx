import type { WorkEvent } from '../../api/works';
import { partsWords, workEventWords } from '../../contract/workEventText';
import { formatInstant } from '../../ui/dates';
import { Panel } from '../../ui/Panel';
import { worksText as text } from './worksText';
import './works.css';

/** The events of a work order, oldest first. */
export function WorkHistory({ events }: { events: WorkEvent[] }) {
  return (
    <Panel title={text.history}>
      <ol className="timeline">
        {events.map(({ id, note, parts, at, by, ...event }) => (
          <li key={id} className="timeline-change">
            <span>{workEventWords(event)}</span>
            <small>
              <time dateTime={at}>{formatInstant(at)}</time> <span>{`· ${by}`}</span>
            </small>
            {note && <p className="pre-line">{note}</p>}
            {parts && <p className="pre-line">{partsWords(parts)}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
