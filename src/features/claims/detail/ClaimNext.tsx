import '../terms/terms.css';
import { Button } from 'antd';
import { useListClaimCommentsQuery, useResumeClaimMutation } from '../../../api/claims';
import { useListVisitsQuery, type Visit } from '../../../api/visits';
import { nextByTerm } from '../../../contract/nextText';
import { claimStatusNext, reasonOfWithdrawal } from '../../../contract/statusText';
import {
  isClaimStatus,
  newClaimStatus,
  openClaimStatuses,
  rejectedClaimStatus,
  type ClaimStatus,
} from '../../../contract/claimStatus';
import { areWindowsGone, awaitsResident, isVisitOver, openVisitStatuses } from '../../../contract/visitStatus';
import { spanWords } from '../../../contract/visitWords';
import { useCan } from '../../../session/useCan';
import { notifyFailed } from '../../../ui/notices';
import { termText } from '../terms/termText';
import { useNow } from '../../../ui/useNow';
import { claimDetailText as text } from './claimDetailText';
import { openQuestions, selectComments } from '../claimsStore';
import { messageFieldId } from '../talk/messageFieldId';
import type { Claim } from '../claimTypes';

interface ClaimNextProps {
  claim: Pick<Claim, 'claimId' | 'status' | 'rejectedReason'>;
  /** Whether the reader created the claim. */
  isOwn: boolean;
}

type NextProps = ClaimNextProps & { claim: Pick<Claim, 'term' | 'awaitingReplySince'> };

/**
 * Below the title: the next step and its due time, from the reader's point of view. For staff only if something is due
 * or a question is open.
 */
export function ClaimNext({ claim, isOwn }: NextProps) {
  const { claimId, status, term, awaitingReplySince: awaitingSince } = claim;
  const isStaff = useCan('claims:changeStatus');
  const now = useNow();
  const isLate = term ? Date.parse(term.at) < now : false;
  if (isStaff) return <StaffNext claim={claim} isLate={isLate} />;
  if (!isClaimStatus(status.code) || status.code === rejectedClaimStatus) return null;
  if (awaitingSince) return <Asked claimId={claimId} since={awaitingSince} now={now} />;
  return (
    <p className="panel claim-next" aria-label={termText.title}>
      {isOwn && status.code === newClaimStatus && !isLate && <strong>{`${text.received(claimId)} `}</strong>}
      <ResidentNext claimId={claimId} status={status.code} term={term} isLate={isLate} now={now} />
    </p>
  );
}

/** For the claim's author: the question that waits for an answer, a button that leads to the form, and the open visit. */
function Asked({ claimId, since, now }: { claimId: number; since: string; now: number }) {
  // The same call as the conversation's.
  const { comments } = useListClaimCommentsQuery({ id: claimId }, { selectFromResult: selectComments });
  const doing = useVisitDoing(claimId, now, false);
  const answer = () => {
    const field = document.getElementById(messageFieldId(claimId));
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  };
  return (
    <section className="panel claim-next claim-asked" aria-label={termText.title}>
      <p>{termText.awaitingYou(since)}</p>
      {openQuestions(comments).map(({ id, text: question }) => (
        <blockquote key={id}>{question}</blockquote>
      ))}
      {doing && <p>{doing}</p>}
      <Button type="primary" onClick={answer}>
        {termText.answer}
      </Button>
    </section>
  );
}

interface ResidentNextProps {
  claimId: number;
  status: ClaimStatus;
  term: NextProps['claim']['term'];
  isLate: boolean;
  now: number;
}

/** The next step by the claim's status, or its open visit. */
function ResidentNext({ claimId, status, term, isLate, now }: ResidentNextProps) {
  const doing = useVisitDoing(claimId, now, !openClaimStatuses.includes(status));
  return term ? nextByTerm(status, term, isLate, doing) : (doing ?? claimStatusNext[status]);
}

/** Returns what is next for the claim's open visit; undefined without one, and for a claim that has ended. */
function useVisitDoing(claimId: number, now: number, isClosed: boolean): string | undefined {
  // The same call as the panel of the visit (`ClaimVisit`).
  const { data } = useListVisitsQuery({ claimId: String(claimId) }, { skip: isClosed });
  const open = (data?.items ?? []).filter(
    (visit) => openVisitStatuses.includes(visit.status) && !isVisitOver(visit, now),
  );
  const visit = open.find(awaitsResident) ?? open[0];
  return visit && visitDoing(visit, now);
}

function visitDoing(visit: Visit, now: number): string {
  if (areWindowsGone(visit, now)) return text.visitToPropose;
  if (awaitsResident(visit)) return text.visitToChoose;
  const { starts_at: start, ends_at: end } = visit;
  return start && end ? text.visitOn(spanWords({ starts_at: start, ends_at: end })) : text.visitProposed;
}

function StaffNext({
  claim: { claimId, term, awaitingReplySince: awaitingSince },
  isLate,
}: Pick<NextProps, 'claim'> & { isLate: boolean }) {
  const [resume, { isLoading }] = useResumeClaimMutation();
  if (awaitingSince)
    return (
      <div className="panel claim-next claim-due is-internal" aria-label={termText.title}>
        <span>{termText.awaitingThem(awaitingSince)}</span>
        <Button
          loading={isLoading}
          onClick={() =>
            void resume({ id: claimId })
              .unwrap()
              .catch((error: unknown) => notifyFailed(error))
          }
        >
          {termText.resume}
        </Button>
      </div>
    );
  return (
    term && (
      <p
        className={isLate ? 'panel claim-next is-internal due-late' : 'panel claim-next is-internal'}
        aria-label={termText.title}
      >
        {termText.staffNext(term, isLate)}
      </p>
    )
  );
}

/** The reason of a rejection or withdrawal, and what the client can still do. */
export function ClaimRejected({ claim: { status, rejectedReason }, isOwn }: ClaimNextProps) {
  const isStaff = useCan('claims:changeStatus');
  if (status.code !== rejectedClaimStatus || (isStaff && !rejectedReason)) return null;
  const withdrawal = reasonOfWithdrawal(rejectedReason);
  if (withdrawal !== undefined)
    return (
      <div className="panel claim-ended">
        <p>
          <strong>{`${isOwn ? text.withdrawnByYou : text.withdrawnByAuthor}:`}</strong> <span>{withdrawal}</span>
        </p>
        {isOwn && <p>{text.withdrawnNext}</p>}
      </div>
    );
  return (
    <div className="panel claim-ended is-rejected">
      {rejectedReason && (
        <p>
          <strong>{`${text.rejectedReason}:`}</strong> <span>{rejectedReason}</span>
        </p>
      )}
      {!isStaff && <p>{claimStatusNext.rejected}</p>}
    </div>
  );
}
