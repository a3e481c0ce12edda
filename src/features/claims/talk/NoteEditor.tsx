import './MessageForm.css';
import { Button } from 'antd';
import { useState, type FormEvent } from 'react';
import { useEditClaimNoteMutation, type ClaimNote } from '../../../api/claimNotes';
import { errorMessage, fieldErrors } from '../../../api/envelope';
import { commentProblem } from '../../../contract/rules';
import { submitByKey } from '../../../ui/form/submitKey';
import { uiText } from '../../../ui/text';
import { NoteField } from './NoteField';
import { noteText as text } from './talkText';

/** Edits the text of a note in place. */
export default function NoteEditor({ note, onClose }: { note: ClaimNote; onClose: () => void }) {
  const [value, setValue] = useState(note.text);
  const [problem, setProblem] = useState<string>();
  // The text when editing began: the save must not overwrite a change of another window.
  const [from] = useState(note.text);
  const [edit, { isLoading }] = useEditClaimNoteMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The button is busy, but the key could submit again.
    if (isLoading) return;
    const wrong = commentProblem(value);
    setProblem(wrong);
    if (wrong) return;
    try {
      await edit({ id: note.id, body: { text: value.trim(), from } }).unwrap();
      onClose();
    } catch (error) {
      setProblem(fieldErrors(error)[0]?.message ?? errorMessage(error));
    }
  };
  return (
    <form className="composer" onKeyDown={submitByKey} onSubmit={(event) => void submit(event)}>
      <NoteField
        id={`editar-nota-${note.id}`}
        label={text.editLabel}
        value={value}
        problem={problem}
        isReadOnly={isLoading}
        onChange={(next) => {
          setValue(next);
          setProblem(undefined);
        }}
      />
      <p className="note-actions">
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {text.save}
        </Button>
        <Button onClick={onClose}>{uiText.cancel}</Button>
      </p>
    </form>
  );
}
