import './talk.css';
import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useDeleteSavedReplyMutation, useListSavedRepliesQuery, type SavedReply } from '../../../api/replies';
import { errorMessage } from '../../../api/envelope';
import { fillReply, type ReplyFacts } from '../../../contract/replyText';
import { Dialog } from '../../../ui/Dialog';
import { ErrorState } from '../../../ui/states';
import { notifyDone, notifyFailed } from '../../../ui/notices';
import { uiText } from '../../../ui/text';
import { useConfirm } from '../../../ui/useDialog';
import { matchesWords } from '../../../ui/words';
import { ReplyForm } from './ReplyForm';
import { repliesText as text } from './repliesText';

export interface RepliesDialogProps {
  facts: ReplyFacts;
  /** Called with the chosen text, its placeholders replaced. */
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** Chooses one of the staff's saved replies; the user can create, change and delete their own here. */
export default function RepliesDialog({ facts, onChoose, onClose }: RepliesDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [query, setQuery] = useState('');
  const [edited, setEdited] = useState<SavedReply | 'new'>();
  const { currentData, error, refetch } = useListSavedRepliesQuery();
  const replies = currentData?.items ?? [];
  const matching = replies.filter((reply) => matchesWords(`${reply.name} ${reply.text}`, query));
  const choose = (reply: SavedReply) => {
    onChoose(fillReply(reply.text, facts));
    setIsOpen(false);
  };

  return (
    <Dialog
      open={isOpen}
      afterClose={onClose}
      title={edited === undefined ? text.title : edited === 'new' ? text.newTitle : text.editTitle}
      footer={null}
      // A click outside must not discard the input.
      mask={{ closable: edited === undefined }}
      onCancel={() => setIsOpen(false)}
    >
      {edited !== undefined ? (
        <ReplyForm reply={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      ) : (
        <div className="replies">
          {error && <ErrorState title={text.failed} message={errorMessage(error)} onRetry={() => void refetch()} />}
          {replies.length > 0 && (
            <Input
              autoFocus
              type="search"
              aria-label={text.search}
              placeholder={text.search}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              onPressEnter={() => matching[0] && choose(matching[0])}
            />
          )}
          {!currentData && !error && <p className="card-soft">{uiText.loading}</p>}
          {currentData && matching.length === 0 && <p>{replies.length === 0 ? text.none : text.noMatch}</p>}
          <ul>
            {matching.map((reply) => (
              <ReplyItem
                key={reply.id}
                reply={reply}
                facts={facts}
                onChoose={() => choose(reply)}
                onEdit={() => setEdited(reply)}
              />
            ))}
          </ul>
          <Button onClick={() => setEdited('new')}>{text.add}</Button>
        </div>
      )}
    </Dialog>
  );
}

interface ReplyItemProps {
  reply: SavedReply;
  facts: ReplyFacts;
  onChoose: () => void;
  onEdit: () => void;
}

function ReplyItem({ reply, facts, onChoose, onEdit }: ReplyItemProps) {
  const [remove, { isLoading }] = useDeleteSavedReplyMutation();
  const { confirm, dialog } = useConfirm();
  const askToRemove = () =>
    confirm({
      title: text.removeTitle(reply.name),
      children: <p>{reply.is_shared ? text.removeSharedHint : text.removeHint}</p>,
      okText: text.removeOk,
      isDangerous: true,
      onConfirm: () =>
        remove({ id: reply.id })
          .unwrap()
          .then(() => notifyDone(text.removed))
          .catch(notifyFailed),
    });
  return (
    <li>
      <button type="button" className="reply-choice" onClick={onChoose}>
        <strong>{reply.name}</strong>
        <span>{fillReply(reply.text, facts)}</span>
        {reply.is_shared && <small>{reply.is_own ? text.shared : text.sharedBy(reply.owner_name)}</small>}
      </button>
      {reply.is_own && (
        <>
          <Button
            type="text"
            icon={<EditOutlined aria-hidden />}
            aria-label={text.edit(reply.name)}
            title={text.edit(reply.name)}
            onClick={onEdit}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={text.remove(reply.name)}
            title={text.remove(reply.name)}
            loading={isLoading}
            onClick={askToRemove}
          />
          {dialog}
        </>
      )}
    </li>
  );
}
