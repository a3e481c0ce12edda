import { Button, Form } from 'antd';
import Input from 'antd/es/input/Input';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCheckPasswordLinkMutation, useResetPasswordMutation } from '../../api/auth';
import { errorMessage, fieldErrors, isApiError } from '../../api/envelope';
import { isPassword } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
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

const rules = ({ password, repeated }: ResetValues) => [
  ...(isPassword(password ?? '') ? [] : [{ field: 'password', message: rulesText.password }]),
  ...(password === repeated ? [] : [{ field: 'repeated', message: text.differ }]),
];

/**
 * /auth/restablecer?token=...: sets a password with the one-time link of a recovery or an invitation, and signs in. A link that can't
 * be used any more says so before anything is typed.
 */
export function ResetScreen() {
  useDocumentTitle(text.resetTitle);
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [check, { isUninitialized, isLoading: isChecking, error: checkError }] = useCheckPasswordLinkMutation();
  const [reset, { isLoading, error }] = useResetPasswordMutation();
  const problems = useFormProblems<ResetValues>(rules);
  useEffect(() => {
    if (token) void check({ body: { token } });
  }, [check, token]);

  const submit = async (values: ResetValues) => {
    if (problems.check(values)) return;
    const answer = await reset({ body: { token, password: values.password ?? '' } });
    if (!answer.error) notifyDone(text.resetDone, text.resetDoneDetail);
  };
  const messageOf = (failure: unknown) =>
    failure ? (fieldErrors(failure)[0]?.message ?? errorMessage(failure)) : undefined;
  // A check that failed for another reason, such as the network, keeps nobody from trying.
  const isUsed = isApiError(checkError) && checkError.status === 422;
  const failure = token === '' ? text.noToken : (messageOf(error) ?? (isUsed && messageOf(checkError)));
  return (
    <>
      <h1>{text.resetTitle}</h1>
      {failure && (
        <p className="auth-error" role="alert">
          {failure} <Link to="/auth/recuperar">{text.askAgain}</Link>
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
          <Field name="password" label={text.password} problem={problems.of('password')} hint={text.passwordHint}>
            <Input type="password" autoComplete="new-password" />
          </Field>
          <Field name="repeated" label={text.repeated} problem={problems.of('repeated')}>
            <Input type="password" autoComplete="new-password" />
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
