import type { Visit } from '../../../api/visits';
import type { WorkOrder } from '../../../api/works';
import { openVisitStatuses } from '../../../contract/visitStatus';
import { useCan } from '../../../session/useCan';
import { EarlierVisits, VisitCard } from '../../../visits/VisitCard';
import { OfferVisit } from '../../../visits/OfferVisit';
import { visitsText as text } from '../../../visits/visitsText';
import { worksWithoutVisit } from './claimVisits';

/** Most past visits that are shown to residents. */
const earlierMax = 3;

interface VisitCardsProps {
  claimId: number;
  visits: Visit[];
  /** The work orders of the claim; residents have none. */
  works: WorkOrder[];
}

/**
 * The visits of a claim with the buttons to arrange them; for staff also a button to propose one for each work order
 * without a visit.
 */
export default function VisitCards({ claimId, visits, works }: VisitCardsProps) {
  const isStaff = useCan('visits:arrange');
  const isOpen = ({ status }: Visit) => openVisitStatuses.includes(status);
  const earlier = visits.filter((visit) => !isOpen(visit));
  return (
    <>
      {visits.filter(isOpen).map((visit) => (
        <VisitCard key={visit.id} visit={visit} />
      ))}
      {worksWithoutVisit(works, visits).map(({ id }) => (
        <OfferVisit key={id} workId={id} claimId={claimId} label={works.length > 1 ? text.offerFor(id) : undefined} />
      ))}
      <EarlierVisits visits={isStaff ? earlier : earlier.slice(-earlierMax)} />
    </>
  );
}
