import './news.css';
import type { UnreadNews } from '../../../contract/claimReading';
import { newsText } from './newsText';

/** The news of a claim, before its description; CSS makes the row bold (`news.css`). */
export function RowNews({ news }: { news: UnreadNews }) {
  const text = newsText.what(news.what);
  return (
    <span className="row-news" title={text}>
      {`${text} `}
    </span>
  );
}
