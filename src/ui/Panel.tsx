import './Panel.css';
import { useId, type ReactNode, type Ref } from 'react';
import { Redrawn } from './Redrawn';
import { uiText } from './text';

interface PanelProps {
  title: string;
  /** A link or a button beside the title. */
  action?: ReactNode;
  /** For moving the focus to the section. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A section of a record's page, with a heading. */
export function Panel({ title, action, ref, children }: PanelProps) {
  const id = useId();
  return (
    <section ref={ref} className="panel" aria-labelledby={id} tabIndex={ref ? -1 : undefined}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      <Redrawn>{children}</Redrawn>
    </section>
  );
}

/** The fields of a record with their labels. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="facts">{children}</dl>;

interface FactProps {
  label: string;
  /** Whether only staff may read it: then it is not printed. */
  isInternal?: boolean;
  children: ReactNode;
}

/** One field; a dash if it has no value. */
export const Fact = ({ label, isInternal = false, children }: FactProps) => (
  <div className={isInternal ? 'is-internal' : undefined}>
    <dt>{label}</dt>
    <dd>{children === null || children === undefined || children === '' ? uiText.noValue : children}</dd>
  </div>
);

/** The tag of an inactive record. `isFeminine` is the gender of its kind: "unidad inactiva". */
export const InactiveTag = ({ isFeminine = false }: { isFeminine?: boolean }) => (
  <span className="tag tag-inactive">{isFeminine ? uiText.inactiveFeminine : uiText.inactive}</span>
);

interface StatusPillProps {
  /** The code of its colour (`tags.css`). */
  code: string;
  label: string;
}

/** The status of a record in a list of links: colour and label. */
export const StatusPill = ({ code, label }: StatusPillProps) => (
  <span className={`status status-${code}`}>{label}</span>
);
