import './news.css';
import { newsText } from './newsText';
import { createContext, use } from 'react';
import { useListClaimNewsQuery } from '../../../api/claimNews';

/** The claims that a page shows: what is new in them is asked for together. */
export const ShownClaims = createContext<number[]>([]);

/**
 * What is new in one of the claims that the page shows: `news` is undefined where nothing is. As long as that is not known, as on a server
 * that keeps no marks, `isKnown` is false.
 */
export function usePageNews(claimId: number) {
  const ids = use(ShownClaims);
  return useListClaimNewsQuery(
    { ids: ids.join(',') },
    {
      skip: !ids.includes(claimId),
      selectFromResult: ({ data }) => ({
        isKnown: data !== undefined,
        news: data?.items.find((each) => each.claim_id === claimId),
      }),
    },
  );
}

/** What is new in a claim, before its description; its row is bold by it (`news.css`). */
export function RowNews({ claimId }: { claimId: number }) {
  const { news } = usePageNews(claimId);
  return news && <span className="row-news">{newsText.what(news.what)} </span>;
}
