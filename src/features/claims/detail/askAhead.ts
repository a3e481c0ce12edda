import { claimNotesApi } from '../../../api/claimNotes';
import { claimsApi } from '../../../api/claims';
import { visitsApi } from '../../../api/visits';
import { worksApi } from '../../../api/works';
import type { AppDispatch } from '../../../session/hooks';
import type { ClaimMode } from '../claimTypes';
import { claimWorksArg } from '../talk/useClaimWorks';
import { claimVisitsArg } from './claimVisits';

/** The neighbours of a claim are kept, but not refetched with the page: they are when they are opened. */
const options = { subscriptionOptions: { refetchOnFocus: false, refetchOnReconnect: false } };

const { getUnitClaim, getProjectClaim, listClaimComments, listClaimHistory } = claimsApi.endpoints;

/**
 * For staff: requests what the page of a claim shows first, unless it is cached, so that the page is there at once.
 * Keeps it until the returned function is called. A failed call is made again by the page, which shows the failure.
 */
export function askAhead(dispatch: AppDispatch, mode: ClaimMode, recordId: number): () => void {
  const kept: { unsubscribe: () => void }[] = [];
  let isReleased = false;
  const keep = <Request extends { unsubscribe: () => void }>(request: Request): Request => {
    if (isReleased) request.unsubscribe();
    else kept.push(request);
    return request;
  };
  const askClaimId = async () => {
    if (mode === 'unit')
      return (await keep(dispatch(getUnitClaim.initiate({ id: recordId }, options)))).data?.unit_claim.claim_id;
    return (await keep(dispatch(getProjectClaim.initiate({ id: recordId }, options)))).data?.project_claim.claim_id;
  };
  const ask = async () => {
    const id = await askClaimId();
    if (id === undefined || isReleased) return;
    void keep(dispatch(listClaimComments.initiate({ id }, options)));
    void keep(dispatch(listClaimHistory.initiate({ id }, options)));
    void keep(dispatch(claimNotesApi.endpoints.listClaimNotes.initiate({ id }, options)));
    const works = await keep(dispatch(worksApi.endpoints.listWorks.initiate(claimWorksArg(id), options)));
    if (!works.data?.items.length || isReleased) return;
    void keep(dispatch(visitsApi.endpoints.listVisits.initiate(claimVisitsArg(id), options)));
    void keep(dispatch(worksApi.endpoints.listClaimWorkEvents.initiate({ id }, options)));
  };
  void ask();
  return () => {
    isReleased = true;
    for (const request of kept) request.unsubscribe();
  };
}
