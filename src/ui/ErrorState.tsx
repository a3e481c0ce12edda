import { Button } from 'antd';
import { uiText } from './text';

interface ErrorStateProps {
  /** What could not be done, in Spanish. */
  title: string;
  /** Why: the failed call's message. */
  message?: string;
  onRetry?: () => void;
}

/** Says in its place why something could not load, with a retry (decisions 10). */
export function ErrorState({ title, message, onRetry }: ErrorStateProps) {
  return (
    <div className="state" role="alert">
      <strong>{title}</strong>
      {message && <p>{message}</p>}
      {onRetry && <Button onClick={onRetry}>{uiText.retry}</Button>}
    </div>
  );
}
