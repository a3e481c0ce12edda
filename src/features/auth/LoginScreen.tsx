import './login.css';
import { useEffect, useState, type FormEvent } from 'react';
import { useParams } from 'react-router-dom';
import { useLoginMutation } from '../../api/auth';
import { fieldErrors } from '../../api/envelope';
import { selectAuthError, selectEndedSession } from '../../session/authSlice';
import { sendHeldForm } from '../../session/heldForm';
import { useAppSelector } from '../../session/hooks';
import { useFormProblems } from '../../ui/form/useFormProblems';
import { isLoginSlug, loginSlugs, type LoginSlug } from '../../session/userTypes';
import { authText } from './authText';
import { LoginView } from './LoginView';

interface Credentials {
  username: string;
  password: string;
  /** Code of the second factor, once the server requires it. */
  code?: string;
}

/** Returns the current content of the fields. It is read from the DOM, because a password manager fires no events. */
const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(
    [...form.querySelectorAll('input')].map(({ name, value }) => [name, value]),
  ) as unknown as Credentials;

const rules = ({ username, password }: Credentials) => [
  ...(username.trim() ? [] : [{ field: 'username', message: authText.emailMissing }]),
  ...(password ? [] : [{ field: 'password', message: authText.passwordMissing }]),
];

/** /auth/login/{type} (section 2). The auth layout handles the navigation after a login. */
export function LoginScreen() {
  const { type } = useParams();
  const slug: LoginSlug = isLoginSlug(type) ? type : 'clientes';
  const hasSessionEnded = useAppSelector(selectEndedSession)?.by === 'server';
  const reason = useAppSelector(selectAuthError);
  const [login, { isError, isLoading, originalArgs }] = useLoginMutation();

  const problems = useFormProblems<Credentials>(rules);
  // Once shown, the code field stays: the next failure may be about the password again.
  const [codeAskedFor, setCodeAskedFor] = useState<LoginSlug>();
  const isCodeAsked = codeAskedFor === slug;
  const hasTriedCode = Boolean(originalArgs?.body.code);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    if (isLoading || problems.check(values)) return;
    const { username, password, code } = values;
    const answer = await login({
      type: loginSlugs[slug],
      body: { username: username.trim(), password, ...(code && { code }) },
    });
    if (fieldErrors(answer.error).some(({ field }) => field === 'code')) setCodeAskedFor(slug);
  };

  // A user may have submitted the form before this code was loaded: see `session/heldForm`.
  useEffect(sendHeldForm, []);

  return (
    <LoginView
      slug={slug}
      notices={
        <>
          {hasSessionEnded && (
            <p className="auth-notice" role="status">
              {authText.sessionEnded}
            </p>
          )}
          {isError && !(isCodeAsked && !hasTriedCode) && (
            <p className="auth-error" role="alert">
              <span>{isCodeAsked ? reason : authText.failed}</span>
              {!isCodeAsked && reason !== authText.failed && <span className="auth-error-reason">{reason}</span>}
            </p>
          )}
        </>
      }
      problemOf={problems.messageOf}
      isCodeAsked={isCodeAsked}
      isBusy={isLoading}
      onSubmit={(event) => void onSubmit(event)}
      onChange={({ target, currentTarget }) =>
        problems.onChange({ [(target as EventTarget as HTMLInputElement).name]: true }, valuesOf(currentTarget))
      }
    />
  );
}
