import { useState, type ComponentProps } from 'react';
import { authText } from './authText';

interface LoginFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  /** Its name among the form's values, and its id. */
  name: string;
  label: string;
  /** Why its content is wrong, shown below it. */
  problem?: string;
  hint?: string;
}

/** A field of the login: the browser's own, since the first page that anybody sees does not wait for Ant Design. */
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
