import { Input } from 'antd';
import { useLazyGetSessionQuery, useUpdateProfileMutation, type SignedInUser } from '../../api/auth';
import { Fact, Facts } from '../../ui/Panel';
import { Field } from '../../ui/form/Field';
import { RecordForm } from '../../ui/form/RecordForm';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { ownProjects } from '../../session/ownProjects';
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

/** The user's own data; another tab or device may edit them too. */
export function ProfileData({ user }: { user: SignedInUser }) {
  const [updateProfile] = useUpdateProfileMutation();
  const [getSession] = useLazyGetSessionQuery();
  const labels = profileLabels(user);
  const projects = ownProjects(user);
  const save = (values: ProfileValues, version: number) => {
    const trimmed = Object.fromEntries(
      profileFields(user).map((field) => [
        field,
        values[field]?.trim() || (field === 'name' || field === 'last_name' ? '' : null),
      ]),
    );
    return updateProfile({ body: { ...trimmed, version } }).unwrap();
  };
  return (
    <RecordPanel<ProfileValues, SignedInUser>
      title={text.data}
      name="profile"
      saved={user}
      toValues={toProfileValues}
      labels={labels}
      reload={async () => (await getSession().unwrap()).user}
      save={save}
      form={({ initial = {}, ...form }) => (
        <RecordForm<ProfileValues> {...form} initial={initial} judge={profileRules(user)}>
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
      )}
    >
      <Facts>
        {profileFields(user).map((name) => (
          <Fact key={name} label={labels[name] ?? name}>
            {user[name]}
          </Fact>
        ))}
        <Fact label={text.username}>{user.username}</Fact>
        {projects.length > 0 && (
          <Fact label={projects.length > 1 ? text.projects : text.project}>
            {projects.map(({ name }) => name).join(', ')}
          </Fact>
        )}
      </Facts>
    </RecordPanel>
  );
}
