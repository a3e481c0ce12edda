import '../../ui/form/form.css';
import './settings.css';
import { Button, ConfigProvider } from 'antd';
import type { FormEvent, ReactNode } from 'react';
import { FormFooter, FormMessage } from '../../ui/form/FormMessage';
import { formText } from '../../ui/form/formText';
import { useFirstInvalid } from '../../ui/form/invalidFields';
import { useLeaveGuard } from '../../ui/leaveGuard';
import { useConfirm } from '../../ui/useDialog';
import type { SettingsEdit } from './useSettingsEdit';

interface SettingsFormProps {
  edit: Omit<SettingsEdit<never>, 'values' | 'change'>;
  text: { unsavedTitle: string; unsavedHint: string; unsavedLeave: string; save: string };
  className?: string;
  children: ReactNode;
}

/**
 * The form of settings ({@link useSettingsEdit}): asks before unsaved input is left, and says why a save failed. The
 * input stays; if another user saved first, the form says so.
 */
export function SettingsForm({ edit, text, className = '', children }: SettingsFormProps) {
  const { confirm, dialog } = useConfirm();
  useLeaveGuard(edit.isChanged, (leave) =>
    confirm({
      staysOnBack: true,
      title: text.unsavedTitle,
      children: <p>{text.unsavedHint}</p>,
      okText: text.unsavedLeave,
      onConfirm: async () => leave(),
    }),
  );
  const form = useFirstInvalid(edit.failures);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void edit.save();
  };
  return (
    // What is typed while the values are being saved would be replaced by the saved ones. The button keeps the focus.
    // `noValidate`: the form shows its own errors, not the browser's.
    <ConfigProvider componentDisabled={edit.isSaving}>
      <form ref={form} className={`stack settings-form ${className}`} noValidate onSubmit={submit}>
        {children}
        {dialog}
        <FormFooter
          messages={
            edit.failure && (
              <FormMessage isFailed>
                <span>{edit.failure}</span>{' '}
                {edit.loadTheirs && (
                  <button type="button" className="link-button" onClick={edit.loadTheirs}>
                    {formText.loadTheirs}
                  </button>
                )}
              </FormMessage>
            )
          }
        >
          <Button type="primary" htmlType="submit" disabled={false} loading={edit.isSaving}>
            {text.save}
          </Button>
        </FormFooter>
      </form>
    </ConfigProvider>
  );
}
