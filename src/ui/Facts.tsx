import type { ReactNode } from 'react';
import { uiText } from './text';

/** What is known of a record, each fact with its name. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="facts">{children}</dl>;

/** One fact; a dash where it is missing. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children === null || children === undefined || children === '' ? uiText.noValue : children}</dd>
  </div>
);
