import './CrashScreen.css';
import '../ui/states.css';
import { uiText } from '../ui/text';
import { appText } from './appText';

/** Shown when the stored session can't be checked: the reason and a retry. The token is kept, as it may still be valid. */
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
