import { Input } from 'antd';
import type { ReactNode } from 'react';
import { adminProblems } from '../../contract/recordRules';
import { Field } from '../../ui/form/Field';
import { PasswordInput } from '../../ui/form/PasswordInput';
import { RecordForm } from '../../ui/form/RecordForm';
import type { Draft } from '../../ui/form/useDraft';
import { managersText as text } from './managersText';
import type { ManagerValues } from './managerValues';

interface AdminFormProps {
  draft: Draft<ManagerValues>;
  initial?: ManagerValues;
  /** A new admin may get a password. */
  isNew?: boolean;
  isBusy: boolean;
  submitText: string;
  onSubmit: (values: ManagerValues) => Promise<unknown>;
  onCancel: () => void;
  message?: ReactNode;
  notice?: ReactNode;
}

/** The fields of an admin, to create one or to edit one. */
export function AdminForm({ initial = {}, isNew = false, ...form }: AdminFormProps) {
  return (
    <RecordForm<ManagerValues> {...form} initial={initial} judge={adminProblems} secrets={['password']}>
      {(field) => (
        <div className="form-grid">
          <Field {...field('name')} label={text.name}>
            <Input autoComplete="off" />
          </Field>
          <Field {...field('last_name')} label={text.lastName}>
            <Input autoComplete="off" />
          </Field>
          <Field {...field('username')} label={text.username}>
            <Input type="email" inputMode="email" autoComplete="off" />
          </Field>
          <Field {...field('phone_number')} label={text.optionalPhone} hint={text.phoneHint}>
            <Input type="tel" inputMode="tel" autoComplete="off" />
          </Field>
          {isNew && (
            <Field {...field('password')} label={text.optionalPassword} hint={text.optionalPasswordHint} isWide>
              <PasswordInput />
            </Field>
          )}
        </div>
      )}
    </RecordForm>
  );
}
