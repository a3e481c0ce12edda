import { Button, Form, Input } from 'antd';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useLoginMutation } from '../../api/auth';
import { errorMessage } from '../../api/envelope';
import { selectHasSessionEnded } from '../../session/authSlice';
import { useSessionSelector } from '../../session/hooks';
import { isLoginSlug, loginSlugs, type LoginSlug } from '../../session/userTypes';
import { authText, loginNames } from './authText';

interface Credentials {
  username: string;
  password: string;
}

/** /auth/login/{type} (section 2). What follows a login is the auth layout's business. */
export function LoginScreen() {
  const { type } = useParams();
  const slug: LoginSlug = isLoginSlug(type) ? type : 'clientes';
  const { state } = useLocation();
  const hasSessionEnded = useSessionSelector(selectHasSessionEnded);
  const [login, { error, isLoading }] = useLoginMutation();

  const onFinish = ({ username, password }: Credentials) => void login({ type: loginSlugs[slug], body: { username: username.trim(), password } });

  return (
    <>
      <h1>{authText.title}</h1>
      <p className="auth-type">{loginNames[slug]}</p>
      {hasSessionEnded && <p className="auth-notice" role="status">{authText.sessionEnded}</p>}
      {error && <p className="auth-error" role="alert">{errorMessage(error)}</p>}
      <Form<Credentials> layout="vertical" requiredMark={false} onFinish={onFinish} size="large" key={slug}>
        <Form.Item name="username" label={authText.email} rules={[{ required: true, whitespace: true, message: authText.emailMissing }]}>
          <Input type="email" autoComplete="username" inputMode="email" autoFocus />
        </Form.Item>
        <Form.Item name="password" label={authText.password} rules={[{ required: true, message: authText.passwordMissing }]}>
          <Input type="password" autoComplete="current-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={isLoading}>{authText.submit}</Button>
      </Form>
      <p className="auth-forgot"><Link to="/auth/recuperar">{authText.forgot}</Link></p>
      <nav className="auth-types" aria-label={authText.otherTypes}>
        <span>{authText.otherTypes}</span>
        {(Object.keys(loginNames) as LoginSlug[]).filter((other) => other !== slug).map((other) => (
          <Link key={other} to={`/auth/login/${other}`} state={state}>{loginNames[other]}</Link>
        ))}
      </nav>
    </>
  );
}
