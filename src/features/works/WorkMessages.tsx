import './works.css';
import { Button, Input } from 'antd';
import { useEffect } from 'react';
import { useReadWorkMessagesMutation, useSendWorkMessageMutation, type WorkOrderDetail } from '../../api/works';
import { rulesText } from '../../contract/rulesText';
import { workMessageProblems } from '../../contract/workRules';
import { formatInstant } from '../../ui/dates';
import { submitByKey } from '../../ui/form/submitKey';
import { useMessageDraft } from '../../ui/form/useMessageDraft';
import { logFailure } from '../../ui/log';
import { Panel } from '../../ui/Panel';
import { PhotoGallery } from '../../ui/photos/PhotoGallery';
import { uiText } from '../../ui/text';
import { PhotoPicker, UploadProgress } from '../../ui/upload/PhotoPicker';
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
  const [sendMessage, { isLoading }] = useSendWorkMessageMutation();
  const { value, files, problem, progress, onType, onFiles, onSubmit } = useMessageDraft({
    name: `work-message:${id}`,
    isSending: isLoading,
    judge: (words, images) =>
      words.trim() || images.length > 0 ? workMessageProblems({ text: words })[0]?.message : rulesText.workMessage,
    send: ({ key, onProgress, text: words, images }) =>
      sendMessage({
        id,
        'idempotency-key': key,
        body: { text: words || undefined, images },
        ...{ onProgress },
      }).unwrap(),
  });
  const fieldId = `mensaje-trabajo-${id}`;
  return (
    <form className="work-message" onKeyDown={submitByKey} onSubmit={onSubmit}>
      <label htmlFor={fieldId}>{text.messageTo(name)}</label>
      <Input.TextArea
        id={fieldId}
        autoSize={{ minRows: 2, maxRows: 8 }}
        value={value}
        readOnly={isLoading}
        status={problem ? 'error' : undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={`${fieldId}-hint`}
        onChange={({ target }) => onType(target.value)}
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
          <Button htmlType="submit" title={uiText.submitKey} loading={isLoading}>
            {text.messageSend}
          </Button>
        }
        files={files}
        onChange={onFiles}
      />
      <UploadProgress progress={progress} />
    </form>
  );
}
