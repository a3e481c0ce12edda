import { claimsApi } from '../../../api/claims';
import type { AppDispatch } from '../../../session/hooks';
import { assertClaimType } from '../claimsStore';
import type { EditedClaim } from './claimEditsSlice';

const { getUnitClaim, getProjectClaim } = claimsApi.endpoints;

/** Asks for a claim that somebody else changed first: its row and its page show how it stands now. */
export function readAgain({ id, claim_type }: EditedClaim, dispatch: AppDispatch): void {
  assertClaimType(claim_type);
  const options = { forceRefetch: true, subscribe: false };
  if (claim_type === 'UNIT') void dispatch(getUnitClaim.initiate({ id }, options));
  else void dispatch(getProjectClaim.initiate({ id }, options));
}
