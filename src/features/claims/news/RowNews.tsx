import './news.css';
import { newsText } from './newsText';
import { useClaimNews } from './PageNews';

/** The news of a claim, before its description; CSS makes the row bold (`news.css`). */
export function RowNews({ claimId }: { claimId: number }) {
  const { news } = useClaimNews(claimId);
  const text = news && newsText.what(news.what);
  return (
    text && (
      <span className="row-news" title={text}>
        {`${text} `}
      </span>
    )
  );
}
