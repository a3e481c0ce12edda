import '../../../ui/form/form.css';
import './MessageForm.css';
import { Button, Checkbox, Input } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { SnippetsOutlined } from '@ant-design/icons';
import { late } from '../../../ui/late';
import { useAddClaimCommentMutation } from '../../../api/claims';
import { errorMessage, fieldErrors, isOtherCommand } from '../../../api/envelope';
import type { ReplyFacts } from '../../../contract/replyText';
import { commentProblem, imagesProblem } from '../../../contract/rules';
import { submitByKey } from '../../../ui/form/submitKey';
import { useDraft } from '../../../ui/form/useDraft';
import { useLeaveGuard } from '../../../ui/leaveGuard';
import { notifyDone } from '../../../ui/notices';
import { PhotoPicker, usePhotoProblems, UploadProgress } from '../../../ui/upload/PhotoPicker';
import { useDraftFiles } from '../../../ui/upload/useDraftFiles';
import { uiText } from '../../../ui/text';
import { useConfirm, useDialog } from '../../../ui/useDialog';
import { talkText as text } from './talkText';
import { claimsText } from '../claimsText';
import { termText } from '../terms/termText';
import { messageFieldId } from '../claimActs';
import { useSendPhotos } from '../useSendPhotos';
import type { RepliesDialogProps } from './RepliesDialog';
import { repliesText } from './repliesText';

const RepliesDialog = late(() => import(/* webpackChunkName: "replies" */ './RepliesDialog'));

interface MessageFormProps {
  claimId: number;
  /** For staff: the values for the placeholders of saved replies. */
  facts?: ReplyFacts;
  /** For staff: the message may ask the claim's author a question, which pauses the claim's term. */
  canAsk?: boolean;
}

/**
 * The form for a new message of a claim, with text, photos or both: one button sends everything. The input survives a
 * reload, and leaving the page with unsent input asks for confirmation.
 */
export function MessageForm({ claimId, facts, canAsk = false }: MessageFormProps) {
  const draft = useDraft<{ text: string }>(`comment:${claimId}`);
  const [value, setValue] = useState(draft.restored?.text ?? '');
  const [files, setFiles] = useDraftFiles(draft.key);
  const [awaitsReply, setAwaitsReply] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [photosFailed, setPhotosFailed] = useState<string>();
  const [addComment, adding] = useAddClaimCommentMutation();
  const photos = useSendPhotos();
  /** Photos that were sent for a message that is not sent yet. */
  const sentPhotos = useRef<number[]>(undefined);
  const photoProblems = usePhotoProblems(files);
  const { confirm, dialog } = useConfirm();
  const replies = useDialog<RepliesDialogProps>(RepliesDialog);
  useLeaveGuard(value.trim() !== '' || files.length > 0, (leave) =>
    confirm({
      staysOnBack: true,
      title: text.unsentTitle,
      children: <p>{text.unsentHint}</p>,
      okText: text.leave,
      onConfirm: async () => leave(),
    }),
  );

  const change = (next: string) => {
    setValue(next);
    setProblem(undefined);
    draft.save({ text: next });
  };
  const openReplies =
    facts &&
    (() => replies.open({ facts, onChoose: (reply) => change(value.trim() === '' ? reply : `${value}\n${reply}`) }));
  const sendPhotos = async () => {
    const sent = files;
    const ids = await photos.send(claimId, sent);
    sentPhotos.current = [...(sentPhotos.current ?? []), ...ids];
    setFiles((current) => current.filter((file) => !sent.includes(file)));
    notifyDone(claimsText.imageAttached);
  };
  const sendText = async () => {
    await addComment({
      id: claimId,
      'idempotency-key': draft.requestKey,
      body: { text: value.trim(), image_ids: sentPhotos.current, ...(canAsk && awaitsReply && { awaits_reply: true }) },
    }).unwrap();
    sentPhotos.current = undefined;
    setAwaitsReply(false);
    setValue('');
    draft.clear();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The button is busy, but the key could submit again.
    if (adding.isLoading || photos.isSending) return;
    const isTextNeeded = files.length === 0 || value.trim() !== '';
    const wrong = isTextNeeded ? commentProblem(value) : undefined;
    setProblem(wrong);
    if (wrong || imagesProblem(files) || photoProblems.some(Boolean)) return;
    // Photos first: a message that mentions them must not exist without them. A retry does not send them again.
    if (files.length > 0) {
      const failure = await sendPhotos().catch((error: unknown) => errorMessage(error));
      if (failure) return setPhotosFailed(failure);
    }
    if (isTextNeeded) {
      const failure = await sendText().catch((error: unknown) => {
        if (isOtherCommand(error)) draft.renewKey({ text: value });
        return fieldErrors(error)[0]?.message ?? errorMessage(error);
      });
      if (failure) setProblem(failure);
    }
  };

  // On a claim's page an empty form is one line (`claimPage.css`).
  const isEmpty = value === '' && files.length === 0 && !problem && !photosFailed;
  return (
    <form
      className={isEmpty ? 'composer is-empty' : 'composer'}
      onKeyDown={submitByKey}
      onSubmit={(event) => void submit(event)}
    >
      <label htmlFor={messageFieldId(claimId)} className="visually-hidden">
        {text.commentLabel}
      </label>
      <Input.TextArea
        id={messageFieldId(claimId)}
        variant="borderless"
        autoSize={{ minRows: 2, maxRows: 10 }}
        placeholder={text.commentLabel}
        value={value}
        // Not disabled: it keeps the focus.
        readOnly={adding.isLoading || photos.isSending}
        status={problem ? 'error' : undefined}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (!openReplies || event.key !== '/' || value !== '') return;
          event.preventDefault();
          openReplies();
        }}
      />
      {canAsk && value.trim() !== '' && (
        <Checkbox
          className="composer-asks"
          checked={awaitsReply}
          onChange={({ target }) => setAwaitsReply(target.checked)}
        >
          {termText.ask}
        </Checkbox>
      )}
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
      <PhotoPicker
        id={`fotos-${claimId}`}
        button={text.attach}
        foot={
          <>
            {openReplies && (
              <Button
                icon={<SnippetsOutlined aria-hidden />}
                title={repliesText.open}
                aria-label={repliesText.open}
                onClick={openReplies}
              />
            )}
            <Button htmlType="submit" title={uiText.submitKey} loading={adding.isLoading || photos.isSending}>
              {text.comment}
            </Button>
          </>
        }
        files={files}
        problem={photosFailed}
        onChange={(next) => {
          setPhotosFailed(undefined);
          setFiles(next);
          // Photos without text are a draft too.
          draft.save({ text: value });
        }}
      />
      <UploadProgress progress={photos.progress} />
      {dialog}
      {replies.dialog}
    </form>
  );
}
