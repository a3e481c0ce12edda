import { useState } from 'react';
import { preparePhotos } from '../../../ui/upload/imageFiles';
import { addPhotos, discardCommand, retryCommand } from '../outbox/outbox';
import type { UnsentCommand } from '../outbox/workStore';
import { ownWorkText as text } from '../ownWorkText';
import { PhotoButton, UnsentPhoto } from '../photoParts';
import { canChangeTexts, ChangeUnsent } from './ChangeUnsent';
import { describe, textsOf, whenOf } from './unsentWords';

interface UnsentItemProps {
  item: UnsentCommand;
  /** Whether it may be on its way: then it cannot be changed or taken back. */
  isSending: boolean;
}

/** One unsent command: what it is, its photos and texts, and what can be done with it. */
export function UnsentItem({ item, isSending }: UnsentItemProps) {
  const [isChanging, setIsChanging] = useState(false);
  const { command, failure, lostPhotos } = item;
  const texts = textsOf(item);
  if (isChanging)
    return (
      <li>
        <ChangeUnsent item={item} onBack={() => setIsChanging(false)} />
      </li>
    );
  return (
    <li className="ow-waiting-item">
      {failure !== undefined && (
        <p className="ow-problem" role="alert">
          <span>{text.refused(describe(item))}</span>
          <span className="ow-line">{failure}</span>
        </p>
      )}
      <div className="ow-waiting-what">
        {'files' in command &&
          command.files.map((file, index) => file.size > 0 && <UnsentPhoto key={index} file={file} />)}
        <div>
          {failure === undefined && <span>{describe(item)}</span>}
          {texts.map((each) => (
            <span key={each} className="ow-line ow-text">
              {each}
            </span>
          ))}
          <span className="ow-line ow-soft">{whenOf(item)}</span>
        </div>
      </div>
      {!isSending && (
        <div className="ow-row">
          {lostPhotos !== undefined && <Retake item={item} />}
          {failure !== undefined && lostPhotos === undefined && (
            <button type="button" className="ow-button" onClick={() => void retryCommand(item.id)}>
              {text.retry}
            </button>
          )}
          {canChangeTexts(command) && (
            <button
              type="button"
              className="ow-button"
              aria-label={text.changeOf(describe(item))}
              onClick={() => setIsChanging(true)}
            >
              {text.change}
            </button>
          )}
          <Discard item={item} />
        </div>
      )}
    </li>
  );
}

/** Takes lost photos again: the new ones replace the notice. */
function Retake({ item: { id, link, order, command, lostPhotos = 1 } }: { item: UnsentCommand }) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const take = async (picked: File[]) => {
    if (picked.length === 0 || command.kind !== 'photos') return;
    setIsBusy(true);
    const prepared = await preparePhotos(picked);
    setIsBusy(false);
    setProblem(prepared.problem);
    if (prepared.valid.length === 0) return;
    await addPhotos({ link, order }, command, prepared.valid);
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
