import type { ClaimStatusValue } from './claimTypes';

/** A claim's status: hue and word. */
export function StatusTag({ status }: { status: ClaimStatusValue }) {
  return <span className={`status status-${status.code}`}>{status.label}</span>;
}
