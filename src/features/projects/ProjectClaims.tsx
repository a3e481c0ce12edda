import { Link } from 'react-router-dom';
import { useListProjectClaimsQuery } from '../../api/claims';
import { to } from '../../contract/links';
import { shownClaimStatus } from '../../contract/statusText';
import { formatDate } from '../../ui/dates';
import { LatestRecords } from '../../ui/LatestRecords';
import { StatusPill } from '../../ui/Panel';
import { projectsText as text } from './projectsText';

/** The latest claims of a project, with links to all of them and to the claims of its units. */
export function ProjectClaims({ projectId }: { projectId: number }) {
  const result = useListProjectClaimsQuery({ projectId: String(projectId), page: 1, pageSize: 5, sort: '-date' });
  return (
    <LatestRecords
      title={text.claims}
      result={result}
      allAt={to('consorcio-reclamos', { query: { project_id: projectId } })}
      allLabel={text.allClaims}
      empty={text.noClaims}
      failed={text.claimsFailed}
      toLink={({ project_claim: { id, claim_id, claim, reason } }) => ({
        key: id,
        to: to('consorcio-reclamos/:id', { id }),
        title: text.claim(claim_id, reason),
        detail: formatDate(claim.created_at),
        end: <StatusPill {...shownClaimStatus(claim)} />,
      })}
    >
      <p className="form-aside">
        <Link to={to('reclamos', { query: { project_id: projectId } })}>{text.unitClaims}</Link>
      </p>
    </LatestRecords>
  );
}
