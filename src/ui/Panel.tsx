import './Panel.css';
import { useId, type ReactNode } from 'react';
import { uiText } from './text';

interface PanelProps {
  title: string;
  /** A link or a button beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a record's page, with a heading. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** The fields of a record with their labels. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="facts">{children}</dl>;

/** One field; a dash if it has no value. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children === null || children === undefined || children === '' ? uiText.noValue : children}</dd>
  </div>
);

/** The tag of an inactive record. */
export const InactiveTag = () => <span className="tag tag-inactive">{uiText.inactive}</span>;
