import { claimsApi } from '../../../api/claims';
import type { AppDispatch } from '../../../session/hooks';
import { assertClaimType } from '../claimsStore';
import type { EditedClaim } from './claimEditsSlice';

const { getUnitClaim, getProjectClaim } = claimsApi.endpoints;

/** Refetches a claim that another user changed first, so that its row and its page show the current state. */
export function refetchClaim({ recordId: id, claim_type }: EditedClaim, dispatch: AppDispatch): void {
  assertClaimType(claim_type);
  const options = { forceRefetch: true, subscribe: false };
  if (claim_type === 'UNIT') void dispatch(getUnitClaim.initiate({ id }, options));
  else void dispatch(getProjectClaim.initiate({ id }, options));
}
