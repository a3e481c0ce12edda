import './login.css';
import { Button, Form } from 'antd';
import Password from 'antd/es/input/Password';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useCheckPasswordLinkMutation, useResetPasswordMutation } from '../../api/auth';
import { errorMessage, fieldErrors, isApiError } from '../../api/envelope';
import { authPages } from '../../contract/addresses';
import { passwordProblem } from '../../contract/passwords';
import { defaultLogin } from '../../session/userTypes';
import { Field } from '../../ui/form/Field';
import { useFormProblems } from '../../ui/form/useFormProblems';
import { notifyDone } from '../../ui/notices';
import { useDocumentTitle } from '../../ui/useDocumentTitle';
import { passwordText as text } from './passwordText';

interface ResetValues {
  password?: string;
  repeated?: string;
}

function rules({ password, repeated }: ResetValues) {
  const weak = passwordProblem(password);
  return [
    ...(weak ? [{ field: 'password', message: weak }] : []),
    ...(password === repeated ? [] : [{ field: 'repeated', message: text.differ }]),
  ];
}

/**
 * /auth/restablecer?token=...: sets a password with the one-time link of a recovery or an invitation, and signs in. If
 * the link is not valid any more, the page says so before the user types.
 */
export function ResetScreen() {
  useDocumentTitle(text.resetTitle);
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [check, { isUninitialized, isLoading: isChecking, error: checkError }] = useCheckPasswordLinkMutation();
  const [reset, { isLoading, error }] = useResetPasswordMutation();
  const problems = useFormProblems<ResetValues>(rules);
  const navigate = useNavigate();
  useEffect(() => {
    if (token) void check({ body: { token } });
  }, [check, token]);

  const submit = async (values: ResetValues) => {
    if (problems.check(values)) return;
    const answer = await reset({ body: { token, password: values.password ?? '' } });
    if (answer.error) return problems.fromServer(answer.error);
    if (answer.data) notifyDone(text.resetDone, text.resetDoneDetail);
    else {
      // The account has a second factor, and only the login can ask for its code.
      notifyDone(text.resetDone, text.resetDoneLogin);
      void navigate(defaultLogin);
    }
  };
  const messageOf = (failure: unknown) => {
    const [first] = fieldErrors(failure);
    // An error of the password is shown at its field.
    if (!failure || first?.field === 'password') return undefined;
    // The server's message says how to ask for another link, which the link below does.
    return first?.field === 'token' ? text.linkUsed : (first?.message ?? errorMessage(failure));
  };
  // If the check failed for another reason, such as the network, the user may still try.
  const isUsed = isApiError(checkError) && checkError.status === 422;
  const failure = token === '' ? text.noToken : (messageOf(error) ?? (isUsed && messageOf(checkError)));
  return (
    <>
      <h1>{text.resetTitle}</h1>
      {failure && (
        <p className="auth-error" role="alert">
          <span>{failure}</span> <Link to={authPages.forgot}>{text.askAgain}</Link>
        </p>
      )}
      {token !== '' && (isUninitialized || isChecking) && <p role="status">{text.checking}</p>}
      {token !== '' && !isUninitialized && !isChecking && !isUsed && (
        <Form<ResetValues>
          layout="vertical"
          requiredMark={false}
          size="large"
          onFinish={(values) => void submit(values)}
          onValuesChange={problems.onChange}
        >
          <Field
            name="password"
            label={text.password}
            problem={problems.messageOf('password')}
            hint={text.passwordHint}
          >
            <Password autoComplete="new-password" />
          </Field>
          <Field name="repeated" label={text.repeated} problem={problems.messageOf('repeated')}>
            <Password autoComplete="new-password" />
          </Field>
          <Button type="primary" htmlType="submit" block loading={isLoading}>
            {text.resetSubmit}
          </Button>
        </Form>
      )}
      <p className="auth-forgot">
        <Link to={defaultLogin}>{text.backToLogin}</Link>
      </p>
    </>
  );
}
