import { Input } from 'antd';
import { useConfirmPasswordMutation } from '../../api/auth';
import { Field } from '../../ui/form/Field';
import { RecordForm } from '../../ui/form/RecordForm';
import { ownPasswordRules } from './profileValues';
import { profileText as text } from './profileText';

const secondary = { isSecondary: true };

/** Asks for the user's own password again before it shows data that only the account's owner may see. */
export function ConfirmPassword({ onConfirmed }: { onConfirmed: () => void }) {
  const [confirm, { isLoading }] = useConfirmPasswordMutation();
  const onSubmit = ({ password = '' }: { password?: string }) =>
    confirm({ body: { password } }).unwrap().then(onConfirmed);
  return (
    <RecordForm<{ password?: string }>
      name="confirm-password"
      initial={{}}
      judge={ownPasswordRules}
      isBusy={isLoading}
      submitText={text.showSessions}
      onSubmit={onSubmit}
      notes={secondary}
    >
      {(field) => (
        <Field {...field('password')} label={text.yourPassword}>
          <Input.Password autoComplete="current-password" />
        </Field>
      )}
    </RecordForm>
  );
}
