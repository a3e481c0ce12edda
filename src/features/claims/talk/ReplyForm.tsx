import { Checkbox, Input } from 'antd';
import { useCreateSavedReplyMutation, useUpdateSavedReplyMutation, type SavedReply } from '../../../api/replies';
import { limits } from '../../../contract/limits';
import { savedReplyProblems } from '../../../contract/rules';
import { Field } from '../../../ui/form/Field';
import { RecordForm } from '../../../ui/form/RecordForm';
import { useDraft } from '../../../ui/form/useDraft';
import { notifyDone } from '../../../ui/notices';
import { repliesText as text } from './repliesText';

type ReplyValues = Pick<SavedReply, 'name' | 'text' | 'is_shared'>;

/** Creates a saved reply or, with `reply`, edits the user's own one. The input stays until it is saved or cancelled. */
export function ReplyForm({ reply, onClose }: { reply: SavedReply | undefined; onClose: () => void }) {
  const draft = useDraft<ReplyValues>(`reply:${reply?.id ?? 'new'}`);
  const [create, creating] = useCreateSavedReplyMutation();
  const [update, updating] = useUpdateSavedReplyMutation();
  const { name = '', text: words = '', is_shared = false } = reply ?? {};
  return (
    <RecordForm<ReplyValues>
      draft={draft}
      initial={{ name, text: words, is_shared }}
      judge={savedReplyProblems}
      maxima={{ text: limits.commentMax }}
      isBusy={creating.isLoading || updating.isLoading}
      submitText={text.save}
      onSubmit={async (body) => {
        await (reply ? update({ id: reply.id, body }) : create({ body })).unwrap();
        draft.clear();
        notifyDone(text.saved);
        onClose();
      }}
      onCancel={() => {
        draft.clear();
        onClose();
      }}
    >
      {(field) => (
        <>
          <Field {...field('name')} label={text.name}>
            <Input autoFocus />
          </Field>
          <Field {...field('text')} label={text.text} hint={text.gaps}>
            <Input.TextArea autoSize={{ minRows: 4, maxRows: 10 }} />
          </Field>
          <Field {...field('is_shared')} label="" valuePropName="checked">
            <Checkbox>{text.share}</Checkbox>
          </Field>
        </>
      )}
    </RecordForm>
  );
}
