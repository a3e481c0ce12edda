import { Button, Input } from 'antd';
import { useLazyGetSessionQuery, useUpdateProfileMutation, type SignedInUser } from '../../api/auth';
import { Fact, Facts } from '../../ui/Facts';
import { EditConflict } from '../../ui/form/EditConflict';
import { Field } from '../../ui/form/Field';
import { formText } from '../../ui/form/formText';
import { RecordForm } from '../../ui/form/RecordForm';
import { useRecordEdit } from '../../ui/form/useRecordEdit';
import { notifyDone } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { uiText } from '../../ui/text';
import { profileText as text } from './profileText';
import { profileFields, profileLabels, profileRules, toProfileValues, type ProfileValues } from './profileValues';

const hints: Partial<Record<keyof ProfileValues, string>> = {
  document: text.documentHint,
  phone_number: text.phoneHint,
};
const inputs: Partial<Record<keyof ProfileValues, object>> = {
  name: { autoComplete: 'given-name' },
  last_name: { autoComplete: 'family-name' },
  document: { inputMode: 'numeric' },
  phone_number: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  address: { autoComplete: 'street-address' },
};

/** One's own data; another tab or device may edit them too. */
export function ProfileData({ user }: { user: SignedInUser }) {
  const [updateProfile, { isLoading }] = useUpdateProfileMutation();
  const [getSession] = useLazyGetSessionQuery();
  const labels = profileLabels(user);
  const edit = useRecordEdit<ProfileValues, SignedInUser>({
    name: 'profile',
    saved: user,
    toValues: toProfileValues,
    reload: async () => (await getSession().unwrap()).user,
    save: async (values, version) => {
      const trimmed = Object.fromEntries(
        profileFields(user).map((field) => [
          field,
          values[field]?.trim() || (field === 'name' || field === 'last_name' ? '' : null),
        ]),
      );
      await updateProfile({ body: { ...trimmed, version } }).unwrap();
      notifyDone(formText.saved);
    },
  });

  if (edit.isEditing) {
    return (
      <Panel title={text.data}>
        <RecordForm<ProfileValues>
          key={edit.round}
          {...edit.form}
          judge={profileRules(user)}
          isBusy={isLoading}
          submitText={edit.conflict ? formText.keepMine : uiText.save}
          onSubmit={edit.submit}
          onCancel={edit.stop}
          notice={
            edit.conflict && <EditConflict conflict={edit.conflict} labels={labels} onLoadTheirs={edit.loadTheirs} />
          }
        >
          {(field) => (
            <div className="form-grid">
              {profileFields(user).map((name) => (
                <Field
                  key={name}
                  {...field(name)}
                  label={labels[name] ?? name}
                  hint={hints[name]}
                  isWide={name === 'address'}
                >
                  <Input {...inputs[name]} />
                </Field>
              ))}
            </div>
          )}
        </RecordForm>
      </Panel>
    );
  }
  return (
    <Panel title={text.data} action={<Button onClick={edit.start}>{formText.edit}</Button>}>
      <Facts>
        {profileFields(user).map((name) => (
          <Fact key={name} label={labels[name] ?? name}>
            {user[name]}
          </Fact>
        ))}
        <Fact label={text.username}>{user.username}</Fact>
        {user.project && <Fact label={text.project}>{user.project.name}</Fact>}
      </Facts>
    </Panel>
  );
}
