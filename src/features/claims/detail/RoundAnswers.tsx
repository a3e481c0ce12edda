import type { ClaimAnswer, ClaimRound } from '../../../contract/claimRoundShapes';
import { formatInstant } from '../../../ui/dates';
import { dayOfTerm } from '../../../contract/dayOfTerm';
import { roundsText as text } from './roundsText';

const isDisputed = (answers: ClaimAnswer[]): boolean => new Set(answers.map(({ verdict }) => verdict)).size > 1;

/** For staff: what the clients said of a round, and whether they disagree. */
export function RoundAnswers({
  round: { answer_state: state, answer_until: until, answers = [] },
}: {
  round: ClaimRound;
}) {
  if (state === undefined) return null;
  return (
    <div className="claim-rounds-answers is-internal">
      <h4>{text.answers}</h4>
      {answers.length === 0 && <p>{state === 'silent' ? text.silent : until && text.waiting(dayOfTerm(until))}</p>}
      <ul>
        {answers.map((answer) => (
          <li key={`${answer.party} ${answer.at}`}>
            <strong>{text.said(answer.party, answer.verdict)}</strong>
            {answer.score !== null && <span>{` ${text.score(answer.score)}`}</span>}
            {answer.comment && <q>{answer.comment}</q>}
            <small>{`${formatInstant(answer.at)} · ${text.channels[answer.channel]}`}</small>
          </li>
        ))}
      </ul>
      {isDisputed(answers) && <p className="claim-rounds-dispute">{text.dispute}</p>}
    </div>
  );
}
