import { uiText } from '../../ui/text';

interface MessageProps {
  title: string;
  detail: string;
  /** Tries again; without it there is no button for that. */
  onRetry?: () => void;
}

/** Why the page of a link shows nothing else. */
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
