import './Panel.css';
import './Fold.css';
import { useId, type ReactNode, type Ref } from 'react';
import { Redrawn } from './Redrawn';
import { usePrinting } from './usePrinting';

interface FoldProps {
  title: string;
  /** What matters in it, in one line. */
  line: ReactNode;
  /** A link or a button beside the line. */
  action?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** For moving the focus to the section. */
  ref?: Ref<HTMLElement>;
  className?: string;
  /** The content; without it there is nothing to open. */
  children?: ReactNode;
}

/** A section of a record's page that is one line until it is opened. Printed, it is open. */
export function Fold({ title, line, action, isOpen, onToggle, ref, className, children }: FoldProps) {
  const id = useId();
  const isPrinting = usePrinting();
  const hasContent = Boolean(children);
  const isShown = hasContent && (isOpen || isPrinting);
  const words = (
    <>
      <span id={`${id}-title`} className="fold-title">
        {title}
      </span>{' '}
      <span className="fold-line">{line}</span>
    </>
  );
  return (
    <section
      ref={ref}
      className={['panel fold', isShown && 'is-open', className].filter(Boolean).join(' ')}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <div className="fold-head">
        <h2>
          {hasContent ? (
            <button type="button" className="fold-button" aria-expanded={isShown} onClick={onToggle}>
              {words}
            </button>
          ) : (
            words
          )}
        </h2>
        {action}
      </div>
      {isShown && (
        <div className="fold-content">
          <Redrawn>{children}</Redrawn>
        </div>
      )}
    </section>
  );
}
