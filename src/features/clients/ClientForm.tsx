import { Input } from 'antd';
import { serverTakes } from '../../api/otherServer/server';
import { clientProblems, newClientProblems } from '../../contract/recordRules';
import { Field } from '../../ui/form/Field';
import { RecordForm } from '../../ui/form/RecordForm';
import type { RecordFormProps } from '../../ui/form/useEditForm';
import { clientsText as text } from './clientsText';
import { invitationHint } from '../../accounts/accountText';
import { type ClientValues } from './clientValues';

interface ClientFormProps extends RecordFormProps<ClientValues> {
  /** Whether the client is new: requires document and phone, and is invited. */
  isNew?: boolean;
}

/** The form of a client, for creating and editing. */
export function ClientForm({ initial = {}, isNew = false, ...form }: ClientFormProps) {
  return (
    <RecordForm<ClientValues> {...form} initial={initial} judge={isNew ? newClientProblems : clientProblems}>
      {(field) => (
        <div className="form-grid">
          <Field {...field('name')} label={text.name}>
            <Input autoComplete="off" />
          </Field>
          <Field {...field('last_name')} label={text.lastName}>
            <Input autoComplete="off" />
          </Field>
          <Field {...field('document')} label={text.document} hint={text.documentHint}>
            <Input inputMode="numeric" autoComplete="off" />
          </Field>
          <Field {...field('phone_number')} label={text.phone} hint={text.phoneHint}>
            <Input type="tel" inputMode="tel" autoComplete="off" />
          </Field>
          <Field {...field('username')} label={text.username} hint={isNew ? invitationHint() : undefined} isWide>
            <Input type="email" inputMode="email" autoComplete="off" />
          </Field>
          {serverTakes('updateClient', 'address') && (
            <Field {...field('address')} label={text.optionalAddress} isWide>
              <Input autoComplete="off" />
            </Field>
          )}
        </div>
      )}
    </RecordForm>
  );
}
