import './UnsentList.css';
import { useState } from 'react';
import type { UnsentCommand } from '../outbox/workStore';
import { preparePhotos } from '../../../ui/upload/imageFiles';
import { addPhotos, discardCommand, retryCommand } from '../outbox/outbox';
import { ownWorkText as text } from '../ownWorkText';
import { PhotoButton } from '../photoParts';

const describe = ({ command, lostPhotos }: UnsentCommand): string => {
  if (command.kind === 'photos') return text.photosOf(lostPhotos ?? command.files.length, command.of);
  if (command.kind === 'miss') return text.does.miss(command.files.length);
  return command.kind === 'arrive' ? text.does.arrive : text.does[command.body.move];
};

/** Returns the descriptions of the unsent commands: photos as one number, other commands one by one, in their order. */
function describeAll(items: readonly UnsentCommand[]): string[] {
  const photos = items.reduce((sum, { command }) => sum + (command.kind === 'photos' ? command.files.length : 0), 0);
  return [
    ...(photos > 0 ? [text.photosOf(photos)] : []),
    ...items.flatMap((item) => (item.command.kind === 'photos' ? [] : [describe(item)])),
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
              <span>{text.refused(describe(item))}</span>
              {item.failure !== ended && <span className="ow-line">{item.failure}</span>}
            </p>
            <div className="ow-row">
              <Discard item={item} />
              {ended === undefined && item.lostPhotos !== undefined && <Retake item={item} />}
              {ended === undefined && item.lostPhotos === undefined && (
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
              <span>{describe(item)}</span>
              <Discard item={item} />
            </li>
          ))}
      </ul>
    </section>
  );
}

/** Takes lost photos again: the new ones replace the notice. */
function Retake({ item: { id, link, command, lostPhotos = 1 } }: { item: UnsentCommand }) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const take = async (picked: File[]) => {
    if (picked.length === 0 || command.kind !== 'photos') return;
    setIsBusy(true);
    const prepared = await preparePhotos(picked);
    setIsBusy(false);
    setProblem(prepared.problem);
    if (prepared.valid.length === 0) return;
    await addPhotos(link, command.of, prepared.valid);
    await discardCommand(id);
  };
  return (
    <>
      <PhotoButton isBusy={isBusy} onChoose={(picked) => void take(picked)}>
        {text.retake(lostPhotos)}
      </PhotoButton>
      {problem && (
        <p className="ow-problem" role="alert">
          {problem}
        </p>
      )}
    </>
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
        aria-label={text.discardOf(describe(item))}
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
