import { uiText } from '../ui/text';
import { appText } from './appText';

/** Where the stored session can't be checked: why, and a retry. The token stays: it may be fine. */
export function SessionFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <main className="state" role="alert">
      <h1>{appText.sessionFailed}</h1>
      <p>{message}</p>
      <button type="button" className="plain-button" onClick={onRetry}>
        {uiText.retry}
      </button>
    </main>
  );
}
