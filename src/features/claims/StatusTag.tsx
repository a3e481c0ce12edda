import { isClaimStatus } from '../../contract/claimStatus';
import type { ClaimStatusValue } from './claimTypes';

/** A claim's status: hue and word. */
export function StatusTag({ status }: { status: ClaimStatusValue }) {
  return <span className={isClaimStatus(status.code) ? `status status-${status.code}` : 'status'}>{status.label}</span>;
}
