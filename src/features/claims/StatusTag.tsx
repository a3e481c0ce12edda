import { isClaimStatus } from '../../contract/claimStatus';
import type { ClaimStatusValue } from './claimTypes';

/** The look of a claim's status: its hue. */
export const statusClass = ({ code }: ClaimStatusValue): string =>
  isClaimStatus(code) ? `status status-${code}` : 'status';

/** A claim's status: hue and word. */
export function StatusTag({ status }: { status: ClaimStatusValue }) {
  return <span className={statusClass(status)}>{status.label}</span>;
}
