import { errorMessage } from '../../api/envelope';
import { tableText } from './tableText';

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
