import './rounds.css';
import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { late } from '../../../ui/late';
import { useTakeBackAnswerMutation } from '../../../api/claimRounds';
import { answerText as text } from '../../../contract/claimEndText';
import { answerVerdicts } from '../../../contract/claimStatus';
import type { ClaimRound } from '../../../contract/claimRoundShapes';
import { notifyDone, notifyFailed } from '../../../ui/notices';
import { useDialog } from '../../../ui/useDialog';
import { dayOfTerm } from '../../../contract/dayOfTerm';
import { termText } from '../terms/termText';
import { claimActOf } from '../claimActs';
import type { AnswerDialogProps } from './AnswerDialog';

const AnswerDialog = late(() => import(/* webpackChunkName: "answer-dialog" */ './AnswerDialog'));

/** For the client of a completed claim, as what follows: whether it is solved, and what was answered. */
export default function ClaimAnswer({ claimId, round }: { claimId: number; round: ClaimRound }) {
  const { open, dialog } = useDialog<AnswerDialogProps>(AnswerDialog);
  const [takeBack, takingBack] = useTakeBackAnswerMutation();
  const own = round.answers?.find((answer) => answer.is_own);
  const { hash } = useLocation();
  // The list leads to the form of an answer.
  const openAsked = useEffectEvent(() => {
    const verdict = answerVerdicts.find((each) => each === claimActOf(hash));
    if (verdict && round.can_answer && !own) open({ claimId, verdict });
  });
  useEffect(() => openAsked(), [hash]);
  if (!round.can_answer && !own) return null;
  const onTakeBack = () =>
    void takeBack({ id: claimId })
      .unwrap()
      .then(() => notifyDone(text.takenBack), notifyFailed);
  return (
    <section className="claim-next claim-answer" aria-label={termText.title}>
      {own ? (
        <>
          <p>{own.verdict === 'yes' ? text.saidYes : text.saidNo}</p>
          {round.take_back_until && (
            <Button loading={takingBack.isLoading} onClick={onTakeBack}>
              {text.takeBack}
            </Button>
          )}
        </>
      ) : (
        <>
          <p>
            <strong>{text.question}</strong>{' '}
            <span>
              {round.answer_state === 'silent'
                ? text.silent
                : round.answer_until && text.until(dayOfTerm(round.answer_until))}
            </span>
          </p>
          <div className="claim-answer-buttons">
            <Button onClick={() => open({ claimId, verdict: 'yes' })}>{text.yes}</Button>
            <Button onClick={() => open({ claimId, verdict: 'no' })}>{text.no}</Button>
          </div>
        </>
      )}
      {dialog}
    </section>
  );
}
