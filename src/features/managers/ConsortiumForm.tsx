import { Input, Select } from 'antd';
import { limits } from '../../contract/limits';
import { Field } from '../../ui/form/Field';
import { formText } from '../../ui/form/formText';
import { PasswordInput } from '../../ui/form/PasswordInput';
import { RecordForm } from '../../ui/form/RecordForm';
import type { Draft } from '../../ui/form/useDraft';
import { managersText as text } from './managersText';
import { consortiumRules, type ConsortiumValues } from './managerValues';
import { forConsortium, type ProjectOption } from './useProjectOptions';

interface ConsortiumFormProps {
  draft: Draft<ConsortiumValues>;
  initial?: ConsortiumValues;
  projects: ProjectOption[];
  isBusy: boolean;
  onSubmit: (values: ConsortiumValues) => Promise<unknown>;
}

/** The fields of a consortium user, who belongs to one project. */
export function ConsortiumForm({ initial = {}, projects, ...form }: ConsortiumFormProps) {
  return (
    <RecordForm<ConsortiumValues>
      {...form}
      initial={initial}
      judge={consortiumRules}
      secrets={['password']}
      submitText={text.createConsortium}
    >
      {(field) => (
        <div className="form-grid">
          <Field {...field('name')} label={text.consortiumName} isWide>
            <Input autoComplete="off" maxLength={limits.textMax} />
          </Field>
          <Field {...field('username')} label={text.username}>
            <Input type="email" inputMode="email" autoComplete="off" maxLength={254} />
          </Field>
          <Field {...field('password')} label={text.password} hint={text.passwordHint}>
            <PasswordInput />
          </Field>
          <Field {...field('project_id')} label={text.project} isWide>
            <Select
              showSearch={{ optionFilterProp: 'label' }}
              options={forConsortium(projects)}
              placeholder={formText.choose}
            />
          </Field>
        </div>
      )}
    </RecordForm>
  );
}
