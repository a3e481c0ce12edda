import { useState, type ComponentProps } from 'react';
import { authText } from './authText';

interface LoginFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  /** The field's name in the form's values, and its id. */
  name: string;
  label: string;
  /** The error message below the field. */
  problem?: string;
  hint?: string;
}

/**
 * A field of the login. It uses the browser's own input, because the first page of the portal must not wait for Ant
 * Design.
 */
export function LoginField({ name, label, problem, hint, type, ...input }: LoginFieldProps) {
  const noteId = `${name}-note`;
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="login-field">
      <label htmlFor={name}>{label}</label>
      <div className="login-input">
        <input
          id={name}
          name={name}
          type={isShown ? 'text' : type}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={problem || hint ? noteId : undefined}
          {...input}
        />
        {type === 'password' && (
          <button type="button" className="login-eye" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? authText.hide : authText.show}
          </button>
        )}
      </div>
      {problem ? (
        <p id={noteId} className="login-problem" role="alert">
          {problem}
        </p>
      ) : (
        hint && (
          <p id={noteId} className="field-hint">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
