import { useEffect, useRef } from 'react';
import { useListClaimNewsQuery, useMarkClaimsMutation } from '../../../api/claimNews';
import type { ClaimMode } from '../claimTypes';

/**
 * Marks a claim as read while somebody looks at its talk: what is there when it opens, and what comes meanwhile. A mark that fails stays for
 * the next time: nothing is lost by it.
 */
export function ReadClaim({ mode, claimId }: { mode: ClaimMode; claimId: number }) {
  const { data } = useListClaimNewsQuery({ ids: String(claimId) });
  const [markClaims] = useMarkClaimsMutation();
  /** What was marked up to: a claim that is marked as unread meanwhile stays so. */
  const readUpTo = useRef(-1);
  const news = data?.items.find((each) => each.claim_id === claimId);
  useEffect(() => {
    if (!news || news.up_to <= readUpTo.current) return;
    const read = () => {
      if (document.hidden) return;
      readUpTo.current = news.up_to;
      const type = mode === 'unit' ? 'UNIT' : 'PROJECT';
      void markClaims({ body: { type, is_read: true, ids: [claimId], up_to: news.up_to } });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [news, mode, claimId, markClaims]);
  return null;
}
