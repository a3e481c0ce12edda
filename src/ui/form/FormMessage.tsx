import './form.css';
import type { ReactNode } from 'react';
import { uiText } from '../text';
import { formText } from './formText';

/** The message of a form: the result of its last submit. */
export const FormMessage = ({ isFailed = false, children }: { isFailed?: boolean; children: ReactNode }) => (
  <p className={isFailed ? 'form-message is-failed' : 'form-message'} role={isFailed ? 'alert' : 'status'}>
    {children}
  </p>
);

/** The error of a field outside a form item; nothing if there is none. */
export const FieldProblem = ({ id, children }: { id?: string; children: string | undefined }) =>
  children ? (
    <p id={id} className="field-problem" role="alert">
      {children}
    </p>
  ) : null;

/**
 * The end of a form: the messages about the form, and its buttons. On a phone it stays at the bottom of the screen, so
 * that a user who submits from the middle of a form sees the progress and the result.
 */
export const FormFooter = ({ messages, children }: { messages?: ReactNode; children: ReactNode }) => (
  <div className="form-footer">
    {messages}
    <div className="form-actions">{children}</div>
  </div>
);

/** Says that a form was filled from its draft, and offers to discard it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className="draft-notice" role="status">
      <span>{formText.restored}</span>
      <button type="button" className="link-button" onClick={onDiscard}>
        {uiText.discard}
      </button>
    </p>
  );
}

/** A page with a single form: on a wide screen form and heading are centred. */
export const FormPage = ({ children }: { children: ReactNode }) => <div className="form-page">{children}</div>;
