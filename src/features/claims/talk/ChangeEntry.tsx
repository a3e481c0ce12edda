import '../parts/claim.css';
import type { ClaimChange } from '../../../api/claims';
import type { ClaimDecision, ClaimPriority, ClaimStatus } from '../../../contract/claimStatus';
import { formatDay, formatInstant } from '../../../ui/dates';
import { formatMoney } from '../../../ui/money';
import { changeLabels, talkText as text } from './talkText';
import { reasonOfWithdrawal, withdrawnLabel, decisionLabels } from '../../../contract/statusText';
import { claimsText, priorityLabels, statusLabels } from '../claimsText';

function displayValue(field: ClaimChange['field'], value: string | null): string {
  if (field === 'repair_price') return formatMoney(value) ?? claimsText.noPrice;
  if (value === null) return text.none;
  if (field === 'preferred_date' || field === 'warranty') return formatDay(value);
  if (field === 'decision') return decisionLabels[value as ClaimDecision] ?? value;
  if (field === 'status') return statusLabels[value as ClaimStatus] ?? value;
  return field === 'priority' ? (priorityLabels[value as ClaimPriority] ?? value) : value;
}

/** Whether a change is visible: low and medium have the same label, so a change between them is not. */
export const isSeen = ({ field, from, to }: ClaimChange): boolean =>
  from === null || to === null || displayValue(field, from) !== displayValue(field, to);

/** Fields that clients may not see. */
const internalFields: readonly ClaimChange['field'][] = ['priority', 'repair_price', 'responsible'];
export const isInternal = ({ field }: ClaimChange): boolean => internalFields.includes(field);

const isWithdrawal = ({ field, to, reason }: ClaimChange): boolean =>
  field === 'status' && to === 'rejected' && reasonOfWithdrawal(reason) !== undefined;

/** Returns the changes that end a withdrawal: the status before them was "rejected", shown as withdrawn. */
export function endsOfWithdrawals(changes: ClaimChange[]): Set<ClaimChange> {
  const moves = changes.filter(({ field }) => field === 'status').sort((a, b) => a.id - b.id);
  return new Set(moves.filter((_move, index) => index > 0 && isWithdrawal(moves[index - 1]!)));
}

/** Returns a change in few words: the field and its new value. */
export const changeWords = (change: ClaimChange): string =>
  `${changeLabels[change.field]}, ${isWithdrawal(change) ? withdrawnLabel : displayValue(change.field, change.to)}`;

interface ChangeEntryProps {
  change: ClaimChange;
  /** Whether it ends a withdrawal. */
  wasWithdrawn?: boolean;
}

/** One change of a claim: user, time, old and new value. */
export function ChangeEntry({ change, wasWithdrawn = false }: ChangeEntryProps) {
  const { field, from, to, reason, created_at, created_by } = change;
  const withdrawal = isWithdrawal(change) ? reasonOfWithdrawal(reason) : undefined;
  return (
    <>
      <span>{`${changeLabels[field]}: ${wasWithdrawn ? withdrawnLabel : displayValue(field, from)} → `}</span>
      <strong>{withdrawal === undefined ? displayValue(field, to) : withdrawnLabel}</strong>
      {reason && <span className="history-reason">{withdrawal ?? reason}</span>}
      <small>{`${formatInstant(created_at)} · ${created_by?.name || created_by?.username || (field === 'warranty' ? text.byPortal : 'Admin')}`}</small>
    </>
  );
}
