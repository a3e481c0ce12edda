import { Input } from 'antd';
import { useState } from 'react';
import { reactivationProblems } from '../contract/recordRules';
import { rulesText } from '../contract/rulesText';
import { accountText as text } from './accountText';
import { Dialog } from '../ui/Dialog';
import { Field } from '../ui/form/Field';
import { RecordForm } from '../ui/form/RecordForm';
import { notifyDone } from '../ui/notices';

interface Values {
  username?: string;
}

export interface ReactivateDialogProps {
  name: string;
  username: string;
  /** Other effects for an account of this type. */
  hint: string;
  onReactivate: (username: string) => Promise<unknown>;
  onClose: () => void;
}

const judge = (values: Values) =>
  values.username?.trim() ? reactivationProblems(values) : [{ field: 'username', message: rulesText.allFields }];

/**
 * Asks for the e-mail address that receives the link and confirms the reactivation. Errors of the server are shown at
 * that field.
 */
export default function ReactivateDialog({ name, username, hint, onReactivate, onClose }: ReactivateDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  const onSubmit = async (values: Values) => {
    setIsBusy(true);
    try {
      await onReactivate((values.username ?? '').trim());
      notifyDone(text.reactivated);
      setIsOpen(false);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open={isOpen}
      afterClose={onClose}
      title={text.reactivateTitle(name)}
      footer={null}
      onCancel={() => setIsOpen(false)}
    >
      <p className="dialog-intro">{`${text.reactivateHint} ${hint}`}</p>
      <RecordForm<Values>
        name="reactivate"
        initial={{ username }}
        judge={judge}
        isBusy={isBusy}
        submitText={text.reactivate}
        onSubmit={onSubmit}
        onCancel={() => setIsOpen(false)}
      >
        {(field) => (
          <Field {...field('username')} label={text.username} hint={text.usernameHint}>
            <Input type="email" inputMode="email" autoComplete="off" />
          </Field>
        )}
      </RecordForm>
    </Dialog>
  );
}
