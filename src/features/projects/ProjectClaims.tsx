import { to } from '../../contract/links';
import { Link } from 'react-router-dom';
import { useListProjectClaimsQuery } from '../../api/claims';
import { shownClaimStatus } from '../../contract/statusText';
import { errorMessage } from '../../api/envelope';
import { formatDate } from '../../ui/dates';
import { ErrorState } from '../../ui/ErrorState';
import { Panel } from '../../ui/Panel';
import { RecordLinks } from '../../ui/RecordLinks';
import { uiText } from '../../ui/text';
import { projectsText as text } from './projectsText';

const ClaimState = ({ code, label }: ReturnType<typeof shownClaimStatus>) => (
  <span className={`status status-${code}`}>{label}</span>
);

/** The latest claims of a project, with links to all of them and to the claims of its units. */
export function ProjectClaims({ projectId }: { projectId: number }) {
  const { data, error, refetch } = useListProjectClaimsQuery({
    projectId: String(projectId),
    page: 1,
    pageSize: 5,
    sort: '-date',
  });
  const total = data?.meta?.total ?? data?.items.length ?? 0;
  return (
    <Panel
      title={text.claims}
      action={
        total > 0 && (
          <Link to={to('consorcio-reclamos', { query: { project_id: projectId } })}>{text.allClaims(total)}</Link>
        )
      }
    >
      {error ? (
        <ErrorState title={text.claimsFailed} message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <RecordLinks
          label={text.claims}
          empty={data ? text.noClaims : uiText.loading}
          links={(data?.items ?? []).map(({ project_claim: { id, claim_id, claim, reason } }) => ({
            key: id,
            to: to('consorcio-reclamos/:id', { id }),
            title: text.claim(claim_id, reason),
            detail: formatDate(claim.created_at),
            end: <ClaimState {...shownClaimStatus(claim)} />,
          }))}
        />
      )}
      <p className="form-aside">
        <Link to={to('reclamos', { query: { project_id: projectId } })}>{text.unitClaims}</Link>
      </p>
    </Panel>
  );
}
