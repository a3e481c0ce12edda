import '../detail/claim.css';
import type { ClaimChange } from '../../../api/claims';
import type { ClaimPriority, ClaimStatus } from '../../../contract/claimStatus';
import { formatDay, formatInstant } from '../../../ui/dates';
import { formatMoney } from '../../../ui/money';
import { changeLabels, claimDetailText as text } from '../detail/claimDetailText';
import { claimsText, priorityLabels, statusLabels } from '../claimsText';

function displayValue(field: ClaimChange['field'], value: string | null): string {
  if (field === 'repair_price') return formatMoney(value) ?? claimsText.noPrice;
  if (value === null) return text.none;
  if (field === 'preferred_date') return formatDay(value);
  if (field === 'status') return statusLabels[value as ClaimStatus] ?? value;
  return field === 'priority' ? (priorityLabels[value as ClaimPriority] ?? value) : value;
}

/** Whether a change is visible: low and medium have the same label, so a change between them is not. */
export const isSeen = ({ field, from, to }: ClaimChange): boolean =>
  from === null || to === null || displayValue(field, from) !== displayValue(field, to);

/** One change of a claim: user, time, old and new value. */
export const ChangeEntry = ({
  change: { field, from, to, reason, created_at, created_by },
}: {
  change: ClaimChange;
}) => (
  <>
    {changeLabels[field]}: {displayValue(field, from)} → <strong>{displayValue(field, to)}</strong>
    {reason && <span className="history-reason">{reason}</span>}
    <small>
      {formatInstant(created_at)} · {created_by?.name || created_by?.username || 'Admin'}
    </small>
  </>
);
