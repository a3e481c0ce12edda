import { isClaimStatus } from '../../contract/claimStatus';
import type { ClaimStatusValue } from './claimTypes';

/** Returns the CSS class with the colour of a claim's status. */
export const statusClass = ({ code, isWithdrawn }: ClaimStatusValue): string =>
  isClaimStatus(code) ? `status status-${isWithdrawn ? 'withdrawn' : code}` : 'status';

/** A claim's status: colour and label. */
export function StatusTag({ status }: { status: ClaimStatusValue }) {
  return <span className={statusClass(status)}>{status.label}</span>;
}
