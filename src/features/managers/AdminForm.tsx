import { Input } from 'antd';
import { adminProblems } from '../../contract/recordRules';
import { Field } from '../../ui/form/Field';
import { RecordForm } from '../../ui/form/RecordForm';
import type { RecordFormProps } from '../../ui/form/useEditForm';
import { managersText as text } from './managersText';
import { invitationHint } from '../../accounts/accountText';
import type { ManagerValues } from './managerValues';

interface AdminFormProps extends RecordFormProps<ManagerValues> {
  /** Whether the admin is new: the form then says that an invitation is mailed. */
  isNew?: boolean;
}

/** The form of an admin, for creating and editing. */
export function AdminForm({ initial = {}, isNew = false, ...form }: AdminFormProps) {
  return (
    <RecordForm<ManagerValues> {...form} initial={initial} judge={adminProblems}>
      {(field) => (
        <div className="form-grid">
          <Field {...field('name')} label={text.name}>
            <Input autoComplete="off" />
          </Field>
          <Field {...field('last_name')} label={text.lastName}>
            <Input autoComplete="off" />
          </Field>
          <Field {...field('username')} label={text.username} hint={isNew ? invitationHint() : undefined}>
            <Input type="email" inputMode="email" autoComplete="off" />
          </Field>
          <Field {...field('phone_number')} label={text.optionalPhone} hint={text.phoneHint}>
            <Input type="tel" inputMode="tel" autoComplete="off" />
          </Field>
        </div>
      )}
    </RecordForm>
  );
}
