import '../../../ui/form/form.css';
import '../edit/finish.css';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useAnswerComplaintMutation, useCreateComplaintMutation, type Complaint } from '../../../api/complaints';
import { errorMessage, fieldErrors } from '../../../api/envelope';
import {
  answerOfComplaintProblems,
  complaintAsks,
  complaintProblems,
  type ComplaintAsk,
} from '../../../contract/complaintRules';
import { complaintAskLabels } from '../../../contract/complaintText';
import type { Problem } from '../../../contract/rules';
import { Dialog } from '../../../ui/Dialog';
import { submitByKey } from '../../../ui/form/submitKey';
import { useDialogFocus } from '../../../ui/form/useDialogFocus';
import { notifyDone } from '../../../ui/notices';
import { uiText } from '../../../ui/text';
import { complaintText as text } from './complaintText';

type Act = { kind: 'make'; claimId: number } | { kind: 'answer'; complaint: Complaint };
export interface ComplaintDialogProps {
  act: Act;
  onClose: () => void;
}

/** Makes a formal complaint, or answers one. */
export default function ComplaintDialog({ act, onClose }: ComplaintDialogProps) {
  const id = useId();
  useDialogFocus(id);
  const [create] = useCreateComplaintMutation();
  const [answer] = useAnswerComplaintMutation();
  const [asks, setAsks] = useState<ComplaintAsk>();
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<Pick<Problem, 'field' | 'message'>>();
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  const isAnswer = act.kind === 'answer';
  const asksProblem = problem?.field === 'asks' ? problem.message : undefined;
  const wordsProblem = asksProblem ? undefined : problem?.message;

  const send = async () => {
    const typed = words.trim();
    if (act.kind === 'answer') {
      await answer({ id: act.complaint.id, body: { answer: typed } }).unwrap();
      return notifyDone(text.answered);
    }
    const body = { asks: asks as ComplaintAsk, text: typed };
    const { number } = await create({ id: act.claimId, body }).unwrap();
    notifyDone(text.sent(number));
  };
  const submit = async () => {
    if (isBusy) return;
    const problems = isAnswer ? answerOfComplaintProblems({ answer: words }) : complaintProblems({ asks, text: words });
    setProblem(problems[0]);
    if (problems.length > 0) return;
    setIsBusy(true);
    try {
      await send();
      setIsOpen(false);
    } catch (error) {
      setProblem(
        fieldErrors(error)[0] ?? {
          field: 'text',
          message: errorMessage(error),
        },
      );
    }
    setIsBusy(false);
  };

  return (
    <Dialog
      open={isOpen}
      afterClose={onClose}
      title={act.kind === 'answer' ? text.answerTitle(act.complaint.number) : text.make}
      okText={isAnswer ? text.answer : text.send}
      cancelText={uiText.back}
      confirmLoading={isBusy}
      // A click outside must not discard the text.
      mask={{ closable: words.trim() === '' }}
      onOk={() => void submit()}
      onCancel={() => setIsOpen(false)}
    >
      <form
        className="finish-form"
        onKeyDown={submitByKey}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {!isAnswer && (
          <fieldset className="answer-scores" aria-describedby={asksProblem ? `${id}-asks-problem` : undefined}>
            <legend>{text.asks}</legend>
            {complaintAsks.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name={`${id}-asks`}
                  checked={asks === each}
                  onChange={() => {
                    setAsks(each);
                    setProblem(undefined);
                  }}
                />
                <span>{complaintAskLabels[each]}</span>
              </label>
            ))}
            {asksProblem && (
              <p id={`${id}-asks-problem`} className="field-problem" role="alert">
                {asksProblem}
              </p>
            )}
          </fieldset>
        )}
        <label htmlFor={id}>{isAnswer ? text.answerLabel : text.text}</label>
        <Input.TextArea
          id={id}
          autoSize={{ minRows: 4, maxRows: 10 }}
          value={words}
          readOnly={isBusy}
          status={wordsProblem ? 'error' : undefined}
          aria-invalid={Boolean(wordsProblem)}
          aria-describedby={wordsProblem ? `${id}-problem ${id}-hint` : `${id}-hint`}
          onChange={(event) => {
            setWords(event.target.value);
            setProblem(undefined);
          }}
        />
        {wordsProblem && (
          <p id={`${id}-problem`} className="field-problem" role="alert">
            {wordsProblem}
          </p>
        )}
        <p id={`${id}-hint`} className="field-hint">
          {isAnswer ? text.answerHint : text.makeHint}
        </p>
      </form>
    </Dialog>
  );
}
