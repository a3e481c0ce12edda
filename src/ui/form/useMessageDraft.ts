import { useState, type FormEvent } from 'react';
import { errorMessage, fieldErrors, isOtherCommand } from '../../api/envelope';
import { useUploadProgress } from '../../api/upload';
import { imagesProblem } from '../../contract/rules';
import { usePhotoProblems } from '../upload/PhotoPicker';
import { useDraftFiles } from '../upload/useDraftFiles';
import { useDraft } from './useDraft';

/** A message that is sent: its text without surrounding spaces, its photos, and what the call needs besides. */
interface SentMessage {
  text: string;
  images: File[];
  key: string;
  onProgress: (part: number) => void;
}

interface MessageDraftOptions {
  /** Name of the draft, which survives a reload. */
  name: string;
  isSending: boolean;
  /** Returns the problem of a message; undefined if it can be sent. */
  judge: (text: string, images: File[]) => string | undefined;
  /** Sends the message. If it rejects, the input stays and the error is shown. */
  send: (message: SentMessage) => Promise<unknown>;
}

/** A text with photos, as a draft that is emptied once it is sent. */
export function useMessageDraft({ name, isSending, judge, send }: MessageDraftOptions) {
  const draft = useDraft<{ text: string }>(name);
  const [value, setValue] = useState(draft.restored?.text ?? '');
  const [files, setFiles] = useDraftFiles(draft.key);
  const [problem, setProblem] = useState<string>();
  const photoProblems = usePhotoProblems(files);
  const { progress, withProgress } = useUploadProgress();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The button is busy, but the key could submit again.
    if (isSending) return;
    const wrong = judge(value, files);
    setProblem(wrong);
    if (wrong || imagesProblem(files) || photoProblems.some(Boolean)) return;
    const images = files;
    try {
      await withProgress((onProgress) => send({ text: value.trim(), images, key: draft.requestKey, onProgress }));
      setValue('');
      draft.clear();
      setFiles((current) => current.filter((file) => !images.includes(file)));
    } catch (error) {
      if (isOtherCommand(error)) draft.renewKey({ text: value });
      setProblem(fieldErrors(error)[0]?.message ?? errorMessage(error));
    }
  };
  return {
    value,
    files,
    problem,
    progress,
    onType: (text: string) => {
      setValue(text);
      setProblem(undefined);
      draft.save({ text });
    },
    onFiles: (next: File[]) => {
      setFiles(next);
      draft.save({ text: value });
    },
    onSubmit: (event: FormEvent) => void submit(event),
  };
}
