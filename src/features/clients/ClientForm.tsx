import { Input } from 'antd';
import type { ReactNode } from 'react';
import { clientProblems, newClientProblems } from '../../contract/recordRules';
import { Field } from '../../ui/form/Field';
import { PasswordInput } from '../../ui/form/PasswordInput';
import { RecordForm } from '../../ui/form/RecordForm';
import type { Draft } from '../../ui/form/useDraft';
import { clientsText as text } from './clientsText';
import { type ClientValues } from './clientValues';

interface ClientFormProps {
  draft: Draft<ClientValues>;
  initial?: ClientValues;
  /** A new client gets a password; an old one keeps theirs. */
  isNew?: boolean;
  isBusy: boolean;
  submitText: string;
  onSubmit: (values: ClientValues) => Promise<unknown>;
  onCancel?: () => void;
  message?: ReactNode;
  notice?: ReactNode;
}

/** The fields of a client, to register one or to edit one. */
export function ClientForm({ initial = {}, isNew = false, ...form }: ClientFormProps) {
  return (
    <RecordForm<ClientValues>
      {...form}
      initial={initial}
      judge={isNew ? newClientProblems : clientProblems}
      secrets={['password']}
    >
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
          <Field {...field('username')} label={text.username} isWide={!isNew}>
            <Input type="email" inputMode="email" autoComplete="off" />
          </Field>
          {isNew && (
            <Field {...field('password')} label={text.password} hint={text.passwordHint}>
              <PasswordInput />
            </Field>
          )}
          <Field {...field('address')} label={text.optionalAddress} isWide>
            <Input autoComplete="off" />
          </Field>
        </div>
      )}
    </RecordForm>
  );
}
