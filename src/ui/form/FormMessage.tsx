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

/** Says that a form was filled from its draft, and offers to discard it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <p className="draft-notice" role="status">
      {formText.restored}
      <button type="button" className="link-button" onClick={onDiscard}>
        {uiText.discard}
      </button>
    </p>
  );
}
