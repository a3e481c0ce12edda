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
  return async (args) => {
    try {
      await markClaims({ body: { type: mode === 'unit' ? 'UNIT' : 'PROJECT', ...args } }).unwrap();
      return true;
    } catch (error) {
      notifyFailed(error);
      return false;
    }
  };
}

/** Returns a function that toggles the read mark of one claim. */
export function useMarkToggle(mode: ClaimMode, claimId: number, isUnread: boolean): () => void {
  const mark = useMarks(mode);
  return () => void mark({ ids: [claimId], is_read: isUnread });
}
