import '../../../ui/Panel.css';
import '../parts/claim.css';
import { late, LatePart } from '../../../ui/late';
import { useListClaimCommentsQuery } from '../../../api/claims';
import { errorMessage } from '../../../api/envelope';
import { ErrorState } from '../../../ui/states';
import { useCan } from '../../../session/useCan';
import { isOpenStatus } from '../../../contract/claimStatus';
import { LinkButton } from '../../../ui/LinkButton';
import { formatInstant } from '../../../ui/dates';
import { formatMoney } from '../../../ui/money';
import type { RowLink } from '../../../ui/table/tableTypes';
import { uiText } from '../../../ui/text';
import { useDebounced } from '../../../ui/timing';
import { talkText } from '../talk/talkText';
import { warrantyText } from '../parts/warrantyText';
import { ClaimPhotos } from '../parts/ClaimPhotos';
import { openQuestions, selectComments } from '../claimsStore';
import { claimsText } from '../claimsText';
import type { Claim, ClaimMode } from '../claimTypes';
import { PriceEditor } from '../edit/PriceEditor';
import { PriorityDot, PriorityMenu } from '../edit/PriorityDot';
import { ResponsibleCell } from '../edit/ResponsibleCell';
import { StatusButton, StatusMenu } from '../edit/StatusMenu';
import { StatusTag } from '../claimTags';
import { fourSlashParts } from '../claimMapping';
import { useClaimRights } from '../useClaimRights';
import { CommentEntry } from '../talk/CommentEntry';
import { Composer } from '../talk/Composer';
import { ReadClaim } from '../news/ReadClaim';
import { replyFacts } from '../talk/replyFacts';
import { NoteEntry, useNotes } from '../talk/NoteEntry';
import { useFreshRecord } from '../../../session/useFreshSeconds';

const peekText = {
  messages: 'Mensajes',
  openPage: 'Abrir el reclamo',
} as const;

const ClaimViewers = late(() => import(/* webpackChunkName: "claim-viewers" */ '../parts/ClaimViewers'));

interface ClaimPeekProps {
  row: Claim;
  link: RowLink<Claim>;
}

/**
 * Milliseconds that a claim is previewed before its messages are requested, so that moving through the list requests
 * none.
 */
const restMs = 200;

interface MessagesProps {
  mode: ClaimMode;
  claimId: number;
  /** Whether the claim waits for its author's answer. */
  isAwaited: boolean;
  news: Claim['news'];
}

function Messages({ mode, claimId, isAwaited, news }: MessagesProps) {
  const { comments, isKnown, error, refetch } = useListClaimCommentsQuery(
    { id: claimId },
    { refetchOnMountOrArgChange: useFreshRecord(), selectFromResult: selectComments },
  );
  const { notes, failed } = useNotes(claimId);
  if (error !== undefined)
    return <ErrorState title={talkText.commentsFailed} message={errorMessage(error)} onRetry={() => void refetch()} />;
  if (!isKnown) return <p className="card-soft">{uiText.loading}</p>;
  const questions = isAwaited ? openQuestions(comments) : [];
  const entries = [
    ...comments.map((comment) => ({ at: comment.created_at, key: `comment-${comment.id}`, comment })),
    ...notes.map((note) => ({ at: note.created_at, key: `note-${note.id}`, note })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return (
    <>
      <ReadClaim mode={mode} claimId={claimId} news={news} />
      {failed}
      {entries.length === 0 ? (
        <p className="card-soft">{talkText.noComments}</p>
      ) : (
        <ol className="timeline">
          {entries.map((entry) =>
            'note' in entry ? (
              <NoteEntry key={entry.key} note={entry.note} />
            ) : (
              <CommentEntry
                key={entry.key}
                comment={entry.comment}
                isOpenQuestion={questions.includes(entry.comment)}
              />
            ),
          )}
        </ol>
      )}
    </>
  );
}

const { columns: titles } = claimsText;
const placeTitles = [titles.location, titles.location_detail, titles.category, titles.item];

/** The parts of a unit claim's place, one below the other: where the list is narrow, its row shows them in one line. */
function Place({ location }: { location: string }) {
  return (
    <dl className="claim-peek-place">
      {fourSlashParts(location).map(
        (part, index) =>
          part && (
            <div key={placeTitles[index]}>
              <dt>{placeTitles[index]}</dt>
              <dd>{part}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** A claim beside its list: its data, photos and messages. Staff change and answer it there. */
export default function ClaimPeek({ row, link }: ClaimPeekProps) {
  const claimId = useDebounced(row.claimId, restMs);
  const { warranty } = row;
  const canSeeViewers = useCan('claims:seeViewers');
  const { canChangeStatus, canSeePriority, canChangePriority, canSeePrice, canChangePrice, canAssign } =
    useClaimRights();
  const to = link.to(row);
  return (
    <div className="claim-peek">
      <h2>{claimsText.claimNumber(row.claimId)}</h2>
      <p className="card-soft">{`${row.building} · ${row.clientName} · ${formatInstant(row.date)}`}</p>
      <p className="claim-peek-state">
        {canChangeStatus ? (
          <StatusMenu claim={row} status={row.status.code} opener={<StatusButton row={row} />} />
        ) : (
          <StatusTag status={row.status} />
        )}
        {canSeePriority &&
          row.claim_type === 'UNIT' &&
          (canChangePriority ? (
            <PriorityMenu claim={row} priority={row.priority} />
          ) : (
            <PriorityDot priority={row.priority} />
          ))}
        {canSeePrice &&
          (canChangePrice ? (
            <PriceEditor claim={row} price={row.repair_price} />
          ) : (
            <span className="tabular">{formatMoney(row.repair_price) ?? claimsText.noPrice}</span>
          ))}
        {canAssign && row.responsible !== undefined && <ResponsibleCell claim={row} responsible={row.responsible} />}
      </p>
      {canSeeViewers && claimId === row.claimId && (
        <LatePart isOptional>
          <ClaimViewers claimId={claimId} />
        </LatePart>
      )}
      {row.claim_type === 'UNIT' ? (
        <Place location={row.location} />
      ) : (
        row.reason && <p className="card-title">{row.reason}</p>
      )}
      <p className="claim-description">{row.description}</p>
      {warranty !== undefined && <p>{warrantyText(row, canChangeStatus)}</p>}
      <ClaimPhotos images={row.images} />
      <section className="panel" aria-labelledby="peek-mensajes">
        <h2 id="peek-mensajes">{peekText.messages}</h2>
        {claimId === row.claimId ? (
          <>
            <Messages
              mode={row.claim_type === 'UNIT' ? 'unit' : 'project'}
              claimId={claimId}
              isAwaited={Boolean(row.awaitingReplySince)}
              news={row.claimId === claimId ? row.news : null}
            />
            <Composer key={claimId} claimId={claimId} isOpen={isOpenStatus(row.status.code)} facts={replyFacts(row)} />
          </>
        ) : (
          <p className="card-soft">{uiText.loading}</p>
        )}
      </section>
      {to !== undefined && (
        <LinkButton to={to} state={link.state?.()} onClick={link.onFollow}>
          {peekText.openPage}
        </LinkButton>
      )}
    </div>
  );
}
