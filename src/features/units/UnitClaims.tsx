import { to } from '../../contract/links';
import { Link } from 'react-router-dom';
import { useListUnitClaimsQuery } from '../../api/claims';
import { shownClaimStatus } from '../../contract/statusText';
import { errorMessage } from '../../api/envelope';
import { formatDate } from '../../ui/dates';
import { ErrorState } from '../../ui/ErrorState';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { uiText } from '../../ui/text';
import { unitsText as text } from './unitsText';

const ClaimState = ({ code, label }: ReturnType<typeof shownClaimStatus>) => (
  <span className={`status status-${code}`}>{label}</span>
);

/** The latest claims of a unit, and a link to all of them. */
export function UnitClaims({ unitId }: { unitId: number }) {
  const { data, error, refetch } = useListUnitClaimsQuery({
    unitId: String(unitId),
    page: 1,
    pageSize: 5,
    sort: '-date',
  });
  const total = data?.meta?.total ?? data?.items.length ?? 0;
  return (
    <Panel
      title={text.claims}
      action={total > 0 && <Link to={to('reclamos', { query: { unit_id: unitId } })}>{text.allClaims(total)}</Link>}
    >
      {error ? (
        <ErrorState title={text.claimsFailed} message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <RecordLinks
          label={text.claims}
          empty={data ? text.noClaims : uiText.loading}
          links={(data?.items ?? []).map(({ unit_claim: { id, claim_id, claim, claim_item } }) => ({
            key: id,
            to: to('reclamos/:id', { id }),
            title: text.claim(claim_id, claim_item.label),
            detail: formatDate(claim.created_at),
            end: <ClaimState {...shownClaimStatus(claim)} />,
          }))}
        />
      )}
    </Panel>
  );
}
