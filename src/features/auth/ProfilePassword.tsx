import { Input } from 'antd';
import { useMemo, useState } from 'react';
import { useUpdateProfileMutation } from '../../api/auth';
import { useUser } from '../../session/useCan';
import { Field } from '../../ui/form/Field';
import { RecordForm } from '../../ui/form/RecordForm';
import { notifyDone } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { profileText as text } from './profileText';
import { passwordRules, type PasswordValues } from './profileValues';

const secondary = { isSecondary: true };

/** Changes the password, which requires the current one and ends the user's other sessions. It stores no draft. */
export function ProfilePassword() {
  const { username } = useUser();
  const [updateProfile, { isLoading }] = useUpdateProfileMutation();
  const [round, setRound] = useState(0);
  const rules = useMemo(() => passwordRules(username), [username]);
  const onSubmit = async ({ current_password, new_password }: PasswordValues) => {
    await updateProfile({ body: { current_password, new_password } }).unwrap();
    setRound((before) => before + 1);
    notifyDone(text.changed, text.changedDetail);
  };
  const password = (autoComplete: string) => <Input.Password autoComplete={autoComplete} />;
  return (
    <Panel title={text.password}>
      <p className="form-intro">{text.passwordIntro}</p>
      <RecordForm<PasswordValues>
        key={round}
        initial={{}}
        judge={rules}
        isBusy={isLoading}
        submitText={text.change}
        onSubmit={onSubmit}
        notes={secondary}
      >
        {(field) => (
          <>
            {/* Password managers store the new password under this user name. */}
            <input type="text" hidden readOnly autoComplete="username" value={username} />
            <Field {...field('current_password')} label={text.current}>
              {password('current-password')}
            </Field>
            <Field {...field('new_password')} label={text.next} hint={text.nextHint}>
              {password('new-password')}
            </Field>
            <Field {...field('repeated')} label={text.repeat}>
              {password('new-password')}
            </Field>
          </>
        )}
      </RecordForm>
    </Panel>
  );
}
