import type { OwnWork } from '../../../api/ownWork';
import { openWorkStatuses } from '../../../contract/workStatus';
import { formatInstant } from '../../../ui/dates';
import { ownWorkText as text } from '../ownWorkText';
import { PhotoLinks } from '../photoParts';
import type { OpenForm } from './WorkForms';

/** The messages between the contractor and the company about a work order, and the button to write one. */
export function OwnWorkMessages({ work, onOpen }: { work: OwnWork; onOpen: (form: OpenForm) => void }) {
  const { messages, photos, status, company } = work;
  const canWrite = openWorkStatuses.includes(status);
  if (messages.length === 0 && !canWrite) return null;
  return (
    <section className="ow-card" aria-labelledby="ow-messages">
      <h2 id="ow-messages">{text.messages}</h2>
      {messages.length === 0 && <p className="ow-soft">{text.noMessages}</p>}
      <ul className="ow-messages">
        {messages.map(({ id, text: words, at, by, is_staff: isStaff }) => {
          const sent = photos.filter(({ message_id: messageId }) => messageId === id);
          return (
            <li key={id} className={isStaff ? undefined : 'is-own'}>
              <p>
                <strong>{isStaff ? [by, company.name].filter(Boolean).join(' · ') : text.you}</strong>
                <span className="ow-line ow-text">{words}</span>
                <span className="ow-line ow-soft">{formatInstant(at)}</span>
              </p>
              {sent.length > 0 && <PhotoLinks photos={sent} label={text.openMessagePhoto} />}
            </li>
          );
        })}
      </ul>
      {canWrite && (
        <button type="button" className="ow-button" onClick={() => onOpen({ kind: 'message' })}>
          {text.write}
        </button>
      )}
    </section>
  );
}
