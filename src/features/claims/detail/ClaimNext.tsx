import { claimStatusNext, reasonOfWithdrawal } from '../../../contract/statusText';
import { isClaimStatus } from '../../../contract/claimStatus';
import { useCan } from '../../../session/useCan';
import { claimDetailText as text } from './claimDetailText';
import type { ActiveProjectClaim, ActiveUnitClaim } from '../claimTypes';

interface ClaimNextProps {
  claim: Pick<ActiveUnitClaim | ActiveProjectClaim, 'id' | 'status' | 'rejectedReason'>;
  /** The reader raised it. */
  isOwn: boolean;
}

/** Below the title: what it means and what comes next, for who does not work on the claim. */
export function ClaimNext({ claim: { id, status }, isOwn }: ClaimNextProps) {
  const isStaff = useCan('claims:changeStatus');
  if (isStaff || !isClaimStatus(status.code) || status.code === 'rejected') return null;
  return (
    <p className="panel claim-next">
      {isOwn && status.code === 'pending' && <strong>{text.received(id)} </strong>}
      {claimStatusNext[status.code]}
    </p>
  );
}

/** Why a claim was rejected or withdrawn, and what its people can still do. */
export function ClaimRejected({ claim: { status, rejectedReason }, isOwn }: ClaimNextProps) {
  const isStaff = useCan('claims:changeStatus');
  if (status.code !== 'rejected' || (isStaff && !rejectedReason)) return null;
  const withdrawal = reasonOfWithdrawal(rejectedReason);
  if (withdrawal !== undefined)
    return (
      <div className="panel claim-ended">
        <p>
          <strong>{isOwn ? text.withdrawnByYou : text.withdrawnByAuthor}:</strong> {withdrawal}
        </p>
        {isOwn && <p>{text.withdrawnNext}</p>}
      </div>
    );
  return (
    <div className="panel claim-ended is-rejected">
      {rejectedReason && (
        <p>
          <strong>{text.rejectedReason}:</strong> {rejectedReason}
        </p>
      )}
      {!isStaff && <p>{claimStatusNext.rejected}</p>}
    </div>
  );
}
