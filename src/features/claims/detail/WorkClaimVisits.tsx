import type { WorkOrder } from '../../../api/works';
import { useListVisitsQuery } from '../../../api/visits';
import { openVisitStatuses } from '../../../contract/visitStatus';
import { errorMessage } from '../../../api/envelope';
import { ErrorState } from '../../../ui/ErrorState';
import { EarlierVisits } from '../../../visits/EarlierVisits';
import { OfferVisit } from '../../../visits/OfferVisit';
import { VisitCard } from '../../../visits/VisitCard';
import { visitsText as text } from '../../../visits/visitsText';
import { isToDo } from '../../../contract/workStatus';

interface WorkClaimVisitsProps {
  claimId: number;
  works: WorkOrder[];
}

/** For staff: the visits of a claim, and a button to propose one for each of its work orders without a visit. */
export function WorkClaimVisits({ claimId, works }: WorkClaimVisitsProps) {
  const { data, error, refetch } = useListVisitsQuery({ claimId: String(claimId) });
  if (error && !data)
    return <ErrorState title={text.failed} message={errorMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return null;
  const visits = data.items;
  const open = visits.filter(({ status }) => openVisitStatuses.includes(status));
  const withoutVisit = works.filter(
    ({ id, status }) => isToDo(status) && !open.some(({ work_id: workId }) => workId === id),
  );
  if (visits.length === 0 && withoutVisit.length === 0) return null;
  return (
    <div className="claim-visits">
      <h3>{text.title}</h3>
      {open.map((visit) => (
        <VisitCard key={visit.id} visit={visit} />
      ))}
      {withoutVisit.map(({ id }) => (
        <OfferVisit key={id} workId={id} claimId={claimId} label={works.length > 1 ? text.offerFor(id) : undefined} />
      ))}
      <EarlierVisits visits={visits.filter((visit) => !open.includes(visit))} />
    </div>
  );
}
