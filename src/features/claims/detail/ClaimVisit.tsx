import { useState } from 'react';
import { errorMessage, type ApiError } from '../../../api/envelope';
import { useListVisitsQuery, type Visit } from '../../../api/visits';
import { openVisitStatuses } from '../../../contract/visitStatus';
import { spanWords } from '../../../contract/visitWords';
import { ErrorState } from '../../../ui/ErrorState';
import { Panel } from '../../../ui/Panel';
import { EarlierVisits } from '../../../visits/EarlierVisits';
import { VisitCard } from '../../../visits/VisitCard';
import { isOver } from '../../../visits/visitValues';
import { visitsText as text } from '../../../visits/visitsText';
import { NobodyCame } from './NobodyCame';

/** Most past visits that are shown. */
const earlierMax = 3;

/**
 * For the claim's author: the next visit and the buttons to answer a proposal, or to tell the company that nobody came.
 * Renders nothing if there is no visit.
 */
export default function ClaimVisit({ claimId }: { claimId: number }) {
  const { data, error, refetch } = useListVisitsQuery({ claimId: String(claimId) });
  const [now] = useState(Date.now);
  if (error) {
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
        <VisitCard key={visit.id} visit={visit}>
          {isOver(visit, now) ? <NobodyCame claimId={claimId} date={spanWords(visit)} /> : undefined}
        </VisitCard>
      ))}
      <EarlierVisits visits={visits.filter((visit) => !isOpen(visit)).slice(-earlierMax)} />
    </Panel>
  );
}
