import { Button, Form } from 'antd';
import Input from 'antd/es/input/Input';
import { Link, useSearchParams } from 'react-router-dom';
import { useResetPasswordMutation } from '../../api/auth';
import { errorMessage, fieldErrors } from '../../api/envelope';
import { isPassword } from '../../contract/rules';
import { rulesText } from '../../contract/rulesText';
import { defaultLogin } from '../../session/userTypes';
import { Field } from '../../ui/form/Field';
import { useFormProblems } from '../../ui/form/useFormProblems';
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

/** /auth/restablecer?token=...: sets a password with the one-time link of a recovery or an invitation. */
export function ResetScreen() {
  useDocumentTitle(text.resetTitle);
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [reset, { isLoading, isSuccess, error }] = useResetPasswordMutation();
  const problems = useFormProblems<ResetValues>(rules);
  const submit = (values: ResetValues) =>
    void (problems.check(values) ?? reset({ body: { token, password: values.password ?? '' } }));
  const failure = token === '' ? text.noToken : error && (fieldErrors(error)[0]?.message ?? errorMessage(error));
  return (
    <>
      <h1>{text.resetTitle}</h1>
      {isSuccess ? (
        <p className="auth-notice" role="status">
          {text.resetDone}
        </p>
      ) : (
        <Form<ResetValues>
          layout="vertical"
          requiredMark={false}
          size="large"
          onFinish={submit}
          onValuesChange={problems.onChange}
        >
          {failure && (
            <p className="auth-error" role="alert">
              {failure} <Link to="/auth/recuperar">{text.askAgain}</Link>
            </p>
          )}
          <Field name="password" label={text.password} problem={problems.of('password')} hint={text.passwordHint}>
            <Input type="password" autoComplete="new-password" />
          </Field>
          <Field name="repeated" label={text.repeated} problem={problems.of('repeated')}>
            <Input type="password" autoComplete="new-password" />
          </Field>
          <Button type="primary" htmlType="submit" block loading={isLoading} disabled={token === ''}>
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
