import type { ChangeEvent, FormEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LoginSlug } from '../../session/userTypes';
import { authText, loginNames } from './authText';
import { LoginField } from './LoginField';

interface LoginViewProps {
  slug: LoginSlug;
  /** What is told above the fields. */
  notices?: ReactNode;
  /** Why a field's content is wrong. */
  problemOf?: (field: 'username' | 'password' | 'code') => string | undefined;
  /** The second factor's code is asked for. */
  isCodeAsked?: boolean;
  isBusy?: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onChange?: (event: ChangeEvent<HTMLFormElement>) => void;
}

/**
 * The login as it looks. The build draws it into the page that the server sends (`tools/drawnPages`), and React takes that over: the
 * fields keep what they hold themselves. Its method keeps a password out of the address, should the form ever send itself.
 */
export function LoginView(props: LoginViewProps) {
  const { slug, notices, problemOf, isCodeAsked = false, isBusy = false, onSubmit, onChange } = props;
  return (
    <>
      <h1>{authText.title}</h1>
      <p className="auth-type">{loginNames[slug]}</p>
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
        <Link to="/auth/recuperar">{authText.forgot}</Link>
      </p>
      <nav className="auth-types" aria-label={authText.otherTypes}>
        <span>{authText.otherTypes}</span>
        {(Object.keys(loginNames) as LoginSlug[])
          .filter((other) => other !== slug)
          .map((other) => (
            <Link key={other} to={`/auth/login/${other}`}>
              {loginNames[other]}
            </Link>
          ))}
      </nav>
    </>
  );
}
