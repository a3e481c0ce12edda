import { useEffect, useRef } from 'react';
import type { UnreadNews } from '../../../contract/claimReading';
import { useMarkClaimsMutation } from '../../../api/claimNews';
import type { ClaimMode } from '../claimTypes';

interface ReadClaimProps {
  mode: ClaimMode;
  claimId: number;
  news: UnreadNews | null | undefined;
}

/**
 * Marks a claim as read while its messages are visible: when it opens, and for changes that arrive later. A failed mark
 * is repeated the next time.
 */
export function ReadClaim({ mode, claimId, news }: ReadClaimProps) {
  const [markClaims] = useMarkClaimsMutation();
  /** The last change that was marked as read: if the user marks the claim as unread, it stays so. */
  const readUpTo = useRef(-1);
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
