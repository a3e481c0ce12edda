import './visits.css';
import { Button } from 'antd';
import { useAcceptWindowMutation, type Visit, type VisitWindow } from '../api/visits';
import { areWindowsGone, isVisitOver, isWindowGone } from '../contract/visitStatus';
import { dayWords, hoursWords, spanWords } from '../contract/visitWords';
import { useCan } from '../session/useCan';
import { notifyDone, notifyFailed } from '../ui/notices';
import { useNow } from '../ui/timing';
import { VisitActions } from './VisitActions';
import { visitsText as text, windowsGoneText } from './visitsText';
import { PhotoGallery } from '../ui/photos/PhotoGallery';
import { outcomeOf } from './visitLine';

interface VisitCardProps {
  visit: Visit;
  /** Whether to show the address, because visits to several addresses are listed together. */
  showsPlace?: boolean;
}

/** A pending visit: its windows or its date, the visitor, and the possible actions. */
export function VisitCard({ visit, showsPlace = false }: VisitCardProps) {
  const isStaff = useCan('visits:arrange');
  const { status, starts_at: start, ends_at: end, note, worker, place } = visit;
  const now = useNow();
  const lead = leadOf(visit, isStaff, now);
  const isPast = isVisitOver(visit, now);
  return (
    <div className="visit">
      <div className="card-line">
        {start && end ? (
          <p className="visit-date">
            <strong>{dayWords(start)}</strong> <span>{hoursWords({ starts_at: start, ends_at: end })}</span>
          </p>
        ) : (
          <p className="visit-lead">{lead}</p>
        )}
        <span className={`status visit-${status}`}>{text.status[status]}</span>
      </div>
      {showsPlace && <p className="card-soft">{place}</p>}
      <p className="card-soft">{isStaff ? text.workerOfStaff(worker, isPast) : text.worker(worker, isPast)}</p>
      {isStaff && visit.unattended_at && <p>{text.unattendedReported}</p>}
      {note && <p className="card-soft pre-line">{text.reason(note)}</p>}
      <VisitWindows visit={visit} />
      <VisitActions visit={visit} />
    </div>
  );
}

/** Returns the text about the next step, from the reader's point of view. */
function leadOf(visit: Visit, isStaff: boolean, now: number): string {
  const { proposed_by: by } = visit;
  if (areWindowsGone(visit, now)) return windowsGoneText[isStaff ? 'staff' : 'side'];
  if (isStaff) return by === 'resident' ? text.staffChooses : text.staffWaits;
  return by === 'resident' ? text.residentWaits : text.choose;
}

/** The proposed windows; the side that did not propose them chooses one. */
function VisitWindows({ visit: { id, windows, proposed_by: by } }: { visit: Visit }) {
  const isStaff = useCan('visits:arrange');
  const [accept, { isLoading, originalArgs }] = useAcceptWindowMutation();
  const now = useNow();
  const isAsked = isStaff === (by === 'resident');
  if (windows.length === 0) return null;
  const choose = (window: VisitWindow) =>
    void accept({ id, body: { starts_at: window.starts_at } })
      .unwrap()
      .then(() => notifyDone(text.picked, spanWords(window)), notifyFailed);
  return (
    <ul className="visit-windows">
      {windows.map((window) => {
        const isPast = Date.parse(window.starts_at) <= now;
        const isGone = isWindowGone(window, now);
        const words = spanWords(window);
        return (
          <li key={window.starts_at}>
            <span className={isGone ? 'visit-gone' : undefined}>{isGone ? <s>{words}</s> : words}</span>
            {isGone && <span className="card-soft">{isPast ? text.past : text.taken}</span>}
            {isAsked && !isGone && (
              <Button
                aria-label={isStaff ? text.acceptOf(words) : text.pickOf(words)}
                disabled={isLoading}
                loading={isLoading && originalArgs?.body.starts_at === window.starts_at}
                onClick={() => choose(window)}
              >
                {isStaff ? text.accept : text.pick}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The outcomes of past visits, the newest first. */
export function EarlierVisits({ visits, showsPlace = false }: { visits: Visit[]; showsPlace?: boolean }) {
  if (visits.length === 0) return null;
  return (
    <ul className="visit-earlier" aria-label={text.earlier}>
      {visits.toReversed().map((visit) => (
        <li key={visit.id}>
          <span>{outcomeOf(visit)}</span>
          <span className="card-soft">
            {[showsPlace && visit.place, visit.missed_by && text.missedBySide[visit.missed_by], visit.note]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {visit.photos.length > 0 && <PhotoGallery images={visit.photos} alt={text.photoOf} isSmall />}
        </li>
      ))}
    </ul>
  );
}
