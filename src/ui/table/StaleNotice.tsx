import { errorMessage } from '../../api/envelope';
import { tableText } from './tableText';

/** Says of rows that newer ones could not be had, why, and offers to try again. */
export const StaleNotice = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <p className="stale-notice" role="alert">
    {tableText.stale} {errorMessage(error)}{' '}
    <button type="button" className="link-button" onClick={onRetry}>
      {tableText.retry}
    </button>
  </p>
);
