import { errorMessage } from '../../api/envelope';
import { useListClaimHistoryQuery, type ClaimChange } from '../../api/claims';
import type { ClaimPriority, ClaimStatus } from '../../contract/claimStatus';
import { formatInstant } from '../../ui/dates';
import { ErrorState } from '../../ui/ErrorState';
import { formatMoney } from '../../ui/money';
import { changeLabels, claimDetailText as text } from './claimDetailText';
import { claimsText, priorityLabels, statusLabels } from './claimsText';

function shown(field: ClaimChange['field'], value: string | null): string {
  if (field === 'repair_price') return formatMoney(value) ?? claimsText.noPrice;
  if (value === null) return text.none;
  return (field === 'status' ? statusLabels[value as ClaimStatus] : priorityLabels[value as ClaimPriority]) ?? value;
}

/** Every change of a claim: who, when, from what to what. */
export function ClaimHistory({
  claimId,
  createdAt,
  createdBy,
}: {
  claimId: number;
  createdAt: string;
  createdBy: string;
}) {
  const { data, error, refetch } = useListClaimHistoryQuery({ id: claimId });
  // Low and medium read alike: a change between them is none for whoever reads.
  const changes = (data?.items ?? []).filter(
    ({ field, from, to }) => from === null || to === null || shown(field, from) !== shown(field, to),
  );
  return (
    <section className="panel" aria-labelledby="historial-titulo">
      <h2 id="historial-titulo">{text.history}</h2>
      {error ? (
        <ErrorState title={text.historyFailed} message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <ol className="history">
          <li>
            {text.created}
            <br />
            <small>
              {formatInstant(createdAt)} · {createdBy}
            </small>
          </li>
          {changes.map((change) => (
            <li key={change.id}>
              {changeLabels[change.field]}: {shown(change.field, change.from)} →{' '}
              <strong>{shown(change.field, change.to)}</strong>
              {change.reason && <span className="history-reason">{change.reason}</span>}
              <br />
              <small>
                {formatInstant(change.created_at)} · {change.created_by?.name || change.created_by?.username || 'Admin'}
              </small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
