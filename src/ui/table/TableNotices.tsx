import { errorMessage } from '../../api/envelope';
import { uiText } from '../text';
import { tableText } from './tableText';

/** Placeholder rows of the right height while the list loads, so that the layout does not shift. */
export function TableSkeleton({ rows, hasCards }: { rows: number; hasCards: boolean }) {
  return (
    <div className={hasCards ? 'skeleton skeleton-cards' : 'skeleton'} role="status" aria-label={uiText.loading}>
      {Array.from({ length: Math.min(rows, 25) + 1 }, (_, index) => (
        <div key={index} className="skeleton-row" />
      ))}
    </div>
  );
}

/** Says that the rows shown are outdated because a refetch failed, with a retry. */
export const StaleNotice = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <p className="stale-notice" role="alert">
    <span>{`${tableText.stale} ${errorMessage(error)} `}</span>
    <button type="button" className="link-button" onClick={onRetry}>
      {tableText.retry}
    </button>
  </p>
);

/** Says that there is no live connection, so the list is refetched only every minute. */
export const NotLive = () => (
  <p className="live-line">
    <span>{tableText.notLive}</span>
  </p>
);
