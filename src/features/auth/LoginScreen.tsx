import { Button, Form } from 'antd';
import Input from 'antd/es/input/Input';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useLoginMutation } from '../../api/auth';
import { errorMessage } from '../../api/envelope';
import { selectEndedSession } from '../../session/authSlice';
import { useSessionSelector } from '../../session/hooks';
import { Field } from '../../ui/form/Field';
import { useFormProblems } from '../../ui/form/useFormProblems';
import { isLoginSlug, loginSlugs, type LoginSlug } from '../../session/userTypes';
import { authText, loginNames } from './authText';

interface Credentials {
  username: string;
  password: string;
}

const rules = ({ username, password }: Credentials) => [
  ...(username?.trim() ? [] : [{ field: 'username', message: authText.emailMissing }]),
  ...(password ? [] : [{ field: 'password', message: authText.passwordMissing }]),
];

/** /auth/login/{type} (section 2). What follows a login is the auth layout's business. */
export function LoginScreen() {
  const { type } = useParams();
  const slug: LoginSlug = isLoginSlug(type) ? type : 'clientes';
  const { state } = useLocation();
  const hasSessionEnded = useSessionSelector(selectEndedSession)?.by === 'server';
  const [login, { error, isLoading }] = useLoginMutation();

  const problems = useFormProblems<Credentials>(rules);

  const onFinish = (values: Credentials) => {
    if (problems.check(values)) return;
    void login({ type: loginSlugs[slug], body: { username: values.username.trim(), password: values.password } });
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
      {error && (
        <p className="auth-error" role="alert">
          {errorMessage(error)}
        </p>
      )}
      <Form<Credentials>
        noValidate
        layout="vertical"
        requiredMark={false}
        onFinish={onFinish}
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
            <Link key={other} to={`/auth/login/${other}`} state={state}>
              {loginNames[other]}
            </Link>
          ))}
      </nav>
    </>
  );
}
