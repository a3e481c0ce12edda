import './UnsentList.css';
import { useState } from 'react';
import type { OwnWorkCommand } from '../../api/ownWork';
import type { UnsentCommand } from './workStore';
import { discardCommand, retryCommand } from './outbox';
import { ownWorkText as text } from './ownWorkText';

const describe = (command: OwnWorkCommand): string => {
  if (command.kind === 'photos') return text.photosOf(command.files.length, command.of);
  if (command.kind === 'miss') return text.does.miss(command.files.length);
  return command.kind === 'arrive' ? text.does.arrive : text.does[command.body.move];
};

/** Returns the descriptions of the unsent commands: photos as one number, other commands one by one, in their order. */
function describeAll(items: readonly UnsentCommand[]): string[] {
  const photos = items.reduce((sum, { command }) => sum + (command.kind === 'photos' ? command.files.length : 0), 0);
  return [
    ...(photos > 0 ? [text.photosOf(photos)] : []),
    ...items.flatMap(({ command }) => (command.kind === 'photos' ? [] : [describe(command)])),
  ];
}

interface UnsentListProps {
  items: readonly UnsentCommand[];
  isSending: boolean;
  /** Whether an item is still being stored: the list promises nothing until then. */
  isStoring: boolean;
  /** Whether the items survive closing the page. */
  isStored: boolean;
  /** The reason why the link is not valid any more, if the page shows it: the commands do not repeat it, and cannot be sent again. */
  ended?: string;
}

/**
 * The unsent commands: they are sent automatically, and a refused one shows the reason. Renders nothing if there are
 * none.
 */
export function UnsentList({ items, isSending, isStoring, isStored, ended }: UnsentListProps) {
  if (items.length === 0) return null;
  const pending = items.filter(({ failure }) => failure === undefined);
  const refused = items.filter(({ failure }) => failure !== undefined);
  const step = isSending ? 'sending' : isStoring ? 'storing' : 'waitingFor';
  return (
    <section className="ow-card ow-waiting" aria-label={text.waiting}>
      {pending.length > 0 && (
        <>
          <p role="status">
            <strong>{text[step](describeAll(pending))}</strong>
          </p>
          {!isStoring && <p className="ow-soft">{isStored ? text.waitingHint : text.notKept}</p>}
        </>
      )}
      <ul className="ow-waiting-list">
        {refused.map((item) => (
          <li key={item.id}>
            <p className="ow-problem" role="alert">
              {text.refused(describe(item.command))}
              {item.failure !== ended && <span className="ow-line">{item.failure}</span>}
            </p>
            <div className="ow-row">
              <Discard item={item} />
              {ended === undefined && (
                <button type="button" className="ow-button" onClick={() => void retryCommand(item.id)}>
                  {text.retry}
                </button>
              )}
            </div>
          </li>
        ))}
        {!isSending &&
          pending.map((item) => (
            <li key={item.id} className="ow-waiting-item">
              <span>{describe(item.command)}</span>
              <Discard item={item} />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Discards an unsent command, after a second tap. */
function Discard({ item }: { item: UnsentCommand }) {
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked)
    return (
      <button
        type="button"
        className="ow-button"
        aria-label={text.discardOf(describe(item.command))}
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
        <button type="button" className="ow-button is-danger" onClick={() => void discardCommand(item.id)}>
          {text.discard}
        </button>
      </div>
    </div>
  );
}
