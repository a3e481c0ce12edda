import './ownClaims.css';
import { useUser } from '../../../session/useCan';
import { formatDate } from '../../../ui/dates';
import { fullName } from '../../../ui/words';
import { fourSlashParts, subjectOf } from '../claimMapping';
import { claimsText } from '../claimsText';
import { RowNews, StatusTag, UrgentMark } from '../claimTags';
import type { Claim } from '../claimTypes';
import { useClaimRights } from '../useClaimRights';
import { CardNext } from './CardNext';

/** A claim for who made it: its photo, what has the problem, what follows and how it stands. */
export function OwnClaimCard({ claim }: { claim: Claim }) {
  const { buildings } = useClaimRights();
  // Not shown as the client's name on the user's own claims.
  const ownName = fullName(useUser());
  const [photo] = claim.images;
  const parts = claim.claim_type === 'UNIT' ? fourSlashParts(subjectOf(claim)) : [];
  const [location, detail, , item] = parts;
  return (
    <>
      {photo && <img className="own-claim-photo" src={photo.thumbnail_url ?? photo.url} alt="" loading="lazy" />}
      <div className="card-line">
        <p className="card-title">
          <UrgentMark claim={claim} />
          <span>{item ?? subjectOf(claim)}</span>
        </p>
        <StatusTag status={claim.status} />
      </div>
      <CardNext claim={claim} />
      <p className="card-text">
        {claim.news && <RowNews news={claim.news} />}
        <span>{claim.description}</span>
      </p>
      <p className="card-soft">
        {[
          `#${claim.claimId}`,
          formatDate(claim.date),
          location,
          detail,
          buildings?.length !== 1 && claim.building,
          claim.claim_type === 'PROJECT' && claim.place,
          claim.clientName !== ownName && claim.clientName,
          claim.message > 0 && claimsText.messages(claim.message),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}
