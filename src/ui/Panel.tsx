import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** Stands beside the title: where to see more, or what to change. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a record's page, under its own heading. */
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
