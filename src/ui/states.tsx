import './states.css';
import { Button } from 'antd';
import { uiText } from './text';
import type { ReactNode } from 'react';

interface ErrorStateProps {
  /** The failed action, in Spanish. */
  title: string;
  /** The message of the failed call. */
  message?: string;
  onRetry?: () => void;
}

/** Replaces content that could not be loaded, with a retry button (decisions 10). */
export function ErrorState({ title, message, onRetry }: ErrorStateProps) {
  return (
    <div className="state" role="alert">
      <strong>{title}</strong>
      {message && <p>{message}</p>}
      {onRetry && <Button onClick={onRetry}>{uiText.retry}</Button>}
    </div>
  );
}

interface EmptyStateProps {
  title: string;
  /** The next step for the user. */
  children?: ReactNode;
}

/** The state of an empty list: a title and the next step for the user. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="state">
      <strong>{title}</strong>
      {children}
    </div>
  );
}
