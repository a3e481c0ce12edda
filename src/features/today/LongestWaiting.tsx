import { useListProjectClaimsQuery, useListUnitClaimsQuery } from '../../api/claims';
import { errorMessage } from '../../api/envelope';
import { claimScreens, type ClaimMode } from '../../contract/claimScreens';
import { to } from '../../contract/links';
import { daysSince } from '../../ui/dates';
import { ErrorState } from '../../ui/states';
import { RecordLinks } from '../../ui/RecordLinks';
import { uiText } from '../../ui/text';
import { todayText as text } from './todayText';

/** Returns the three claims of a kind that have waited longest for an answer of staff, longest first. */
function useLongestWaiting(mode: ClaimMode) {
  const arg = {
    waiting: true,
    sort: '-waiting' as const,
    page: 1,
    pageSize: 3,
  };
  const unit = useListUnitClaimsQuery(arg, { skip: mode !== 'unit' });
  const project = useListProjectClaimsQuery(arg, { skip: mode !== 'project' });
  const { data, error, refetch } = mode === 'unit' ? unit : project;
  const units = unit.data?.items.map(({ unit_claim: { id, claim_id, claim, contract, waiting_since: since } }) => ({
    id,
    number: claim_id,
    at: to(claimScreens.unit.detail, { id }),
    place: [contract?.unit?.name, contract?.unit?.project?.name].filter(Boolean).join(' '),
    description: claim.description,
    since,
  }));
  const projects = project.data?.items.map(
    ({ project_claim: { id, claim_id, claim, project, waiting_since: since } }) => ({
      id,
      number: claim_id,
      at: to(claimScreens.project.detail, { id }),
      place: project?.name ?? '',
      description: claim.description,
      since,
    }),
  );
  return { isLoaded: data !== undefined, error, refetch, claims: (mode === 'unit' ? units : projects) ?? [] };
}

/** The claims of {@link useLongestWaiting}, as links. */
export function LongestWaiting({ mode }: { mode: ClaimMode }) {
  const { isLoaded, error, refetch, claims } = useLongestWaiting(mode);
  return (
    <section className="today-oldest" aria-busy={!isLoaded && !error}>
      <h3>{text.oldest}</h3>
      {error && !isLoaded ? (
        <ErrorState title={text.oldestFailed} message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <RecordLinks
          label={text.oldest}
          empty={isLoaded ? text.nobodyWaits : uiText.loading}
          links={claims.map(({ id, number, at, place, description, since }) => ({
            key: id,
            to: at,
            title: text.claim(number, place),
            detail: <span className="today-description">{description}</span>,
            end: since && <span className="tag">{text.since(daysSince(since))}</span>,
          }))}
        />
      )}
    </section>
  );
}
