import './states.css';
import type { ReactNode } from 'react';

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
