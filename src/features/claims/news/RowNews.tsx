import './news.css';
import { newsText } from './newsText';
import { createContext, use } from 'react';
import { useListClaimNewsQuery } from '../../../api/claimNews';

/** The claims that a page shows: their news are requested together. */
export const ShownClaims = createContext<number[]>([]);

/**
 * Returns the news of one claim of the page; `news` is undefined if there is none. `isKnown` is false until the
 * response arrives, and on a server without read marks.
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

/** The news of a claim, before its description; CSS makes the row bold (`news.css`). */
export function RowNews({ claimId }: { claimId: number }) {
  const { news } = usePageNews(claimId);
  const text = news && newsText.what(news.what);
  return (
    text && (
      <span className="row-news" title={text}>
        {`${text} `}
      </span>
    )
  );
}
