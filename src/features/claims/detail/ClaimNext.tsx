import '../terms/terms.css';
import './claimPage.css';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useCompany } from '../../../api/settings';
import { useListClaimCommentsQuery, useResumeClaimMutation } from '../../../api/claims';
import { isClaimStatus, isOpenStatus, newClaimStatus, rejectedClaimStatus } from '../../../contract/claimStatus';
import { reasonOfWithdrawal } from '../../../contract/statusText';
import { useCan, useUser } from '../../../session/useCan';
import { LinkButton } from '../../../ui/LinkButton';
import { notifyFailed } from '../../../ui/notices';
import { useNow } from '../../../ui/timing';
import type { Claim } from '../claimTypes';
import { openQuestions, selectComments } from '../claimsStore';
import type { EditedClaim } from '../edit/claimEditsSlice';
import { useAssignToMe } from '../edit/useAssignToMe';
import { useClaimWorks } from '../talk/useClaimWorks';
import { termText } from '../terms/termText';
import { claimDetailText as text } from './claimDetailText';
import { residentNext } from './residentNext';
import { staffNext, type NextAct, type NextClaim, type PageAct } from './staffNext';
import { useClaimVisits } from './claimVisits';
import { useFreshRecord } from '../../../session/useFreshSeconds';

interface ClaimNextProps {
  claim: NextClaim & EditedClaim & Pick<Claim, 'term' | 'rejectedReason' | 'delay'>;
  /** Whether the reader created the claim. */
  isOwn: boolean;
  /** Does an act that belongs to another part of the page. */
  onAct: (act: PageAct) => void;
}

type SideProps = ClaimNextProps & { isLate: boolean; now: number };

/** Below the title, in one line: what follows and until when, who is to do it, and the button that does it. */
export function ClaimNext(props: ClaimNextProps) {
  const { term } = props.claim;
  const isStaff = useCan('claims:changeStatus');
  const now = useNow();
  const isLate = term ? Date.parse(term.at) < now : false;
  return isStaff ? (
    <StaffNext {...props} isLate={isLate} now={now} />
  ) : (
    <ResidentNext {...props} isLate={isLate} now={now} />
  );
}

interface NextLineProps {
  isInternal?: boolean;
  button?: ReactNode;
  children: ReactNode;
}

const NextLine = ({ isInternal, button, children }: NextLineProps) => (
  <section className={isInternal ? 'claim-next is-internal' : 'claim-next'} aria-label={termText.title}>
    <p>{children}</p>
    {button}
  </section>
);

/** The button of an act of the page, or the link to another page. */
const ActButton = ({ act, onAct }: { act: NextAct; onAct: (does: PageAct | 'resume' | 'take') => void }) =>
  'to' in act ? (
    <LinkButton type="primary" to={act.to}>
      {act.label}
    </LinkButton>
  ) : (
    <Button type="primary" onClick={() => onAct(act.does)}>
      {act.label}
    </Button>
  );

function StaffNext({ claim, onAct, isLate, now }: SideProps) {
  const { claimId, term, responsible } = claim;
  const user = useUser();
  const canAssign = useCan('claims:assign');
  const works = useClaimWorks(claimId);
  const visits = useClaimVisits(claimId);
  const assignToMe = useAssignToMe();
  const [resume] = useResumeClaimMutation();
  // Until the work orders are known, a line that depends on them would be another one for a moment.
  const isKnown = claim.awaitingReplySince || claim.waitingSince || !(works.isLoading || visits.isLoading);
  const next = isKnown
    ? staffNext({
        claim,
        works: works.data?.items ?? [],
        visits: visits.data?.items ?? [],
        userId: user.id,
        canAssign,
        now,
      })
    : undefined;
  if (!isKnown && isOpenStatus(claim.status.code)) return <UnknownNext term={term} isLate={isLate} />;
  if (!next && !term) return null;
  const act = (does: PageAct | 'resume' | 'take') => {
    if (does === 'take') assignToMe(claim, responsible);
    else if (does === 'resume')
      void resume({ id: claimId })
        .unwrap()
        .catch((error: unknown) => notifyFailed(error));
    else onAct(does);
  };
  return (
    <NextLine isInternal button={next?.act && <ActButton act={next.act} onAct={act} />}>
      {next && <strong>{next.text}</strong>}{' '}
      {term && <span className={isLate ? 'due-late' : undefined}>{termText.staffNext(term, isLate)}</span>}
    </NextLine>
  );
}

/** The place of the line and its button, so that what follows does not move when they are known. */
const UnknownNext = ({ term, isLate }: { term: SideProps['claim']['term']; isLate: boolean }) => (
  <div className="claim-next is-unknown" aria-hidden>
    <p>{term ? termText.staffNext(term, isLate) : termText.title}</p>
    <span className="claim-next-act" />
  </div>
);

function ResidentNext({ claim, isOwn, onAct, isLate, now }: SideProps) {
  const { claimId, status, awaitingReplySince: awaited, rejectedReason } = claim;
  const visits = useClaimVisits(claimId);
  const company = useCompany();
  if (!isClaimStatus(status.code)) return null;
  if (status.code === rejectedClaimStatus && reasonOfWithdrawal(rejectedReason) !== undefined) return null;
  if (awaited && status.code !== rejectedClaimStatus) return <Asked claimId={claimId} since={awaited} onAct={onAct} />;
  const next = residentNext({
    claim,
    status: status.code,
    visits: visits.data?.items ?? [],
    isLate,
    now,
    answering: company,
  });
  return (
    <NextLine button={next.act && <ActButton act={next.act} onAct={(does) => onAct(does as PageAct)} />}>
      {isOwn && status.code === newClaimStatus && !isLate && <strong>{`${text.received(claimId)} `}</strong>}
      <span>{next.text}</span>
    </NextLine>
  );
}

/** For the claim's author: the question that waits for an answer, and the button that leads to the form. */
function Asked({ claimId, since, onAct }: Pick<SideProps, 'onAct'> & { claimId: number; since: string }) {
  // The same call as the conversation's.
  const { comments } = useListClaimCommentsQuery(
    { id: claimId },
    { refetchOnMountOrArgChange: useFreshRecord(), selectFromResult: selectComments },
  );
  return (
    <NextLine button={<ActButton act={{ does: 'answer', label: termText.answer }} onAct={() => onAct('answer')} />}>
      <span>{termText.awaitingYou(since)}</span>
      {openQuestions(comments).map(({ id, text: question }) => (
        <q key={id}>{question}</q>
      ))}
    </NextLine>
  );
}

/** The reason of a rejection or withdrawal. */
export function ClaimRejected({
  claim: { status, rejectedReason },
  isOwn,
}: {
  claim: Pick<Claim, 'status' | 'rejectedReason'>;
  isOwn: boolean;
}) {
  if (status.code !== rejectedClaimStatus || !rejectedReason) return null;
  const withdrawal = reasonOfWithdrawal(rejectedReason);
  if (withdrawal !== undefined)
    return (
      <div className="claim-ended">
        <p>
          <strong>{`${isOwn ? text.withdrawnByYou : text.withdrawnByAuthor}:`}</strong> <span>{withdrawal}</span>
        </p>
        {isOwn && <p>{text.withdrawnNext}</p>}
      </div>
    );
  return (
    <div className="claim-ended is-rejected">
      <p>
        <strong>{`${text.rejectedReason}:`}</strong> <span>{rejectedReason}</span>
      </p>
    </div>
  );
}
