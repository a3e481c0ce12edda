import '../../../ui/form/form.css';
import '../edit/finish.css';
import { Input } from 'antd';
import { nanoid } from '@reduxjs/toolkit';
import { useId, useRef, useState } from 'react';
import { useAnswerClaimMutation } from '../../../api/claimAnswers';
import { errorMessage, fieldErrors } from '../../../api/envelope';
import { useUploadProgress } from '../../../api/upload';
import { answerText as text } from '../../../contract/answerText';
import { allScores, answerProblems, noProblem } from '../../../contract/claimAnswerRules';
import type { AnswerVerdict } from '../../../contract/claimStatus';
import { imagesProblem } from '../../../contract/rules';
import { Dialog } from '../../../ui/Dialog';
import { submitByKey } from '../../../ui/form/submitKey';
import { useDialogFocus } from '../../../ui/form/useDialogFocus';
import { notifyDone } from '../../../ui/notices';
import { uiText } from '../../../ui/text';
import { PhotoPicker, UploadProgress, usePhotoProblems } from '../../../ui/upload/PhotoPicker';

export interface AnswerDialogProps {
  claimId: number;
  verdict: AnswerVerdict;
  onClose: () => void;
}

/** A "yes" with an optional score and comment, or a "no" with words or photos. */
export default function AnswerDialog({ claimId, verdict, onClose }: AnswerDialogProps) {
  const id = useId();
  useDialogFocus(id);
  const [send] = useAnswerClaimMutation();
  const { progress, withProgress } = useUploadProgress();
  const key = useRef(nanoid());
  const [comment, setComment] = useState('');
  const [score, setScore] = useState<number>();
  const [files, setFiles] = useState<File[]>([]);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  const photoProblems = usePhotoProblems(files);
  const isNo = verdict === 'no';

  const submit = async () => {
    if (isBusy) return;
    const wrong =
      answerProblems({ verdict, comment })[0]?.message ?? (isNo ? noProblem(comment, files.length) : undefined);
    setProblem(wrong);
    if (wrong || imagesProblem(files) || photoProblems.some(Boolean)) return;
    setIsBusy(true);
    try {
      const body = { verdict, score, comment: comment.trim() || undefined, images: files };
      await withProgress((onProgress) =>
        send({ id: claimId, 'idempotency-key': key.current, body, ...{ onProgress } }).unwrap(),
      );
      notifyDone(text.sent);
      setIsOpen(false);
    } catch (error) {
      key.current = nanoid();
      setProblem(fieldErrors(error)[0]?.message ?? errorMessage(error));
    }
    setIsBusy(false);
  };

  return (
    <Dialog
      open={isOpen}
      afterClose={onClose}
      title={isNo ? text.noTitle : text.yesTitle}
      okText={text.send}
      cancelText={uiText.back}
      confirmLoading={isBusy}
      // A click outside must not discard the input.
      mask={{ closable: comment.trim() === '' && files.length === 0 }}
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
        {!isNo && (
          <fieldset className="answer-scores">
            <legend>{text.score}</legend>
            {allScores.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name={`${id}-score`}
                  aria-label={text.scoreOf(each)}
                  checked={score === each}
                  onChange={() => setScore(each)}
                />
                <span>{each}</span>
              </label>
            ))}
            <p className="field-hint">{text.scoreEnds}</p>
          </fieldset>
        )}
        <label htmlFor={id}>{isNo ? text.whatIsWrong : text.comment}</label>
        <Input.TextArea
          id={id}
          autoSize={{ minRows: 3, maxRows: 8 }}
          value={comment}
          readOnly={isBusy}
          status={problem ? 'error' : undefined}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? `${id}-problem ${id}-hint` : `${id}-hint`}
          onChange={(event) => {
            setComment(event.target.value);
            setProblem(undefined);
          }}
        />
        {problem && (
          <p id={`${id}-problem`} className="field-problem" role="alert">
            {problem}
          </p>
        )}
        <p id={`${id}-hint`} className="field-hint">
          {isNo ? text.noHint : text.yesHint}
        </p>
        {isNo && (
          <>
            <PhotoPicker id={`${id}-fotos`} files={files} onChange={setFiles} />
            <UploadProgress progress={progress} />
          </>
        )}
      </form>
    </Dialog>
  );
}
