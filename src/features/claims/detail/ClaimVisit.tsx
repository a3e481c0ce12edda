import { errorMessage, type ApiError } from '../../../api/envelope';
import { useListVisitsQuery, type Visit } from '../../../api/visits';
import { openVisitStatuses } from '../../../contract/visitStatus';
import { ErrorState } from '../../../ui/ErrorState';
import { Panel } from '../../../ui/Panel';
import { EarlierVisits } from '../../../visits/EarlierVisits';
import { VisitCard } from '../../../visits/VisitCard';
import { visitsText as text } from '../../../visits/visitsText';

/** Most past visits that are shown. */
const earlierMax = 3;

/**
 * For the claim's author: the next visit and the buttons to answer a proposal. Renders nothing if there is no visit.
 */
export default function ClaimVisit({ claimId }: { claimId: number }) {
  const { data, error, refetch } = useListVisitsQuery({ claimId: String(claimId) });
  if (error && !data) {
    // A server that implements only the specification has no visits.
    if ((error as ApiError).status === 404) return null;
    return (
      <Panel title={text.title}>
        <ErrorState title={text.failed} message={errorMessage(error)} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  const visits = data?.items ?? [];
  if (visits.length === 0) return null;
  const isOpen = ({ status }: Visit) => openVisitStatuses.includes(status);
  return (
    <Panel title={text.title}>
      {visits.filter(isOpen).map((visit) => (
        <VisitCard key={visit.id} visit={visit} />
      ))}
      <EarlierVisits visits={visits.filter((visit) => !isOpen(visit)).slice(-earlierMax)} />
    </Panel>
  );
}
