import '../linkForms.css';
import { useId, useState } from 'react';
import type { AnswerOfLink } from '../../../api/linkAnswers';
import { errorMessage } from '../../../api/envelope';
import { answerText as text } from '../../../contract/claimEndText';
import { allScores, answerProblems, noProblem } from '../../../contract/claimAnswerRules';
import { LinkForm, useStoredInput } from '../linkParts';
import { PhotoField, useFormPhotos } from '../PhotoField';
import { FormButtons, ReasonField } from '../ReasonForm';

interface AnswerFormProps {
  /** Name under which the input is stored until it is sent. */
  name: string;
  /** If it rejects, the error is shown and the input stays. */
  onSend: (answer: AnswerOfLink) => Promise<unknown>;
  onBack: () => void;
}

/** "Sí": an optional score and comment. */
export function YesForm({ name, onSend, onBack }: AnswerFormProps) {
  const [{ comment, score }, type, clear] = useStoredInput<{ comment: string; score: number | null }>(name, {
    comment: '',
    score: null,
  });
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const submit = () => {
    const wrong = answerProblems({ verdict: 'yes', comment })[0]?.message;
    setProblem(wrong);
    if (wrong) return;
    setIsBusy(true);
    void onSend({ verdict: 'yes', score: score ?? undefined, comment: comment.trim() || undefined })
      .then(clear, (error: unknown) => setProblem(errorMessage(error)))
      .finally(() => setIsBusy(false));
  };
  return (
    <LinkForm onSubmit={submit}>
      <h3>{text.yesTitle}</h3>
      <p className="ow-soft">{text.yesHint}</p>
      <fieldset className="ow-choice" aria-describedby={`${id}-ends`}>
        <legend>{text.score}</legend>
        <div className="ow-scores">
          {allScores.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={id}
                aria-label={text.scoreOf(each)}
                checked={score === each}
                onChange={() => type({ comment, score: each })}
              />
              <span>{each}</span>
            </label>
          ))}
        </div>
        <span id={`${id}-ends`} className="ow-soft">
          {text.scoreEnds}
        </span>
      </fieldset>
      <ReasonField
        label={text.comment}
        value={comment}
        problem={problem}
        isFirst={false}
        onType={(next) => type({ comment: next, score })}
      />
      <FormButtons send={text.send} isBusy={isBusy} hasInput={comment.trim() !== ''} onBack={onBack} />
    </LinkForm>
  );
}

/** "No": what is wrong, in words or with photos. */
export function NoForm({ name, onSend, onBack }: AnswerFormProps) {
  const [{ comment }, type, clear] = useStoredInput(name, { comment: '' });
  const photos = useFormPhotos(name);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = () => {
    const wrong = answerProblems({ verdict: 'no', comment })[0]?.message ?? noProblem(comment, photos.files.length);
    setProblem(wrong);
    if (photos.isWrong() || wrong) return;
    setIsBusy(true);
    void onSend({ verdict: 'no', comment: comment.trim() || undefined, images: photos.files })
      .then(
        () => {
          clear();
          photos.clear();
        },
        (error: unknown) => setProblem(errorMessage(error)),
      )
      .finally(() => setIsBusy(false));
  };
  return (
    <LinkForm onSubmit={submit}>
      <h3>{text.noTitle}</h3>
      <ReasonField
        label={text.whatIsWrong}
        hint={text.noHint}
        value={comment}
        problem={problem}
        onType={(next) => type({ comment: next })}
      />
      <PhotoField {...photos} />
      <FormButtons
        send={text.send}
        isBusy={isBusy}
        hasInput={comment.trim() !== '' || photos.files.length > 0}
        onBack={onBack}
      />
    </LinkForm>
  );
}
