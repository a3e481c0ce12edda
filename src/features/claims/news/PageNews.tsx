import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import { useListClaimNewsQuery, type ClaimNews } from '../../../api/claimNews';
import type { ClaimMode } from '../claimTypes';
import { useMarks } from './useMarks';

interface ClaimsNews {
  /** False until the response arrives, and on a server without read marks. */
  isKnown: boolean;
  /** By the claim's id; claims without news are missing. */
  byClaim: ReadonlyMap<number, ClaimNews>;
  /** Marks a claim as read if it has news, otherwise as unread, for the signed-in user. */
  toggle: (claimId: number) => void;
}

const PageNewsContext = createContext<ClaimsNews>({ isKnown: false, byClaim: new Map(), toggle: () => undefined });

interface PageNewsProps {
  mode: ClaimMode;
  /** The claims that the page shows. */
  ids: number[];
  children: ReactNode;
}

/** Requests the news of all claims of a page in one call, for its rows. */
export function PageNews({ mode, ids, children }: PageNewsProps) {
  const { data, currentData } = useListClaimNewsQuery({ ids: ids.join(',') }, { skip: ids.length === 0 });
  const mark = useMarks(mode);
  const isKnown = currentData !== undefined;
  // The previous response is used until the next one arrives, so that rows that stay keep their news.
  const byClaim = useMemo(() => new Map(data?.items.map((news) => [news.claim_id, news])), [data]);
  const toggle = useCallback(
    (claimId: number) => void mark({ ids: [claimId], is_read: byClaim.has(claimId) }),
    [mark, byClaim],
  );
  const value = useMemo(() => ({ isKnown, byClaim, toggle }), [isKnown, byClaim, toggle]);
  return <PageNewsContext value={value}>{children}</PageNewsContext>;
}

/** Returns the news of a claim of the page, and the function that toggles its read mark ({@link ClaimsNews}). */
export function useClaimNews(claimId: number) {
  const { isKnown, byClaim, toggle } = use(PageNewsContext);
  return { isKnown, news: byClaim.get(claimId), toggle: () => toggle(claimId) };
}
