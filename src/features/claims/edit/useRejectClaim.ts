import { useCallback } from 'react';
import { isApiError } from '../../../api/envelope';
import { useRejectClaimMutation, useUndoClaimMoveMutation } from '../../../api/claims';
import { isClaimStatus, rejectedClaimStatus } from '../../../contract/claimStatus';
import { useAppDispatch } from '../../../session/hooks';
import { notifyChanged } from '../../../ui/notices';
import { claimsText } from '../claimsText';
import type { EditedClaim } from './claimEditsSlice';
import { refetchClaim } from './refetchClaim';
import { statusAfter } from './saveEdits';

/** Returns a function that rejects a claim with its reason; the caller shows a failure beside the reason. */
export function useRejectClaim() {
  const dispatch = useAppDispatch();
  const [reject] = useRejectClaimMutation();
  const [undoMove] = useUndoClaimMoveMutation();
  return useCallback(
    async (claim: EditedClaim, status: string, reason: string): Promise<void> => {
      const from = isClaimStatus(status) ? status : undefined;
      const rejecting = reject({ id: claim.claimId, from, body: { reason } }).unwrap();
      const response = await rejecting.catch((error: unknown) => {
        if (isApiError(error) && error.status === 409) refetchClaim(claim, dispatch);
        throw error;
      });
      const id = claim.claimId;
      const code = statusAfter(response, rejectedClaimStatus);
      notifyChanged({
        title: claimsText.statusUpdated,
        saved: claimsText.statusNowIs(id, code),
        undo: () => undoMove({ id, from: code }).unwrap(),
      });
    },
    [dispatch, reject, undoMove],
  );
}
