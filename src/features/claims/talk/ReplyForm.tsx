import { Button, Checkbox, Input } from 'antd';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { useCreateSavedReplyMutation, useUpdateSavedReplyMutation, type SavedReply } from '../../../api/replies';
import { errorMessage, fieldErrors } from '../../../api/envelope';
import { savedReplyProblems, type Problem } from '../../../contract/rules';
import { notifyDone } from '../../../ui/notices';
import { notify, toastMs } from '../../../ui/notify';
import { repliesText as text } from './repliesText';

/** Creates a saved reply or, with `reply`, edits the user's own one. */
export function ReplyForm({ reply, onClose }: { reply: SavedReply | undefined; onClose: () => void }) {
  const [values, setValues] = useState({
    name: reply?.name ?? '',
    text: reply?.text ?? '',
    is_shared: reply?.is_shared ?? false,
  });
  const [problems, setProblems] = useState<Problem[]>([]);
  const [create, creating] = useCreateSavedReplyMutation();
  const [update, updating] = useUpdateSavedReplyMutation();
  const set = (change: Partial<typeof values>) => {
    setValues({ ...values, ...change });
    setProblems((before) => before.filter(({ field }) => !(field in change)));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = savedReplyProblems(values);
    setProblems(wrong);
    if (wrong.length > 0) return;
    try {
      await (reply ? update({ id: reply.id, body: values }) : create({ body: values })).unwrap();
      notifyDone(text.saved);
      onClose();
    } catch (error) {
      const refused = fieldErrors(error);
      setProblems(refused);
      if (refused.length === 0) notify({ type: 'error', title: errorMessage(error), durationMs: toastMs.error });
    }
  };

  return (
    <form className="replies" onSubmit={(event) => void submit(event)}>
      <Field label={text.name} problem={problems.find(({ field }) => field === 'name')?.message}>
        {(id, isWrong) => (
          <Input
            id={id}
            autoFocus
            value={values.name}
            status={isWrong ? 'error' : undefined}
            onChange={(event) => set({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={text.text} problem={problems.find(({ field }) => field === 'text')?.message}>
        {(id, isWrong) => (
          <Input.TextArea
            id={id}
            autoSize={{ minRows: 4, maxRows: 10 }}
            value={values.text}
            status={isWrong ? 'error' : undefined}
            onChange={(event) => set({ text: event.target.value })}
          />
        )}
      </Field>
      <p className="field-hint">{text.gaps}</p>
      <Checkbox checked={values.is_shared} onChange={(event) => set({ is_shared: event.target.checked })}>
        {text.share}
      </Checkbox>
      <p className="note-actions">
        <Button type="primary" htmlType="submit" loading={creating.isLoading || updating.isLoading}>
          {text.save}
        </Button>
        <Button onClick={onClose}>{text.back}</Button>
      </p>
    </form>
  );
}

interface FieldProps {
  label: string;
  problem: string | undefined;
  children: (id: string, isWrong: boolean) => ReactNode;
}

function Field({ label, problem, children }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id, problem !== undefined)}
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
