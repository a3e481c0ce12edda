import './works.css';
import { Button, Input } from 'antd';
import { useEffect, useState, type FormEvent } from 'react';
import { errorMessage, fieldErrors, isOtherCommand } from '../../api/envelope';
import { useUploadProgress } from '../../api/upload';
import { useReadWorkMessagesMutation, useSendWorkMessageMutation, type WorkOrderDetail } from '../../api/works';
import { imagesProblem } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { workMessageProblems } from '../../contract/workRules';
import { formatInstant } from '../../ui/dates';
import { submitByKey } from '../../ui/form/submitKey';
import { useDraft } from '../../ui/form/useDraft';
import { logFailure } from '../../ui/log';
import { Panel } from '../../ui/Panel';
import { PhotoGallery } from '../../ui/photos/PhotoGallery';
import { uiText } from '../../ui/text';
import { PhotoPicker, UploadProgress, usePhotoProblems } from '../../ui/upload/PhotoPicker';
import { useDraftFiles } from '../../ui/upload/useDraftFiles';
import { worksText as text } from './worksText';

/**
 * The messages between the company and the contractor of a work order, which residents never read. Showing them marks
 * them as read. Renders nothing if a staff member does the work.
 */
export function WorkMessages({ work }: { work: WorkOrderDetail }) {
  const { id, contractor, messages, photos, unread_messages: unread } = work;
  const [markRead] = useReadWorkMessagesMutation();
  useEffect(() => {
    if (unread > 0)
      markRead({ id })
        .unwrap()
        .catch((error: unknown) => logFailure('mark messages as read', error));
  }, [id, unread, markRead]);
  if (!contractor) return null;
  return (
    <Panel title={text.messages}>
      {messages.length === 0 && <p className="card-soft">{text.noMessages}</p>}
      <ol className="work-history">
        {messages.map(({ id: messageId, text: words, at, by }) => {
          const images = photos.filter((photo) => photo.message_id === messageId);
          return (
            <li key={messageId}>
              <span className="card-soft">
                <strong>{by}</strong> <time dateTime={at}>{formatInstant(at)}</time>
              </span>
              {words && <p className="pre-line">{words}</p>}
              {images.length > 0 && <PhotoGallery images={images} alt={text.messagePhoto} isSmall />}
            </li>
          );
        })}
      </ol>
      <MessageForm id={id} name={contractor.name} />
    </Panel>
  );
}

/** The form for a message. The input survives a reload. */
function MessageForm({ id, name }: { id: number; name: string }) {
  const draft = useDraft<{ text: string }>(`work-message:${id}`);
  const [value, setValue] = useState(draft.restored?.text ?? '');
  const [files, setFiles] = useDraftFiles(draft.key);
  const [problem, setProblem] = useState<string>();
  const photoProblems = usePhotoProblems(files);
  const [send, { isLoading }] = useSendWorkMessageMutation();
  const { progress, withProgress } = useUploadProgress();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The button is busy, but the key could submit again.
    if (isLoading) return;
    const isEmpty = !value.trim() && files.length === 0;
    const wrong = isEmpty ? rulesText.workMessage : workMessageProblems({ text: value })[0]?.message;
    setProblem(wrong);
    if (wrong || imagesProblem(files) || photoProblems.some(Boolean)) return;
    const sent = files;
    try {
      await withProgress((onProgress) =>
        send({
          id,
          'idempotency-key': draft.requestKey,
          body: { text: value.trim() || undefined, images: sent },
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
  const fieldId = `mensaje-trabajo-${id}`;
  return (
    <form className="work-message" onKeyDown={submitByKey} onSubmit={(event) => void submit(event)}>
      <label htmlFor={fieldId}>{text.messageTo(name)}</label>
      <Input.TextArea
        id={fieldId}
        autoSize={{ minRows: 2, maxRows: 8 }}
        value={value}
        readOnly={isLoading}
        status={problem ? 'error' : undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={`${fieldId}-hint`}
        onChange={({ target }) => {
          setValue(target.value);
          setProblem(undefined);
          draft.save({ text: target.value });
        }}
      />
      <span
        id={`${fieldId}-hint`}
        className={problem ? 'field-problem' : 'field-hint'}
        role={problem ? 'alert' : undefined}
      >
        {problem ?? text.messageHint}
      </span>
      <PhotoPicker
        id={`fotos-${fieldId}`}
        button={text.messageAttach}
        foot={
          <Button type="primary" htmlType="submit" title={uiText.submitKey} loading={isLoading}>
            {text.messageSend}
          </Button>
        }
        files={files}
        onChange={(next) => {
          setFiles(next);
          draft.save({ text: value });
        }}
      />
      <UploadProgress progress={progress} />
    </form>
  );
}
