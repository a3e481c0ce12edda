import { Input } from 'antd';
import { consortiumProblems, newConsortiumProblems } from '../../contract/recordRules';
import { ChoiceSelect } from '../../ui/form/ChoiceSelect';
import { Field } from '../../ui/form/Field';
import { formText } from '../../ui/form/formText';
import { PasswordInput } from '../../ui/form/PasswordInput';
import { RecordForm } from '../../ui/form/RecordForm';
import type { ReactNode } from 'react';
import type { Draft } from '../../ui/form/useDraft';
import { managersText as text } from './managersText';
import { type ConsortiumValues } from './managerValues';
import { forConsortium, type ProjectOption } from './useProjectOptions';
import { clearable } from '../../ui/clearable';

interface ConsortiumFormProps {
  draft: Draft<ConsortiumValues>;
  initial?: ConsortiumValues;
  projects: ProjectOption[];
  /** A new one needs a password and a project; an old one keeps what is left as it is. */
  isNew?: boolean;
  submitText: string;
  onCancel?: () => void;
  notice?: ReactNode;
  message?: ReactNode;
  isBusy: boolean;
  onSubmit: (values: ConsortiumValues) => Promise<unknown>;
}

/** The fields of a consortium user, who belongs to one project. */
export function ConsortiumForm({ initial = {}, projects, isNew = false, ...form }: ConsortiumFormProps) {
  return (
    <RecordForm<ConsortiumValues>
      {...form}
      initial={initial}
      judge={isNew ? newConsortiumProblems : consortiumProblems}
      secrets={['password']}
    >
      {(field) => (
        <div className="form-grid">
          <Field {...field('name')} label={text.consortiumName} isWide>
            <Input autoComplete="off" />
          </Field>
          <Field {...field('username')} label={text.username}>
            <Input type="email" inputMode="email" autoComplete="off" />
          </Field>
          {!isNew && (
            <Field {...field('phone_number')} label={text.phone} hint={text.phoneHint}>
              <Input type="tel" inputMode="tel" autoComplete="off" />
            </Field>
          )}
          <Field {...field('password')} label={text.password} hint={isNew ? text.passwordHint : text.passwordKeptHint}>
            <PasswordInput />
          </Field>
          <Field {...field('project_id')} label={text.project} isWide>
            <ChoiceSelect
              allowClear={!isNew && clearable}
              options={forConsortium(projects, initial.project_id ?? undefined)}
              placeholder={formText.choose}
            />
          </Field>
        </div>
      )}
    </RecordForm>
  );
}
