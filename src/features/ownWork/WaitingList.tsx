import { useState } from 'react';
import type { OwnWorkCommand } from '../../api/ownWork';
import type { Waiting } from './kept';
import { discardWaiting, retryWaiting } from './outbox';
import { ownWorkText as text } from './ownWorkText';

const nameOf = (command: OwnWorkCommand): string => {
  if (command.kind === 'photos') return text.photosOf(command.files.length, command.of);
  if (command.kind === 'miss') return text.does.miss(command.files.length);
  return command.kind === 'arrive' ? text.does.arrive : text.does[command.body.move];
};

/** Returns the descriptions of the waiting items: photos as one number, other commands one by one, in their order. */
function partsOf(items: readonly Waiting[]): string[] {
  const photos = items.reduce((sum, { command }) => sum + (command.kind === 'photos' ? command.files.length : 0), 0);
  return [
    ...(photos > 0 ? [text.photosOf(photos)] : []),
    ...items.flatMap(({ command }) => (command.kind === 'photos' ? [] : [nameOf(command)])),
  ];
}

interface WaitingListProps {
  items: readonly Waiting[];
  isSending: boolean;
  /** Whether the items survive closing the page. */
  isKept: boolean;
}

/**
 * The unsent commands: they are sent automatically, and a refused one shows the reason. Renders nothing if there are
 * none.
 */
export function WaitingList({ items, isSending, isKept }: WaitingListProps) {
  if (items.length === 0) return null;
  const going = items.filter(({ failure }) => failure === undefined);
  const refused = items.filter(({ failure }) => failure !== undefined);
  return (
    <section className="ow-card ow-waiting" aria-label={text.waiting}>
      {going.length > 0 && (
        <>
          <p role="status">
            <strong>{isSending ? text.sending(partsOf(going)) : text.waitingFor(partsOf(going))}</strong>
          </p>
          <p className="ow-soft">{isKept ? text.waitingHint : text.notKept}</p>
        </>
      )}
      <ul className="ow-waiting-list">
        {refused.map((item) => (
          <li key={item.id}>
            <p className="ow-problem" role="alert">
              {text.refused(nameOf(item.command))}
              <span className="ow-line">{item.failure}</span>
            </p>
            <div className="ow-row">
              <Discard item={item} />
              <button type="button" className="ow-button" onClick={() => void retryWaiting(item.id)}>
                {text.retry}
              </button>
            </div>
          </li>
        ))}
        {!isSending &&
          going.map((item) => (
            <li key={item.id} className="ow-waiting-item">
              <span>{nameOf(item.command)}</span>
              <Discard item={item} />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Discards an unsent command, after a second tap. */
function Discard({ item }: { item: Waiting }) {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked)
    return (
      <button
        type="button"
        className="ow-button"
        aria-label={text.discardOf(nameOf(item.command))}
        onClick={() => setIsAsked(true)}
      >
        {text.discard}
      </button>
    );
  return (
    <div className="ow-sure">
      <p>{text.discardSure}</p>
      <div className="ow-row">
        <button type="button" className="ow-button" onClick={() => setIsAsked(false)}>
          {text.keep}
        </button>
        <button type="button" className="ow-button is-danger" onClick={() => void discardWaiting(item.id)}>
          {text.discard}
        </button>
      </div>
    </div>
  );
}
