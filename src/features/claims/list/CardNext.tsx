import '../news/news.css';
import { claimScreens } from '../../../contract/claimScreens';
import { isOpenStatus, isClaimStatus } from '../../../contract/claimStatus';
import { to } from '../../../contract/links';
import { claimStatusDoing } from '../../../contract/statusText';
import { areWindowsGone, awaitsResident } from '../../../contract/visitStatus';
import { useCompany } from '../../../api/settings';
import { useCan } from '../../../session/useCan';
import { phoneAddress } from '../../../ui/phone';
import { rowLinkMark } from '../../../ui/table/rows/RowControls';
import { useNow } from '../../../ui/timing';
import { claimActHash, type ClaimAct } from '../claimActs';
import { claimsText as text } from '../claimsText';
import type { Claim } from '../claimTypes';
import { DueTag } from '../claimTags';
import { byWhen } from '../terms/termText';
import { RowVisit } from './RowNext';

/** Returns what is asked of the claim's author, with the acts on its page; none if nothing is. */
function askedOf({ asksSolved, awaitingReplySince, nextVisit }: Claim, now: number): [ClaimAct, string][] {
  if (asksSolved)
    return [
      ['yes', text.yes],
      ['no', text.no],
    ];
  if (awaitingReplySince) return [['answer', text.answerCompany]];
  if (nextVisit && areWindowsGone(nextVisit, now)) return [['visit', text.proposeWindows]];
  return nextVisit && awaitsResident(nextVisit) ? [['visit', text.chooseWindow]] : [];
}

/** On a phone's card: what follows and by when, and a button for what is asked of the claim's author. */
export function CardNext({ claim }: { claim: Claim }) {
  const isStaff = useCan('claims:changeStatus');
  const now = useNow();
  const { phone } = useCompany();
  const { status, term, awaitingReplySince, nextVisit } = claim;
  if (isStaff) return <DueTag term={term} awaitingSince={awaitingReplySince} isUrgentOnly />;
  if (!claim.asksSolved && !isOpenStatus(status.code)) return null;
  const asked = askedOf(claim, now);
  const mode = claim.claim_type === 'UNIT' ? 'unit' : 'project';
  const isLate = term && Date.parse(term.at) < now;
  return (
    <p className="card-visit">
      {claim.asksSolved && <span>{`${text.solved} `}</span>}
      {asked.map(([act, label]) => (
        <a
          {...rowLinkMark}
          key={act}
          className="card-act"
          href={to(claimScreens[mode].detail, { id: claim.recordId }) + claimActHash[act]}
        >
          {label}
        </a>
      ))}
      {!asked[0] && nextVisit && <RowVisit visit={nextVisit} />}{' '}
      {isLate ? (
        <>
          <DueTag term={term} awaitingSince={null} isUrgentOnly />
          {!nextVisit && phone && (
            <a {...rowLinkMark} href={phoneAddress(phone)}>
              {text.callCompany(phone)}
            </a>
          )}
        </>
      ) : (
        !asked[0] && (
          <span>{term ? byWhen(term) : isClaimStatus(status.code) && !nextVisit && claimStatusDoing[status.code]}</span>
        )
      )}
    </p>
  );
}
