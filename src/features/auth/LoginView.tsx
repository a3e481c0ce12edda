import type { ChangeEvent, FormEvent, MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { authPages } from '../../contract/addresses';
import { roles } from '../../contract/permissions';
import { roleText } from '../../contract/roleText';
import { loginPath, loginSlugs, type LoginSlug } from '../../session/userTypes';
import { authText } from './authText';
import { LoginField } from './LoginField';

/** The router's state of the page for a forgotten password: the e-mail that was typed at the login. */
export interface ForgotState {
  username?: string;
}

interface LoginViewProps {
  slug: LoginSlug;
  /** Notices above the fields. */
  notices?: ReactNode;
  /** Returns the error message of a field. */
  problemOf?: (field: 'username' | 'password' | 'code') => string | undefined;
  /** Whether the field for the second factor's code is shown. */
  isCodeAsked?: boolean;
  isBusy?: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onChange?: (event: ChangeEvent<HTMLFormElement>) => void;
}

/**
 * The markup of the login. The build renders it into the page that the server sends (`tools/drawnPages`), and React
 * hydrates it: the fields are uncontrolled and keep their content. `method="post"` keeps a password out of the address
 * if the browser submits the form itself.
 */
export function LoginView(props: LoginViewProps) {
  const { slug, notices, problemOf, isCodeAsked = false, isBusy = false, onSubmit, onChange } = props;
  const role = loginSlugs[slug];
  const navigate = useNavigate();
  /** Carries the typed e-mail to the next page. It is read from the DOM, because a password manager fires no events. */
  const takeEmail = (event: MouseEvent<HTMLElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const username = document.querySelector<HTMLInputElement>('input[name="username"]')?.value.trim();
    void navigate(authPages.forgot, { state: { username } satisfies ForgotState });
  };
  return (
    <>
      <h1>{authText.title}</h1>
      <p className="auth-type">{roleText[role].login}</p>
      {notices}
      <form noValidate method="post" key={slug} onSubmit={onSubmit} onChange={onChange}>
        <LoginField
          name="username"
          label={authText.email}
          problem={problemOf?.('username')}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoFocus
        />
        <LoginField
          name="password"
          label={authText.password}
          problem={problemOf?.('password')}
          type="password"
          autoComplete="current-password"
        />
        {isCodeAsked && (
          <LoginField
            name="code"
            label={authText.code}
            hint={authText.codeHint}
            problem={problemOf?.('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
          />
        )}
        <button type="submit" className="login-submit" aria-busy={isBusy}>
          {authText.submit}
        </button>
      </form>
      <p className="auth-forgot">
        <Link to={authPages.forgot} onClick={takeEmail}>
          {authText.forgot}
        </Link>
      </p>
      <nav className="auth-types" aria-label={authText.otherTypes}>
        <span>{authText.otherTypes}</span>
        {roles
          .toReversed()
          .filter((other) => other !== role)
          .map((other) => (
            <Link key={other} to={loginPath(other)}>
              {roleText[other].login}
            </Link>
          ))}
      </nav>
    </>
  );
}
