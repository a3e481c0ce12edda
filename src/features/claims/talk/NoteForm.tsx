import '../../../ui/form/form.css';
import './MessageForm.css';
import { Button } from 'antd';
import { useAddClaimNoteMutation } from '../../../api/claimNotes';
import { commentProblem } from '../../../contract/rules';
import { submitByKey } from '../../../ui/form/submitKey';
import { useMessageDraft } from '../../../ui/form/useMessageDraft';
import { useLeaveGuard } from '../../../ui/leaveGuard';
import { PhotoPicker, UploadProgress } from '../../../ui/upload/PhotoPicker';
import { uiText } from '../../../ui/text';
import { useConfirm } from '../../../ui/useDialog';
import { talkText, noteText as text } from './talkText';
import { NoteField } from './NoteField';

/**
 * The form for a new internal note, with photos. The input survives a reload, and leaving the page with unsaved input
 * asks for confirmation.
 */
export default function NoteForm({ claimId }: { claimId: number }) {
  const [addNote, { isLoading }] = useAddClaimNoteMutation();
  const { value, files, problem, progress, onType, onFiles, onSubmit } = useMessageDraft({
    name: `note:${claimId}`,
    isSending: isLoading,
    judge: commentProblem,
    send: ({ key, onProgress, ...body }) =>
      addNote({ id: claimId, 'idempotency-key': key, body, ...{ onProgress } }).unwrap(),
  });
  const { confirm, dialog } = useConfirm();
  useLeaveGuard(value.trim() !== '' || files.length > 0, (leave) =>
    confirm({
      staysOnBack: true,
      title: text.unsentTitle,
      children: <p>{text.unsentHint}</p>,
      okText: talkText.leave,
      onConfirm: async () => leave(),
    }),
  );

  return (
    <form className="composer is-note" onKeyDown={submitByKey} onSubmit={onSubmit}>
      <p className="field-hint">{text.hint}</p>
      <NoteField
        id={`nota-${claimId}`}
        label={text.label}
        value={value}
        problem={problem}
        isReadOnly={isLoading}
        onChange={onType}
      />
      <PhotoPicker
        id={`fotos-nota-${claimId}`}
        button={text.attach}
        foot={
          <Button htmlType="submit" title={uiText.submitKey} loading={isLoading}>
            {text.add}
          </Button>
        }
        files={files}
        onChange={onFiles}
      />
      <UploadProgress progress={progress} />
      {dialog}
    </form>
  );
}
