import { Button } from 'antd';
import { nanoid } from '@reduxjs/toolkit';
import { useAddClaimCommentMutation, useListClaimCommentsQuery } from '../../../api/claims';
import { notifyDone, notifyFailed } from '../../../ui/notices';
import { useConfirm } from '../../../ui/useConfirm';
import { visitsText as text } from '../../../visits/visitsText';
import { selectComments } from '../claimsStore';

interface NobodyCameProps {
  claimId: number;
  /** The date of the visit in words (`spanWords`). */
  date: string;
}

/**
 * For the resident, once the time of a visit is over and its result is not recorded: a button that tells the company
 * that nobody came. It sends a message of the claim, so that staff are notified and the resident can add to it.
 */
export function NobodyCame({ claimId, date }: NobodyCameProps) {
  const { comments, isKnown } = useListClaimCommentsQuery({ id: claimId }, { selectFromResult: selectComments });
  const [addComment] = useAddClaimCommentMutation();
  const { confirm, dialog } = useConfirm();
  const message = text.nobodyCameMessage(date);
  if (!isKnown) return null;
  if (comments.some((comment) => comment.text === message)) return <p className="card-soft">{text.nobodyCameTold}</p>;
  const tell = () => {
    const requestKey = nanoid();
    confirm({
      title: text.nobodyCame,
      children: <p>{text.nobodyCameHint(message)}</p>,
      okText: text.send,
      onConfirm: () =>
        addComment({ id: claimId, 'idempotency-key': requestKey, body: { text: message } })
          .unwrap()
          .then(() => notifyDone(text.nobodyCameSent), notifyFailed),
    });
  };
  return (
    <div className="visit-actions">
      <Button onClick={tell}>{text.nobodyCame}</Button>
      {dialog}
    </div>
  );
}
