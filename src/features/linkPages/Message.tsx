import { uiText } from '../../ui/text';

interface MessageProps {
  title: string;
  detail: string;
  /** Retries; without it there is no retry button. */
  onRetry?: () => void;
}

/** A message that replaces the content of a page that was opened by a link. */
export function Message({ title, detail, onRetry }: MessageProps) {
  return (
    <div className="ow-message">
      <h1>{title}</h1>
      {detail !== `${title}.` && <p>{detail}</p>}
      {onRetry && (
        <button type="button" className="ow-button is-main" onClick={onRetry}>
          {uiText.retry}
        </button>
      )}
    </div>
  );
}
