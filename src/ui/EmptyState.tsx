import './states.css';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** What to do next. */
  children?: ReactNode;
}

/** The state of an empty list: a title and what to do next. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="state">
      <strong>{title}</strong>
      {children}
    </div>
  );
}
