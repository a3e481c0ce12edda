import { Button, Input } from 'antd';
import { useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { errorMessage, fieldErrors } from '../../api/envelope';
import { useAddClaimCommentMutation, useListClaimCommentsQuery } from '../../api/claims';
import { limits } from '../../contract/limits';
import { commentProblem } from '../../contract/rules';
import { formatInstant } from '../../ui/dates';
import { ErrorState } from '../../ui/ErrorState';
import { useDraft } from '../../ui/form/useDraft';
import { uiText } from '../../ui/text';
import { claimDetailText as text } from './claimDetailText';
import { selectComments } from './claimsSlice';

/** A claim's comments, oldest first, and a new one. What is typed outlives a reload. */
export function ClaimComments({ claimId }: { claimId: number }) {
  const { isLoading, error, refetch } = useListClaimCommentsQuery({ id: claimId }, { refetchOnMountOrArgChange: true });
  const comments = useSelector(selectComments);
  return (
    <section className="panel" aria-labelledby="mensajes-titulo">
      <h2 id="mensajes-titulo">{text.comments}</h2>
      {error ? (
        <ErrorState title={text.commentsFailed} message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          {comments.length === 0 && <p className="card-soft">{isLoading ? uiText.loading : text.noComments}</p>}
          <ol className="comments" aria-live="polite">
            {comments.map((comment) => (
              <li key={comment.id} className={comment.is_staff ? 'comment is-staff' : 'comment'}>
                <p className="comment-head">
                  <strong>{comment.created_by?.name || comment.created_by?.username || 'Admin'}</strong>
                  <time dateTime={comment.created_at}>{formatInstant(comment.created_at)}</time>
                </p>
                <p className="comment-text">{comment.text}</p>
              </li>
            ))}
          </ol>
        </>
      )}
      <CommentForm key={claimId} claimId={claimId} />
    </section>
  );
}

function CommentForm({ claimId }: { claimId: number }) {
  const draft = useDraft<{ text: string }>(`comment:${claimId}`);
  const [value, setValue] = useState(draft.restored?.text ?? '');
  const [problem, setProblem] = useState<string>();
  const [addComment, { isLoading }] = useAddClaimCommentMutation();

  const change = (next: string) => {
    setValue(next);
    setProblem(undefined);
    draft.save({ text: next });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = commentProblem(value);
    if (wrong) return setProblem(wrong);
    try {
      await addComment({ id: claimId, 'idempotency-key': draft.requestKey, body: { text: value.trim() } }).unwrap();
      setValue('');
      draft.clear();
    } catch (error) {
      setProblem(fieldErrors(error)[0]?.message ?? errorMessage(error));
    }
  };

  return (
    <form className="comment-form" onSubmit={(event) => void submit(event)}>
      <label htmlFor={`comentario-${claimId}`} className="visually-hidden">
        {text.commentLabel}
      </label>
      <Input.TextArea
        id={`comentario-${claimId}`}
        autoSize={{ minRows: 2, maxRows: 10 }}
        maxLength={limits.commentMax}
        placeholder={text.commentLabel}
        value={value}
        status={problem ? 'error' : undefined}
        onChange={(event) => change(event.target.value)}
      />
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {text.comment}
      </Button>
    </form>
  );
}
