import { useUser } from '../../../session/useCan';
import { formatDate } from '../../../ui/dates';
import { formatMoney } from '../../../ui/money';
import { fullName } from '../../../ui/words';
import { claimsText } from '../claimsText';
import type { Claim } from '../claimTypes';
import { RowNews, StatusTag, UrgentMark } from '../claimTags';
import { PriorityDot } from '../edit/PriorityDot';
import { subjectOf } from '../claimMapping';
import { CardNext } from './CardNext';
import { OwnClaimCard } from './OwnClaimCard';
import { useClaimRights } from '../useClaimRights';

/** A claim in a phone's list: problem, location and status. */
export function ClaimCard({ claim }: { claim: Claim }) {
  const { canSeePriority, canSeePrice, canSeeResponsible, canChangeStatus, buildings } = useClaimRights();
  // Not shown as the client's name on the user's own claims.
  const ownName = fullName(useUser());
  const hasPriority = canSeePriority && claim.claim_type === 'UNIT';
  if (!canChangeStatus) return <OwnClaimCard claim={claim} />;
  return (
    <>
      <div className="card-line">
        <strong className="tabular">{`#${claim.claimId}`}</strong>
        <span className="card-soft tabular">{formatDate(claim.date)}</span>
        <StatusTag status={claim.status} />
      </div>
      <CardNext claim={claim} />
      <p className="card-title">
        <UrgentMark claim={claim} />
        <span>{subjectOf(claim)}</span>
      </p>
      <p className="card-text">
        {claim.news && <RowNews news={claim.news} />}
        <span>{claim.description}</span>
      </p>
      <p className="card-soft">
        {[
          buildings?.length !== 1 && claim.building,
          claim.claim_type === 'PROJECT' && claim.place,
          claim.clientName !== ownName && claim.clientName,
          claim.message > 0 && claimsText.messages(claim.message),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {(hasPriority || canSeePrice) && (
        <div className="card-line">
          {hasPriority && <PriorityDot priority={claim.priority} />}
          {canSeePrice && (
            <span className="card-soft tabular">{formatMoney(claim.repair_price) ?? claimsText.noPrice}</span>
          )}
        </div>
      )}
      {canSeeResponsible && claim.responsible !== undefined && (
        <p className="card-soft">
          {claim.responsible ? claimsText.responsibleShort(claim.responsible.name) : claimsText.noResponsible}
        </p>
      )}
    </>
  );
}
