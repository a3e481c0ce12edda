import { useCallback } from 'react';
import { useMarkClaimsMutation, type MarkClaimsApiArg } from '../../../api/claimNews';
import { notifyFailed } from '../../../ui/notices';
import type { ClaimMode } from '../claimTypes';

type MarkArgs = Omit<MarkClaimsApiArg['body'], 'type'>;

/**
 * Returns a function that marks claims as read or unread for the signed-in user. It reports a failure, and resolves to
 * whether it succeeded.
 */
export function useMarks(mode: ClaimMode): (marked: MarkArgs) => Promise<boolean> {
  const [markClaims] = useMarkClaimsMutation();
  return useCallback(
    async (args: MarkArgs) => {
      try {
        await markClaims({ body: { type: mode === 'unit' ? 'UNIT' : 'PROJECT', ...args } }).unwrap();
        return true;
      } catch (error) {
        notifyFailed(error);
        return false;
      }
    },
    [markClaims, mode],
  );
}
