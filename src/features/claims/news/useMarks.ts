import { useMarkClaimsMutation, type MarkClaimsApiArg } from '../../../api/claimNews';
import { notifyFailed } from '../../../ui/notices';
import type { ClaimMode } from '../claimTypes';

type Marked = Omit<MarkClaimsApiArg['body'], 'type'>;

/** Marks claims as read or unread for the person who is here; says where that fails, and answers whether it went well. */
export function useMarks(mode: ClaimMode): (marked: Marked) => Promise<boolean> {
  const [markClaims] = useMarkClaimsMutation();
  return async (marked) => {
    try {
      await markClaims({ body: { type: mode === 'unit' ? 'UNIT' : 'PROJECT', ...marked } }).unwrap();
      return true;
    } catch (error) {
      notifyFailed(error);
      return false;
    }
  };
}

/** Marks one claim as the opposite of what it is. */
export function useMarkToggle(mode: ClaimMode, claimId: number, isUnread: boolean): () => void {
  const mark = useMarks(mode);
  return () => void mark({ ids: [claimId], is_read: isUnread });
}
