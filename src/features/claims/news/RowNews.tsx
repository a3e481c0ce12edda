import './news.css';
import { newsText } from './newsText';
import { usePageNews } from './pageNews';

/** What is new in a claim, before its description; its row is bold by it (`news.css`). */
export function RowNews({ claimId }: { claimId: number }) {
  const { news } = usePageNews(claimId);
  return news && <span className="row-news">{newsText.what(news.what)} </span>;
}
