import './linkForms.css';
import { useState, type ReactNode } from 'react';
import { useFirstInvalid } from '../../ui/form/invalidFields';

interface LinkFormProps {
  className?: string;
  /** Validates and sends the input. If it is invalid, the first field with `aria-invalid` gets the focus. */
  onSubmit: () => void;
  children: ReactNode;
}

/** A form of a page that was opened by a link. It validates its fields itself, not with the browser's messages. */
export function LinkForm({ className = 'ow-place', onSubmit, children }: LinkFormProps) {
  const [submits, setSubmits] = useState(0);
  const form = useFirstInvalid(submits);
  return (
    <form
      ref={form}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setSubmits((count) => count + 1);
      }}
    >
      {children}
    </form>
  );
}
