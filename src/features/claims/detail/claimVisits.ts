import { useListVisitsQuery, type Visit } from '../../../api/visits';
import type { WorkOrder } from '../../../api/works';
import { openVisitStatuses } from '../../../contract/visitStatus';
import { isToDo } from '../../../contract/workStatus';
import { useCan } from '../../../session/useCan';
import { useClaimWorks } from '../talk/useClaimWorks';
import { useFreshRecord } from '../../../session/useFreshSeconds';

/** The arguments of the call for the visits of a claim. */
export const claimVisitsArg = (claimId: number) => ({ claimId: String(claimId) });

/** The visits of a claim. Staff request them only if the claim has work orders. */
export function useClaimVisits(claimId: number) {
  const canSee = useCan('visits:read');
  const canManageWorks = useCan('works:manage');
  const works = useClaimWorks(claimId);
  const hasNone = canManageWorks && !works.data?.items.length;
  return useListVisitsQuery(claimVisitsArg(claimId), {
    skip: !canSee || hasNone,
    refetchOnMountOrArgChange: useFreshRecord(),
  });
}

/** Returns the work orders that are to be done and have no open visit. */
export const worksWithoutVisit = (works: readonly WorkOrder[], visits: readonly Visit[]): WorkOrder[] =>
  works.filter(
    ({ id, status }) =>
      isToDo(status) &&
      !visits.some(({ work_id: workId, status: state }) => workId === id && openVisitStatuses.includes(state)),
  );
