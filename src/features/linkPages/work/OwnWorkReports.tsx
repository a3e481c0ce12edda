import type { OwnWork } from '../../../api/ownWork';
import { partsWords, stuckReasonText } from '../../../contract/workEventText';
import { takeBackMs } from '../../../contract/workStatus';
import { formatInstant } from '../../../ui/dates';
import { addCommand, type CommandOrigin } from '../outbox/outbox';
import { ownWorkText as text } from '../ownWorkText';
import { placeName } from './places';
import { OwnRepair } from './OwnRepair';
import type { OpenForm } from './WorkForms';

interface OwnWorkReportsProps {
  origin: CommandOrigin;
  work: OwnWork;
  onOpen: (form: OpenForm) => void;
}

/**
 * What the contractor reported: why it could not finish, and what was done, which can be corrected until staff have
 * verified it, and taken back shortly after.
 */
export function OwnWorkReports({ origin, work, onOpen }: OwnWorkReportsProps) {
  const { reports, stuck, places, status } = work;
  if (reports.length === 0 && !stuck) return null;
  const placeOf = (claimId: number | null) => {
    const place = places.length > 1 ? places.find((each) => each.claim_id === claimId) : undefined;
    return place && placeName(place);
  };
  return (
    <section className="ow-card" aria-labelledby="ow-reports">
      <h2 id="ow-reports">{text.reports}</h2>
      {stuck && (
        <div className="ow-place">
          <p>
            <strong>{text.stuckShown(stuckReasonText[stuck.reason])}</strong>
            {stuck.note && <span className="ow-line ow-text">{stuck.note}</span>}
            <span className="ow-line ow-soft">{formatInstant(stuck.at)}</span>
          </p>
        </div>
      )}
      {reports.map(({ claim_id: claimId, note, parts, at }) => (
        <div key={claimId} className="ow-place">
          <p>
            {placeOf(claimId) && <strong>{placeOf(claimId)}</strong>}
            <span className="ow-line ow-text">{note || text.noNote}</span>
            {parts && <span className="ow-line ow-text">{partsWords(parts)}</span>}
            <span className="ow-line ow-soft">{text.finishedAt(formatInstant(at))}</span>
          </p>
          {['done', 'verified'].includes(status) && (
            <>
              {(claimId === null ? places : places.filter((place) => place.claim_id === claimId)).map((place) => (
                <OwnRepair
                  key={place.claim_id}
                  link={origin.link}
                  claimId={place.claim_id}
                  place={places.length > 1 ? placeName(place) : undefined}
                />
              ))}
            </>
          )}
          {status !== 'verified' && (
            <div className="ow-row">
              <button
                type="button"
                className="ow-button"
                onClick={() => onOpen({ kind: 'correct', claimId: claimId ?? undefined })}
              >
                {text.correct}
              </button>
              <TakeBack what="finish" at={at} claimId={claimId ?? undefined} origin={origin} />
            </div>
          )}
        </div>
      ))}
    </section>
  );
}

interface TakeBackProps {
  what: 'arrive' | 'finish';
  /** When it was reported. */
  at: string;
  claimId?: number;
  origin: CommandOrigin;
}

/** Takes back a report of the last minutes; nothing later. */
export function TakeBack({ what, at, claimId, origin }: TakeBackProps) {
  // Read at each render: an open page is drawn again every few seconds.
  if (Math.abs(Date.now() - Date.parse(at)) > takeBackMs) return null;
  const body = { what, claim_id: claimId, at: new Date().toISOString() };
  return (
    <button type="button" className="ow-button" onClick={() => void addCommand(origin, { kind: 'take back', body })}>
      {text.takeBack[what]}
    </button>
  );
}
