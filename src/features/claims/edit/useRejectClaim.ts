import { useCallback } from 'react';
import { rejectedClaimStatus } from '../../../contract/claimStatus';
import { useAppDispatch } from '../../../session/hooks';
import type { EditedClaim } from './claimEditsSlice';
import { refetchClaim, isConflict, sendChange } from './sendChange';
import { keepChange } from './undoEdits';

/** Returns a function that rejects a claim with its reason; the caller shows a failure beside the reason. */
export function useRejectClaim() {
  const dispatch = useAppDispatch();
  return useCallback(
    async ({ recordId, claimId, claim_type }: EditedClaim, from: string, reason: string): Promise<void> => {
      const change = {
        claim: { recordId, claimId, claim_type },
        field: 'status' as const,
        from,
        value: rejectedClaimStatus,
        reason,
      };
      const value = await sendChange(change, dispatch).catch((error: unknown) => {
        if (isConflict(error)) refetchClaim(change.claim, dispatch);
        throw error;
      });
      keepChange({ ...change, value }, dispatch);
    },
    [dispatch],
  );
}
