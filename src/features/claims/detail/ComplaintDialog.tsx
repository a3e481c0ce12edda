import { Input } from 'antd';
import { useState } from 'react';
import { useAnswerComplaintMutation, useCreateComplaintMutation, type Complaint } from '../../../api/complaints';
import {
  answerOfComplaintProblems,
  complaintAsks,
  complaintProblems,
  type ComplaintAsk,
} from '../../../contract/complaintRules';
import { limits } from '../../../contract/limits';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/form/Field';
import { RadioChoice } from '../../../ui/form/RadioChoice';
import { RecordForm } from '../../../ui/form/RecordForm';
import { useDraft } from '../../../ui/form/useDraft';
import { notifyDone } from '../../../ui/notices';
import { complaintAskLabels } from '../../../contract/claimEndText';
import { complaintText as text } from './complaintText';

type Act = { kind: 'make'; claimId: number } | { kind: 'answer'; complaint: Complaint };
export interface ComplaintDialogProps {
  act: Act;
  onClose: () => void;
}

/** Makes a formal complaint, or answers one. */
export default function ComplaintDialog({ act, onClose }: ComplaintDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <Dialog
      open={isOpen}
      afterClose={onClose}
      title={act.kind === 'answer' ? text.answerTitle(act.complaint.number) : text.make}
      footer={null}
      onCancel={close}
    >
      {act.kind === 'answer' ? (
        <AnswerForm complaint={act.complaint} onClose={close} />
      ) : (
        <MakeForm claimId={act.claimId} onClose={close} />
      )}
    </Dialog>
  );
}

interface Made {
  asks?: ComplaintAsk;
  text?: string;
}

function MakeForm({ claimId, onClose }: { claimId: number; onClose: () => void }) {
  const draft = useDraft<Made>(`complaint:${claimId}`);
  const [create, { isLoading }] = useCreateComplaintMutation();
  const onSubmit = async ({ asks, text: words = '' }: Made) => {
    const body = { asks: asks!, text: words.trim() };
    const { number } = await create({ id: claimId, 'idempotency-key': draft.requestKey, body }).unwrap();
    draft.clear();
    notifyDone(text.sent(number));
    onClose();
  };
  return (
    <RecordForm<Made>
      name="reclamo-formal"
      draft={draft}
      initial={{}}
      judge={complaintProblems}
      maxima={{ text: limits.commentMax }}
      isBusy={isLoading}
      submitText={text.send}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      {(field) => (
        <>
          <Field {...field('asks')} label={text.asks}>
            <RadioChoice
              label={text.asks}
              isRow
              options={complaintAsks.map((value) => ({ value, label: complaintAskLabels[value] }))}
            />
          </Field>
          <Field {...field('text')} label={text.text} hint={text.makeHint}>
            <Input.TextArea autoSize={{ minRows: 4, maxRows: 10 }} />
          </Field>
        </>
      )}
    </RecordForm>
  );
}

interface Answered {
  answer?: string;
}

function AnswerForm({ complaint: { id }, onClose }: { complaint: Complaint; onClose: () => void }) {
  const draft = useDraft<Answered>(`complaint-answer:${id}`);
  const [send, { isLoading }] = useAnswerComplaintMutation();
  const onSubmit = async ({ answer = '' }: Answered) => {
    await send({ id, body: { answer: answer.trim() } }).unwrap();
    draft.clear();
    notifyDone(text.answered);
    onClose();
  };
  return (
    <RecordForm<Answered>
      name="respuesta-formal"
      draft={draft}
      initial={{}}
      judge={answerOfComplaintProblems}
      maxima={{ answer: limits.commentMax }}
      isBusy={isLoading}
      submitText={text.answer}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      {(field) => (
        <Field {...field('answer')} label={text.answerLabel} hint={text.answerHint}>
          <Input.TextArea autoSize={{ minRows: 4, maxRows: 10 }} />
        </Field>
      )}
    </RecordForm>
  );
}
