import '../../../ui/Panel.css';
import '../../../ui/Fold.css';
import './talk.css';
import '../parts/claim.css';
import { useState } from 'react';
import { errorMessage, isNotOffered } from '../../../api/envelope';
import { useListClaimCommentsQuery, useListClaimHistoryQuery } from '../../../api/claims';
import type { UnreadNews } from '../../../contract/claimReading';
import type { ReplyFacts } from '../../../contract/replyText';
import { workEventWords } from '../../../contract/workEventText';
import { ErrorState } from '../../../ui/states';
import { formatInstant } from '../../../ui/dates';
import { uiText } from '../../../ui/text';
import { useIsPhone } from '../../../ui/useMediaQuery';
import { usePrinting } from '../../../ui/usePrinting';
import { changeWords, endsOfWithdrawals, isSeen } from './ChangeEntry';
import { talkText as text } from './talkText';
import { openQuestions, selectComments } from '../claimsStore';
import type { ClaimMode } from '../claimTypes';
import { ReadClaim } from '../news/ReadClaim';
import { Composer } from './Composer';
import { useNotes } from './NoteEntry';
import { entryKey, TimelineEntry, type Entry } from './TimelineEntry';
import { useClaimWorkEvents } from './WorkEventEntry';
import { useFreshRecord } from '../../../session/useFreshSeconds';

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
  news: UnreadNews | null | undefined;
}

/** Number of messages that a phone shows before the user asks for the earlier ones. */
const latestMax = 3;

const byTime = (a: Entry, b: Entry) => a.at.localeCompare(b.at);

/** Returns what an entry of the history says, for its line while it is folded. */
function historyWords(entry: Entry | undefined): string {
  if (entry?.kind === 'change') return changeWords(entry.change);
  return entry?.kind === 'work' ? text.workEvent(entry.event.by, workEventWords(entry.event)) : '';
}

/**
 * The messages and notes of a claim, oldest first, and the form for a new message, whose input survives a reload. The
 * history is folded to one line; open, its changes and the events of the claim's work orders are among the messages.
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
  const refetchOnMountOrArgChange = useFreshRecord();
  const comments = useListClaimCommentsQuery(
    { id: claimId },
    { refetchOnMountOrArgChange, selectFromResult: selectComments },
  );
  const history = useListClaimHistoryQuery({ id: claimId }, { refetchOnMountOrArgChange });
  const notes = useNotes(claimId);
  const works = useClaimWorkEvents(claimId);
  const isPhone = useIsPhone();
  const isPrinting = usePrinting();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const [areEarlierShown, setAreEarlierShown] = useState(false);
  const hasHistory = isHistoryOpen || isPrinting;
  const changes = history.currentData?.items ?? [];
  const reopened = endsOfWithdrawals(changes);
  const questions = awaitingSince ? openQuestions(comments.comments) : [];
  const talk: Entry[] = [
    ...comments.comments.map((comment) => ({
      kind: 'comment' as const,
      at: comment.created_at,
      comment,
      isOpenQuestion: questions.includes(comment),
    })),
    ...notes.notes.map((note) => ({ kind: 'note' as const, at: note.created_at, note })),
  ].sort(byTime);
  const past: Entry[] = [
    ...changes.filter(isSeen).map((change) => ({
      kind: 'change' as const,
      at: change.created_at,
      change,
      wasWithdrawn: reopened.has(change),
    })),
    ...works.workEvents.map((event) => ({ kind: 'work' as const, at: event.at, event })),
  ].sort(byTime);
  const last = past.at(-1);
  const created = `${formatInstant(createdAt)} · ${createdBy}`;
  const hidden = isPhone && !areEarlierShown && !hasHistory ? Math.max(0, talk.length - latestMax) : 0;
  const entries = hasHistory ? [...talk, ...past].sort(byTime) : talk.slice(hidden);

  return (
    <section className="panel claim-talk" aria-labelledby="mensajes-titulo">
      {history.currentData && comments.isKnown && <ReadClaim mode={mode} claimId={claimId} news={news} />}
      <div className="claim-talk-head">
        <h2 id="mensajes-titulo">{text.timeline}</h2>
        <button
          type="button"
          className="fold-button"
          aria-expanded={hasHistory}
          onClick={() => setIsHistoryOpen(!isHistoryOpen)}
        >
          <span>{last ? text.history(past.length) : text.created}</span>
          <span className="fold-line">
            {last ? text.lastChange(historyWords(last), formatInstant(last.at)) : created}
          </span>
        </button>
      </div>
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
      {hidden > 0 && (
        <button type="button" className="link-button" onClick={() => setAreEarlierShown(true)}>
          {text.earlier(hidden)}
        </button>
      )}
      <div className="claim-talk-body">
        {/* Without a phone's width it scrolls by itself, also with the arrow keys. */}
        <div className="claim-talk-scroll" tabIndex={isPhone ? undefined : 0}>
          <ol className="timeline" aria-live="polite">
            {hasHistory && (
              <li className="timeline-change">
                <span>{text.created}</span>
                <small>{created}</small>
              </li>
            )}
            {entries.map((entry) => (
              <TimelineEntry key={entryKey(entry)} entry={entry} />
            ))}
          </ol>
        </div>
        {talk.length === 0 && !comments.error && (
          <p className="card-soft">{!comments.isKnown && comments.isFetching ? uiText.loading : text.noComments}</p>
        )}
        {!isNotOffered(comments.error) && <Composer key={claimId} claimId={claimId} facts={facts} isOpen={isOpen} />}
      </div>
    </section>
  );
}
