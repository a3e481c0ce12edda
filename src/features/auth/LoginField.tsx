import type { ComponentProps } from 'react';

interface LoginFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  /** Its name among the form's values, and its id. */
  name: string;
  label: string;
  /** Why its content is wrong, shown below it. */
  problem?: string;
  hint?: string;
}

/** A field of the login: the browser's own, since the first page that anybody sees does not wait for Ant Design. */
export function LoginField({ name, label, problem, hint, ...input }: LoginFieldProps) {
  const noteId = `${name}-note`;
  return (
    <div className="login-field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem || hint ? noteId : undefined}
        {...input}
      />
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
