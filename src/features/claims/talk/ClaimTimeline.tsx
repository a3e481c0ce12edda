import '../../../ui/Panel.css';
import '../parts/claim.css';
import { errorMessage, isNotOffered } from '../../../api/envelope';
import { useListClaimCommentsQuery, useListClaimHistoryQuery } from '../../../api/claims';
import type { ReplyFacts } from '../../../contract/replyText';
import { useCan } from '../../../session/useCan';
import { ErrorState } from '../../../ui/ErrorState';
import { formatInstant } from '../../../ui/dates';
import { uiText } from '../../../ui/text';
import { ChangeEntry, endsOfWithdrawals, isInternal, isSeen } from './ChangeEntry';
import { CommentEntry } from './CommentEntry';
import { talkText as text } from './talkText';
import { openQuestions, selectComments } from '../claimsStore';
import type { Claim, ClaimMode } from '../claimTypes';
import { ReadClaim } from '../news/ReadClaim';
import { Composer } from './Composer';
import { NoteEntry, useNotes } from './NoteEntry';
import { useClaimWorkEvents, WorkEventEntry } from './WorkEventEntry';

interface ClaimTimelineProps {
  mode: ClaimMode;
  claimId: number;
  createdAt: string;
  createdBy: string;
  facts: ReplyFacts;
  /** Whether the claim has not ended. */
  isOpen: boolean;
  /** Since when the claim waits for its author's answer. */
  awaitingSince: string | null | undefined;
  /** What others did since the user read the claim. */
  news: Claim['news'];
}

/**
 * The messages and changes of a claim, oldest first, for staff also the events of its work orders, and the form for a
 * new message. Its input survives a reload.
 */
export function ClaimTimeline({
  mode,
  claimId,
  createdAt,
  createdBy,
  facts,
  isOpen,
  awaitingSince,
  news,
}: ClaimTimelineProps) {
  const comments = useListClaimCommentsQuery({ id: claimId }, { selectFromResult: selectComments });
  const history = useListClaimHistoryQuery({ id: claimId });
  const isStaff = useCan('claims:note');
  const notes = useNotes(claimId);
  const works = useClaimWorkEvents(claimId);
  const changes = history.currentData?.items ?? [];
  const reopened = endsOfWithdrawals(changes);
  const entries = [
    ...comments.comments.map((comment) => ({
      kind: 'comment' as const,
      at: comment.created_at,
      comment,
    })),
    ...changes.filter(isSeen).map((change) => ({ kind: 'change' as const, at: change.created_at, change })),
    ...notes.notes.map((note) => ({ kind: 'note' as const, at: note.created_at, note })),
    ...works.workEvents.map((event) => ({ kind: 'work' as const, at: event.at, event })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  const questions = awaitingSince ? openQuestions(comments.comments) : [];
  const isEmpty = comments.comments.length + notes.notes.length === 0;

  return (
    <section className="panel" aria-labelledby="mensajes-titulo">
      {history.currentData && comments.isKnown && <ReadClaim mode={mode} claimId={claimId} news={news} />}
      <h2 id="mensajes-titulo">{text.timeline}</h2>
      {comments.error !== undefined && !isNotOffered(comments.error) && (
        <ErrorState
          title={text.commentsFailed}
          message={errorMessage(comments.error)}
          onRetry={() => void comments.refetch()}
        />
      )}
      {history.error && !isNotOffered(history.error) && (
        <ErrorState
          title={text.historyFailed}
          message={errorMessage(history.error)}
          onRetry={() => void history.refetch()}
        />
      )}
      {notes.failed}
      {works.failed}
      <ol className="timeline" aria-live="polite">
        <li className="timeline-change">
          <span>{text.created}</span>
          <small>{`${formatInstant(createdAt)} · ${createdBy}`}</small>
        </li>
        {entries.map((entry) => {
          switch (entry.kind) {
            case 'change':
              return (
                <li
                  key={`change-${entry.change.id}`}
                  className={isStaff && isInternal(entry.change) ? 'timeline-change is-internal' : 'timeline-change'}
                >
                  <ChangeEntry change={entry.change} wasWithdrawn={reopened.has(entry.change)} />
                </li>
              );
            case 'work':
              return (
                <li key={`work-${entry.event.id}`} className="timeline-change is-internal">
                  <WorkEventEntry event={entry.event} />
                </li>
              );
            case 'note':
              return <NoteEntry key={`note-${entry.note.id}`} note={entry.note} />;
            case 'comment':
              return (
                <CommentEntry
                  key={`comment-${entry.comment.id}`}
                  comment={entry.comment}
                  isOpenQuestion={questions.includes(entry.comment)}
                />
              );
          }
        })}
      </ol>
      {isEmpty && !comments.error && (
        <p className="card-soft">{!comments.isKnown && comments.isFetching ? uiText.loading : text.noComments}</p>
      )}
      {!isNotOffered(comments.error) && <Composer key={claimId} claimId={claimId} facts={facts} isOpen={isOpen} />}
    </section>
  );
}
