import '../../../ui/form/form.css';
import './MessageForm.css';
import { Button } from 'antd';
import { useState, type FormEvent } from 'react';
import { useAddClaimNoteMutation } from '../../../api/claimNotes';
import { errorMessage, fieldErrors, isOtherCommand } from '../../../api/envelope';
import { useUploadProgress } from '../../../api/upload';
import { commentProblem, imagesProblem } from '../../../contract/rules';
import { submitByKey } from '../../../ui/form/submitKey';
import { useDraft } from '../../../ui/form/useDraft';
import { useLeaveGuard } from '../../../ui/leaveGuard';
import { PhotoPicker, usePhotoProblems, UploadProgress } from '../../../ui/upload/PhotoPicker';
import { useDraftFiles } from '../../../ui/upload/useDraftFiles';
import { uiText } from '../../../ui/text';
import { useConfirm } from '../../../ui/useDialog';
import { talkText, noteText as text } from './talkText';
import { NoteField } from './NoteField';

/**
 * The form for a new internal note, with photos. The input survives a reload, and leaving the page with unsaved input
 * asks for confirmation.
 */
export default function NoteForm({ claimId }: { claimId: number }) {
  const draft = useDraft<{ text: string }>(`note:${claimId}`);
  const [value, setValue] = useState(draft.restored?.text ?? '');
  const [files, setFiles] = useDraftFiles(draft.key);
  const [problem, setProblem] = useState<string>();
  const [addNote, { isLoading }] = useAddClaimNoteMutation();
  const { progress, withProgress } = useUploadProgress();
  const photoProblems = usePhotoProblems(files);
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

  const change = (next: string) => {
    setValue(next);
    setProblem(undefined);
    draft.save({ text: next });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The button is busy, but the key could submit again.
    if (isLoading) return;
    const wrong = commentProblem(value);
    setProblem(wrong);
    if (wrong || imagesProblem(files) || photoProblems.some(Boolean)) return;
    const sent = files;
    try {
      await withProgress((onProgress) =>
        addNote({
          id: claimId,
          'idempotency-key': draft.requestKey,
          body: { text: value.trim(), images: sent },
          ...{ onProgress },
        }).unwrap(),
      );
      setValue('');
      draft.clear();
      setFiles((current) => current.filter((file) => !sent.includes(file)));
    } catch (error) {
      if (isOtherCommand(error)) draft.renewKey({ text: value });
      setProblem(fieldErrors(error)[0]?.message ?? errorMessage(error));
    }
  };

  return (
    <form className="composer is-note" onKeyDown={submitByKey} onSubmit={(event) => void submit(event)}>
      <p className="field-hint">{text.hint}</p>
      <NoteField
        id={`nota-${claimId}`}
        label={text.label}
        value={value}
        problem={problem}
        isReadOnly={isLoading}
        onChange={change}
      />
      <PhotoPicker
        id={`fotos-nota-${claimId}`}
        button={text.attach}
        foot={
          <Button type="primary" htmlType="submit" title={uiText.submitKey} loading={isLoading}>
            {text.add}
          </Button>
        }
        files={files}
        onChange={(next) => {
          setFiles(next);
          draft.save({ text: value });
        }}
      />
      <UploadProgress progress={progress} />
      {dialog}
    </form>
  );
}
