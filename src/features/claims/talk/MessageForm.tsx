import '../../../ui/form/form.css';
import './MessageForm.css';
import { Button, Checkbox, Input } from 'antd';
import { lazy, useRef, useState, type FormEvent } from 'react';
import { SnippetsOutlined } from '@ant-design/icons';
import { nanoid } from '@reduxjs/toolkit';
import { useAddClaimCommentMutation, useAttachClaimImagesMutation } from '../../../api/claims';
import { errorMessage, fieldErrors } from '../../../api/envelope';
import type { ReplyFacts } from '../../../contract/replies';
import { commentProblem, imagesProblem } from '../../../contract/rules';
import { useUploadProgress } from '../../../api/upload';
import { useDraft } from '../../../ui/form/useDraft';
import { useLeaveGuard } from '../../../ui/leaveGuard';
import { notifyDone } from '../../../ui/notices';
import { PhotoPicker, usePhotoProblems, UploadProgress } from '../../../ui/upload/PhotoPicker';
import { useDraftFiles } from '../../../ui/upload/useDraftFiles';
import { useConfirm } from '../../../ui/useConfirm';
import { useDialog } from '../../../ui/useDialog';
import { claimDetailText as text } from '../detail/claimDetailText';
import { claimsText } from '../claimsText';
import { termText } from '../terms/termText';
import type { RepliesDialogProps } from './RepliesDialog';
import { repliesText } from './repliesText';

const RepliesDialog = lazy(() => import(/* webpackChunkName: "replies" */ './RepliesDialog'));

interface MessageFormProps {
  claimId: number;
  /** For staff: what fills the gaps of the texts that they keep to answer with. */
  facts?: ReplyFacts;
  /** For staff: the message may ask whoever raised the claim something, which lets its term stand still. */
  canAsk?: boolean;
}

/**
 * A new message of a claim, with photos or of photos alone: one button sends both. What is written and chosen outlives a reload, and
 * leaving with something unsent asks.
 */
export function MessageForm({ claimId, facts, canAsk = false }: MessageFormProps) {
  const draft = useDraft<{ text: string }>(`comment:${claimId}`);
  const [value, setValue] = useState(draft.restored?.text ?? '');
  const [files, setFiles] = useDraftFiles(draft.key);
  const [asks, setAsks] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [photosFailed, setPhotosFailed] = useState<string>();
  const [addComment, adding] = useAddClaimCommentMutation();
  const [attach, attaching] = useAttachClaimImagesMutation();
  const { progress, watched } = useUploadProgress();
  const photosKey = useRef(nanoid());
  /** Photos that were sent for a message that is still to be. */
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
    const { items } = await watched((watch) =>
      attach({ id: claimId, 'idempotency-key': photosKey.current, body: { images: files }, ...{ watch } }).unwrap(),
    );
    // The last ones of the claim are these; the server takes none of somebody else's.
    sentPhotos.current = items.slice(-files.length).map(({ id }) => id);
    photosKey.current = nanoid();
    setFiles([]);
    notifyDone(claimsText.imageAttached);
  };
  const sendText = async () => {
    await addComment({
      id: claimId,
      'idempotency-key': draft.requestKey,
      body: { text: value.trim(), image_ids: sentPhotos.current, ...(canAsk && asks && { awaits_reply: true }) },
    }).unwrap();
    sentPhotos.current = undefined;
    setAsks(false);
    setValue('');
    draft.clear();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isTextNeeded = files.length === 0 || value.trim() !== '';
    const wrong = isTextNeeded ? commentProblem(value) : undefined;
    setProblem(wrong);
    if (wrong || imagesProblem(files) || photoProblems.some(Boolean)) return;
    // Photos first: a message that speaks of them must not stand without them. What was sent is not sent again by a second try.
    if (files.length > 0) {
      const failure = await sendPhotos().catch((error: unknown) => errorMessage(error));
      if (failure) return setPhotosFailed(failure);
    }
    if (isTextNeeded) {
      const failure = await sendText().catch((error: unknown) => fieldErrors(error)[0]?.message ?? errorMessage(error));
      if (failure) setProblem(failure);
    }
  };

  return (
    <form className="composer" onSubmit={(event) => void submit(event)}>
      <label htmlFor={`comentario-${claimId}`} className="visually-hidden">
        {text.commentLabel}
      </label>
      <Input.TextArea
        id={`comentario-${claimId}`}
        variant="borderless"
        autoSize={{ minRows: 2, maxRows: 10 }}
        placeholder={text.commentLabel}
        value={value}
        status={problem ? 'error' : undefined}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (!openReplies || event.key !== '/' || value !== '') return;
          event.preventDefault();
          openReplies();
        }}
      />
      {canAsk && value.trim() !== '' && (
        <Checkbox className="composer-asks" checked={asks} onChange={({ target }) => setAsks(target.checked)}>
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
            <Button type="primary" htmlType="submit" loading={adding.isLoading || attaching.isLoading}>
              {text.comment}
            </Button>
          </>
        }
        files={files}
        problem={photosFailed}
        onChange={(next) => {
          setPhotosFailed(undefined);
          setFiles(next);
          // Photos alone are a draft too.
          draft.save({ text: value });
        }}
      />
      <UploadProgress progress={progress} />
      {dialog}
      {replies.dialog}
    </form>
  );
}
