import '../linkForms.css';
import { useState } from 'react';
import { downloadCalendarByLink, sendVisitCommand, type Visit, type VisitCommand } from '../../../api/linkVisits';
import { errorMessage } from '../../../api/envelope';
import { areWindowsGone, isVisitOver, isWindowGone } from '../../../contract/visitStatus';
import { spanWords, spanWordsNow, unattendedMessage } from '../../../contract/visitWords';
import { freeWindow } from '../../../visits/visitValues';
import { downloadFrom } from '../../../ui/download';
import { unattendedText, windowsGoneText } from '../../../visits/visitsText';
import { photosOfVisit } from '../outbox/workStore';
import type { CommandOrigin } from '../outbox/outbox';
import { MissedVisitForm } from './MissedVisitForm';
import { PhotoLinks } from '../photoParts';
import { ConfirmForm, ReasonForm } from '../ReasonForm';
import { LinkWindowsForm } from './LinkWindowsForm';
import { linkVisitsText as text } from '../linkVisitsText';

interface LinkVisitProps {
  origin: CommandOrigin;
  side: 'contractor' | 'resident';
  visit: Visit;
  closedDays?: readonly string[];
  onChanged: () => Promise<void>;
}

type OpenForm = 'windows' | 'cancel' | 'miss' | 'report unattended';

/** A visit on a page that was opened by a link: its proposed windows or its date, and the possible actions. */
export function LinkVisit({ origin, side, visit, closedDays, onChanged }: LinkVisitProps) {
  const [openForm, setOpenForm] = useState<OpenForm>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { id, version } = visit;
  const { link } = origin;

  /** Sends a command and refetches the visit even if it fails; a failure is thrown. */
  const send = async (command: VisitCommand) => {
    try {
      await sendVisitCommand(link, command);
    } finally {
      await onChanged();
    }
    setOpenForm(undefined);
  };
  const choose = async (startsAt: string) => {
    setIsBusy(true);
    setProblem(undefined);
    await send({ do: 'accept', id, startsAt }).catch((error: unknown) => setProblem(errorMessage(error)));
    setIsBusy(false);
  };

  const save = async () => {
    try {
      downloadFrom(`visita-${id}.ics`, await downloadCalendarByLink(link, id));
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };

  const back = () => setOpenForm(undefined);
  if (openForm === 'windows')
    return (
      <LinkWindowsForm
        name={`${id}`}
        side={side}
        first={freeWindow(visit.windows)}
        closedDays={closedDays}
        needsReason={visit.status === 'agreed'}
        onSend={(windows, reason) => send({ do: 'propose', id, windows, reason, version })}
        onBack={back}
      />
    );
  if (openForm === 'cancel')
    return (
      <ReasonForm
        name={`cancel ${id}`}
        title={text.cancelTitle}
        label={text.reason}
        hint={text.cancelHint}
        isRequired
        onSend={(reason) => send({ do: 'cancel', id, reason, version })}
        onBack={back}
      />
    );
  // Read at each render: the page can stay open until the visit begins.
  const now = Date.now();
  const isPast = isVisitOver(visit, now);
  if (openForm === 'report unattended' && isPast)
    return (
      <ConfirmForm
        title={unattendedText.report}
        hint={unattendedText.hint(unattendedMessage(visit))}
        onSend={() => send({ do: 'report unattended', id })}
        onBack={back}
      />
    );
  if (openForm === 'miss') return <MissedVisitForm origin={origin} visit={visit} onBack={back} />;

  const photos = photosOfVisit(visit);
  const hasBegun = visit.starts_at !== null && Date.parse(visit.starts_at) <= now;
  const isUnattended = Boolean(visit.unattended_at);
  return (
    <>
      {visit.status === 'proposed' && (
        <ProposedWindows side={side} visit={visit} now={now} isBusy={isBusy} onChoose={(start) => void choose(start)} />
      )}
      {visit.status === 'agreed' && visit.starts_at && visit.ends_at && (
        <p>
          <strong>{text.agreed(spanWordsNow({ starts_at: visit.starts_at, ends_at: visit.ends_at }))}</strong>
          {side === 'resident' && <span className="ow-line">{text.worker(visit.worker, isPast)}</span>}
        </p>
      )}
      {side === 'resident' && isPast && isUnattended && <p role="status">{unattendedText.reported}</p>}
      {visit.status === 'done' && <p>{text.done}</p>}
      {visit.status === 'missed' && (
        <>
          <p>{text.missed(visit.note)}</p>
          {photos.length > 0 && <PhotoLinks photos={photos} label={text.openPhoto} />}
        </>
      )}
      {visit.status === 'cancelled' && <p>{text.cancelled(visit.note)}</p>}
      {problem && (
        <p className="ow-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="ow-row">
        {visit.status === 'agreed' && !isPast && (
          <button type="button" className="ow-button" onClick={() => void save()}>
            {text.calendar}
          </button>
        )}
        {visit.can_change && (
          <>
            <button type="button" className="ow-button" onClick={() => setOpenForm('windows')}>
              {visit.status === 'agreed' ? text.change : text.other}
            </button>
            <button type="button" className="ow-button" onClick={() => setOpenForm('cancel')}>
              {text.cancel}
            </button>
          </>
        )}
        {side === 'resident' && isPast && !isUnattended && (
          <button type="button" className="ow-button" onClick={() => setOpenForm('report unattended')}>
            {unattendedText.report}
          </button>
        )}
        {side === 'contractor' && visit.status === 'agreed' && hasBegun && (
          <button type="button" className="ow-button" onClick={() => setOpenForm('miss')}>
            {text.nobody}
          </button>
        )}
      </div>
      {visit.status === 'agreed' && !visit.can_change && !hasBegun && (
        <p className="ow-soft">{text.tooLate(visit.company_phone)}</p>
      )}
    </>
  );
}

interface ProposedWindowsProps extends Pick<LinkVisitProps, 'side' | 'visit'> {
  now: number;
  isBusy: boolean;
  onChoose: (startsAt: string) => void;
}

/** The proposed windows; the side that did not propose them chooses one that is left. */
function ProposedWindows({ side, visit, now, isBusy, onChoose }: ProposedWindowsProps) {
  const isOwn = (visit.proposed_by === 'resident') === (side === 'resident');
  const lead = isOwn ? text.waiting[side === 'contractor' ? visit.proposed_by : side] : text.proposed[side];
  return (
    <>
      <p>{areWindowsGone(visit, now) ? windowsGoneText.side : lead}</p>
      <ul className="ow-windows">
        {visit.windows.map((window) => {
          const isGone = isWindowGone(window, now);
          return (
            <li key={window.starts_at}>
              {isOwn || isGone ? (
                <span className={isGone ? 'ow-soft' : undefined}>
                  {`${spanWords(window)}${isGone ? ` (${window.is_taken ? text.taken : text.past})` : ''}`}
                </span>
              ) : (
                <button
                  type="button"
                  className="ow-button is-main"
                  disabled={isBusy}
                  onClick={() => onChoose(window.starts_at)}
                >
                  {text.choose(spanWords(window))}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
