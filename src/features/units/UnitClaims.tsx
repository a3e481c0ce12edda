import { useListUnitClaimsQuery } from '../../api/claims';
import { to } from '../../contract/links';
import { shownClaimStatus } from '../../contract/statusText';
import { formatDate } from '../../ui/dates';
import { LatestRecords } from '../../ui/LatestRecords';
import { StatusPill } from '../../ui/Panel';
import { unitsText as text } from './unitsText';

/** The latest claims of a unit, and a link to all of them. */
export function UnitClaims({ unitId }: { unitId: number }) {
  const result = useListUnitClaimsQuery({ unitId: String(unitId), page: 1, pageSize: 5, sort: '-date' });
  return (
    <LatestRecords
      title={text.claims}
      result={result}
      allAt={to('reclamos', { query: { unit_id: unitId } })}
      allLabel={text.allClaims}
      empty={text.noClaims}
      failed={text.claimsFailed}
      toLink={({ unit_claim: { id, claim_id, claim, claim_item } }) => ({
        key: id,
        to: to('reclamos/:id', { id }),
        title: text.claim(claim_id, claim_item.label),
        detail: formatDate(claim.created_at),
        end: <StatusPill {...shownClaimStatus(claim)} />,
      })}
    />
  );
}
