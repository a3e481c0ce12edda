import '../linkPages.css';
import { useEffect, useState } from 'react';
import {
  loadAnswerByLink,
  sendAnswerByLink,
  takeBackByLink,
  type AnswerOfLink,
  type LinkAnswer,
} from '../../../api/linkAnswers';
import { errorMessage } from '../../../api/envelope';
import { useCompany } from '../../../api/settings';
import { answerChoice } from '../../../contract/addresses';
import { answerText as text } from '../../../contract/claimEndText';
import { dayOfTerm } from '../../../contract/dayOfTerm';
import { LinkHead, Message } from '../linkParts';
import { PhotoLinks } from '../photoParts';
import { useLinked } from '../useLinked';
import { NoForm, YesForm } from './AnswerForms';

/** Texts of the page on which a client says, without signing in, whether a completed claim is solved. */
const pageText = {
  pageTitle: '¿Quedó resuelto tu reclamo?',
  claim: (id: number, what: string) => `Reclamo ${id} · ${what}`,
  done: 'Qué se hizo',
  openPhoto: (at: number) => `Ver la foto ${at} del trabajo terminado`,
  closed: 'Ya no se puede contestar por acá',
  closedHint: 'El reclamo cambió o pasó el tiempo. Si el problema sigue, escribinos un mensaje en el portal.',
  loading: 'Cargando el reclamo…',
  failed: 'No pudimos cargar el reclamo.',
  noLink: 'Falta el enlace',
  noLinkHint: 'Abrí esta página con el enlace completo que te mandó la empresa por email.',
  ended: 'Este enlace ya no sirve',
  endedHint: 'Entrá al portal para contestar, o llamá a la empresa.',
} as const;

type Choice = 'yes' | 'no';

/** The answer whose button was pressed in the mail. It only opens its form: an address must not answer by itself. */
function choiceOfAddress(): Choice | undefined {
  const value = new URLSearchParams(window.location.search).get(answerChoice);
  return value === 'si' ? 'yes' : value === 'no' ? 'no' : undefined;
}

/** /respuesta: a client says, without signing in, whether a completed claim is solved. */
export function AnswerPage() {
  const { company, logo } = useCompany();
  const { link, linked, read, show } = useLinked('posventa-respuesta', loadAnswerByLink);
  useEffect(() => {
    document.title = [pageText.pageTitle, company].filter(Boolean).join(' · ');
  }, [company]);
  return (
    <>
      <LinkHead company={{ name: company, logo }} />
      <main className="ow-main" aria-busy={linked.state === 'loading'}>
        {linked.state === 'loading' && <p role="status">{pageText.loading}</p>}
        {linked.state === 'no link' && <Message title={pageText.noLink} detail={pageText.noLinkHint} />}
        {linked.state === 'ended' && <Message title={pageText.ended} detail={pageText.endedHint} />}
        {linked.state === 'failed' && (
          <Message title={pageText.failed} detail={linked.message} onRetry={link ? () => void read(link) : undefined} />
        )}
        {linked.state === 'shown' && link && (
          <Shown key={link} link={link} answer={linked.data} onChanged={show} onRead={() => read(link)} />
        )}
      </main>
    </>
  );
}

interface ShownProps {
  link: string;
  answer: LinkAnswer;
  onChanged: (answer: LinkAnswer) => void;
  onRead: () => Promise<void>;
}

function Shown({ link, answer: { claim_id: claimId, what, place, round }, onChanged, onRead }: ShownProps) {
  const [choice, setChoice] = useState<Choice | undefined>(choiceOfAddress);
  const send = async (answer: AnswerOfLink) => {
    try {
      onChanged(await sendAnswerByLink(link, answer));
      setChoice(undefined);
    } catch (error) {
      await onRead();
      throw error;
    }
  };
  const form = { onSend: send, onBack: () => setChoice(undefined) };
  const name = `answer ${claimId} ${round.round}`;
  return (
    <>
      <div className="ow-title">
        <h1>{pageText.pageTitle}</h1>
        <p>
          <strong>{pageText.claim(claimId, what)}</strong>
          <span className="ow-line">{place}</span>
        </p>
      </div>
      {(round.done || round.photos.length > 0) && (
        <section className="ow-card" aria-labelledby="ow-done">
          <h2 id="ow-done">{pageText.done}</h2>
          {round.done && <p className="ow-text">{round.done}</p>}
          {round.photos.length > 0 && <PhotoLinks photos={round.photos} label={pageText.openPhoto} />}
        </section>
      )}
      <section className="ow-card" aria-labelledby="ow-answer">
        <h2 id="ow-answer">{text.question}</h2>
        {!round.can_answer && <Said link={link} round={round} onChanged={onChanged} />}
        {round.can_answer && choice === undefined && (
          <>
            {round.answer_state === 'silent' && <p>{text.silent}</p>}
            {round.answer_state === 'waiting' && round.answer_until && (
              <p className="ow-soft">{text.until(dayOfTerm(round.answer_until))}</p>
            )}
            <div className="ow-row">
              <button type="button" className="ow-button" onClick={() => setChoice('yes')}>
                {text.yes}
              </button>
              <button type="button" className="ow-button" onClick={() => setChoice('no')}>
                {text.no}
              </button>
            </div>
          </>
        )}
        {round.can_answer && choice === 'yes' && <YesForm name={`${name} yes`} {...form} />}
        {round.can_answer && choice === 'no' && <NoForm name={`${name} no`} {...form} />}
      </section>
    </>
  );
}

/** What the holder of the link has said, and that it can be taken back; or that it is too late. */
function Said({ link, round, onChanged }: Pick<ShownProps, 'link' | 'onChanged'> & Pick<LinkAnswer, 'round'>) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const own = round.answers?.find((answer) => answer.is_own);
  if (!own)
    return (
      <p>
        <strong>{pageText.closed}</strong>
        <span className="ow-line">{pageText.closedHint}</span>
      </p>
    );
  const takeBack = () => {
    setIsBusy(true);
    setProblem(undefined);
    void takeBackByLink(link)
      .then(onChanged, (error: unknown) => setProblem(errorMessage(error)))
      .finally(() => setIsBusy(false));
  };
  return (
    <>
      <p role="status">{own.verdict === 'yes' ? text.saidYes : text.saidNo}</p>
      {own.comment && <p className="ow-quote">{own.comment}</p>}
      {problem && (
        <p className="ow-problem" role="alert">
          {problem}
        </p>
      )}
      {round.take_back_until && (
        <div className="ow-row">
          <button type="button" className="ow-button" disabled={isBusy} onClick={takeBack}>
            {text.takeBack}
          </button>
        </div>
      )}
    </>
  );
}
