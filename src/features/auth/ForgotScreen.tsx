import './login.css';
import { useState } from 'react';
import { Button, Form } from 'antd';
import Input from 'antd/es/input/Input';
import { Link, useLocation } from 'react-router-dom';
import { useForgotPasswordMutation } from '../../api/auth';
import { errorMessage } from '../../api/envelope';
import { settings } from '../../api/settings';
import { emailProblem } from '../../contract/email';
import { defaultLogin } from '../../session/userTypes';
import { Field } from '../../ui/form/Field';
import { useFormProblems } from '../../ui/form/useFormProblems';
import { useDocumentTitle } from '../../ui/useDocumentTitle';
import type { ForgotState } from './LoginView';
import { passwordText as text } from './passwordText';

interface ForgotValues {
  username?: string;
}

const rules = ({ username }: ForgotValues) => {
  const message = emailProblem(username ?? '');
  return message ? [{ field: 'username', message }] : [];
};

/** /auth/recuperar: sends a link by e-mail. The response is the same whether the account exists or not.
 * A server that sends no e-mails promises none. */
export function ForgotScreen() {
  useDocumentTitle(text.forgotTitle);
  const typed = useLocation().state as ForgotState | null;
  const [forgot, { isLoading, error }] = useForgotPasswordMutation();
  const [sentTo, setSentTo] = useState<string>();
  const [isResent, setIsResent] = useState(false);
  const problems = useFormProblems<ForgotValues>(rules);
  const send = (username: string, onSent: () => void) =>
    // The page shows the failure.
    void forgot({ body: { username } })
      .unwrap()
      .then(onSent, () => {});
  const submit = (values: ForgotValues) => {
    const username = values.username?.trim() ?? '';
    if (!problems.check(values)) send(username, () => setSentTo(username));
  };
  return (
    <>
      <h1>{text.forgotTitle}</h1>
      {sentTo !== undefined ? (
        <>
          <p className="auth-notice" role="status">
            {settings.sendsMail ? text.forgotSent(sentTo) : text.forgotUnsent}
          </p>
          {error && (
            <p className="auth-error" role="alert">
              {errorMessage(error)}
            </p>
          )}
          {settings.sendsMail && (
            <p>
              {isResent ? (
                <span role="status">{text.forgotResent}</span>
              ) : (
                <>
                  <span>{text.forgotAgain}</span>{' '}
                  <button
                    type="button"
                    className="link-button"
                    disabled={isLoading}
                    onClick={() => send(sentTo, () => setIsResent(true))}
                  >
                    {text.forgotResend}
                  </button>
                </>
              )}
            </p>
          )}
        </>
      ) : (
        <Form<ForgotValues>
          noValidate
          layout="vertical"
          requiredMark={false}
          size="large"
          initialValues={{ username: typed?.username }}
          onFinish={submit}
          onValuesChange={problems.onChange}
        >
          <p>{text.forgotHint}</p>
          {error && (
            <p className="auth-error" role="alert">
              {errorMessage(error)}
            </p>
          )}
          <Field name="username" label={text.email} problem={problems.messageOf('username')}>
            <Input type="email" inputMode="email" autoComplete="username" />
          </Field>
          <Button type="primary" htmlType="submit" block loading={isLoading}>
            {text.forgotSubmit}
          </Button>
        </Form>
      )}
      <p className="auth-forgot">
        <Link to={defaultLogin}>{text.backToLogin}</Link>
      </p>
    </>
  );
}
