import { Button, Form } from 'antd';
import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useLoginMutation } from '../../api/auth';
import { errorMessage, fieldErrors } from '../../api/envelope';
import { selectEndedSession } from '../../session/authSlice';
import { useSessionSelector } from '../../session/hooks';
import { Field } from '../../ui/form/Field';
import { useFormProblems } from '../../ui/form/useFormProblems';
import { isLoginSlug, loginSlugs, type LoginSlug } from '../../session/userTypes';
import { authText, loginNames } from './authText';

interface Credentials {
  username: string;
  password: string;
  /** Of the second factor, once the server asks for it. */
  code?: string;
}

const rules = ({ username, password }: Credentials) => [
  ...(username?.trim() ? [] : [{ field: 'username', message: authText.emailMissing }]),
  ...(password ? [] : [{ field: 'password', message: authText.passwordMissing }]),
];

/** /auth/login/{type} (section 2). What follows a login is the auth layout's business. */
export function LoginScreen() {
  const { type } = useParams();
  const slug: LoginSlug = isLoginSlug(type) ? type : 'clientes';
  const hasSessionEnded = useSessionSelector(selectEndedSession)?.by === 'server';
  const [login, { error, isLoading, originalArgs }] = useLoginMutation();

  const problems = useFormProblems<Credentials>(rules);
  // Once asked for, the field stays: the next failure may be about the password again.
  const [codeAskedFor, setCodeAskedFor] = useState<LoginSlug>();
  const isCodeAsked = codeAskedFor === slug;
  const hasTriedCode = Boolean(originalArgs?.body.code);

  const onFinish = async (values: Credentials) => {
    if (problems.check(values)) return;
    const { username, password, code } = values;
    const answer = await login({
      type: loginSlugs[slug],
      body: { username: username.trim(), password, ...(code && { code }) },
    });
    if (fieldErrors(answer.error).some(({ field }) => field === 'code')) setCodeAskedFor(slug);
  };

  return (
    <>
      <h1>{authText.title}</h1>
      <p className="auth-type">{loginNames[slug]}</p>
      {hasSessionEnded && (
        <p className="auth-notice" role="status">
          {authText.sessionEnded}
        </p>
      )}
      {error && !(isCodeAsked && !hasTriedCode) && (
        <p className="auth-error" role="alert">
          {isCodeAsked ? errorMessage(error) : authText.failed}
          {!isCodeAsked && errorMessage(error) !== authText.failed && (
            <span className="auth-error-reason">{errorMessage(error)}</span>
          )}
        </p>
      )}
      <Form<Credentials>
        noValidate
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void onFinish(values)}
        onValuesChange={problems.onChange}
        size="large"
        key={slug}
      >
        <Field name="username" label={authText.email} problem={problems.of('username')}>
          <Input type="email" autoComplete="username" inputMode="email" autoFocus />
        </Field>
        <Field name="password" label={authText.password} problem={problems.of('password')}>
          <Input type="password" autoComplete="current-password" />
        </Field>
        {isCodeAsked && (
          <Field name="code" label={authText.code} hint={authText.codeHint} problem={problems.of('code')}>
            <Input inputMode="numeric" autoComplete="one-time-code" autoFocus />
          </Field>
        )}
        <Button type="primary" htmlType="submit" block loading={isLoading}>
          {authText.submit}
        </Button>
      </Form>
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
