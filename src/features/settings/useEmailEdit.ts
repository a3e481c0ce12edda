import { useUpdateEmailSettingsMutation, type EmailSettings } from '../../api/emailSettings';
import { notifyDone } from '../../ui/notices';
import { emailText as text } from './emailText';
import { emailFormProblems, toEmailBody, toEmailValues, type EmailValues } from './emailValues';
import { useSettingsEdit, type SettingsEdit } from './useSettingsEdit';

interface EmailEdit extends Omit<SettingsEdit<EmailSettings, EmailValues>, 'save'> {
  isSaving: boolean;
  save: () => Promise<void>;
}

const rules = { toValues: toEmailValues, judge: emailFormProblems, text };

/**
 * The editing of the e-mail settings ({@link useSettingsEdit}). The fields of errors are named like `sender_name` or
 * `extra.0.project`.
 */
export function useEmailEdit(settings: EmailSettings): EmailEdit {
  const [update, { isLoading: isSaving }] = useUpdateEmailSettingsMutation();
  const edit = useSettingsEdit(settings, rules);
  const { values } = edit;
  const save = async () => {
    const saved = await edit.save(values, (version) => update({ body: { ...toEmailBody(values), version } }).unwrap());
    if (saved) notifyDone(text.saved);
  };
  return { ...edit, isSaving, save };
}
