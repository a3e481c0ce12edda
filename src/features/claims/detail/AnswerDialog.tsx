import { Form, Input } from 'antd';
import { useState } from 'react';
import { useAnswerClaimMutation } from '../../../api/claimRounds';
import { useUploadProgress } from '../../../api/upload';
import { answerText as text } from '../../../contract/claimEndText';
import { allScores, answerProblems, noProblem } from '../../../contract/claimAnswerRules';
import type { AnswerVerdict } from '../../../contract/claimStatus';
import { limits } from '../../../contract/limits';
import type { Problem } from '../../../contract/rules';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/form/Field';
import { RadioChoice } from '../../../ui/form/RadioChoice';
import { RecordForm } from '../../../ui/form/RecordForm';
import { useDraft } from '../../../ui/form/useDraft';
import { notifyDone } from '../../../ui/notices';
import { photosProblem } from '../../../ui/upload/imageFiles';
import { PhotoPicker, UploadProgress, usePhotoProblems } from '../../../ui/upload/PhotoPicker';
import { uploadText } from '../../../ui/upload/uploadText';
import { useDraftFiles } from '../../../ui/upload/useDraftFiles';

export interface AnswerDialogProps {
  claimId: number;
  verdict: AnswerVerdict;
  onClose: () => void;
}

interface Values {
  score?: number;
  comment?: string;
  /** Registers the photos as a form field, so that their errors are shown there. */
  images?: null;
}

/** A "yes" with an optional score and comment, or a "no" with words or photos. */
export default function AnswerDialog({ claimId, verdict, onClose }: AnswerDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [send, { isLoading }] = useAnswerClaimMutation();
  const draft = useDraft<Values>(`answer-${verdict}:${claimId}`);
  const [images, setImages] = useDraftFiles(draft.key);
  const photoProblems = usePhotoProblems(images);
  const { progress, withProgress } = useUploadProgress();
  const isNo = verdict === 'no';

  const judge = ({ comment }: Values): Problem[] => {
    const missing = isNo ? noProblem(comment, images.length) : undefined;
    return [
      ...answerProblems({ verdict, comment }),
      ...(missing ? [{ field: 'comment', message: missing }] : []),
      ...photosProblem(images, photoProblems),
    ];
  };
  const onSubmit = async ({ score, comment }: Values) => {
    const body = { verdict, score, comment: comment?.trim() || undefined, images };
    await withProgress((onProgress) =>
      send({ id: claimId, 'idempotency-key': draft.requestKey, body, ...{ onProgress } }).unwrap(),
    );
    draft.clear();
    notifyDone(text.sent);
    setIsOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      afterClose={onClose}
      title={isNo ? text.noTitle : text.yesTitle}
      footer={null}
      onCancel={() => setIsOpen(false)}
    >
      <RecordForm<Values>
        name="respuesta"
        draft={{ ...draft, onDiscard: () => setImages([]) }}
        initial={{ images: null }}
        judge={judge}
        notes={{ below: <UploadProgress progress={progress} /> }}
        maxima={{ comment: limits.commentMax }}
        isBusy={isLoading}
        submitText={text.send}
        onSubmit={onSubmit}
        onCancel={() => setIsOpen(false)}
      >
        {(field) => (
          <>
            {!isNo && (
              <Field {...field('score')} label={text.score} hint={text.scoreEnds}>
                <RadioChoice
                  label={text.score}
                  isRow
                  options={allScores.map((value) => ({ value, label: String(value), name: text.scoreOf(value) }))}
                />
              </Field>
            )}
            <Field
              {...field('comment')}
              label={isNo ? text.whatIsWrong : text.comment}
              hint={isNo ? text.noHint : text.yesHint}
            >
              <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} />
            </Field>
            {isNo && (
              <Form.Item label={uploadText.photos} htmlFor="fotos">
                <PhotoPicker files={images} onChange={setImages} problem={field('images').problem} />
              </Form.Item>
            )}
          </>
        )}
      </RecordForm>
    </Dialog>
  );
}
