import { useCallback } from 'react';
import { rejectedClaimStatus, type ClaimStatus } from '../../../contract/claimStatus';
import { useAppDispatch } from '../../../session/hooks';
import type { EditedClaim } from './claimEditsSlice';
import type { SavedChange } from './claimUndoSlice';
import { refetchClaim, isConflict, sendChange } from './sendChange';
import { keepChange } from './undoEdits';

/**
 * Returns a function that moves a claim with words, and resolves when the server has done it; the caller shows a failure
 * beside the words.
 */
export function useMoveWithWords() {
  const dispatch = useAppDispatch();
  return useCallback(
    async (
      { recordId, claimId, claim_type }: EditedClaim,
      from: string,
      to: ClaimStatus,
      words: Pick<SavedChange, 'reason' | 'decision' | 'finish'>,
    ): Promise<void> => {
      const change = {
        claim: { recordId, claimId, claim_type },
        field: 'status' as const,
        from,
        value: to,
        ...words,
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

/**
 * Returns a function that rejects a claim with its reason and, with it, may decide about the claim; the caller shows a
 * failure beside the reason.
 */
export function useRejectClaim() {
  const move = useMoveWithWords();
  return useCallback(
    (claim: EditedClaim, from: string, reason: string, decision?: 'not_covered') =>
      move(claim, from, rejectedClaimStatus, { reason, decision }),
    [move],
  );
}
