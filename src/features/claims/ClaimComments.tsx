import { errorMessage } from '../../api/envelope';
import { useListClaimCommentsQuery } from '../../api/claims';
import { formatInstant } from '../../ui/dates';
import { ErrorState } from '../../ui/ErrorState';
import { uiText } from '../../ui/text';
import { claimDetailText as text } from './claimDetailText';
import { MessageForm } from './MessageForm';

/** A claim's comments, oldest first, and a new one. What is typed outlives a reload. */
export function ClaimComments({ claimId }: { claimId: number }) {
  const { currentData, isLoading, error, refetch } = useListClaimCommentsQuery({ id: claimId });
  const comments = currentData?.items ?? [];
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
      <MessageForm key={claimId} claimId={claimId} />
    </section>
  );
}
