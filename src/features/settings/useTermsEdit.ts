import { useUpdateTermsMutation, type Terms } from '../../api/terms';
import { termsSet } from '../../session/authSlice';
import { useAppDispatch } from '../../session/hooks';
import { notifyDone } from '../../ui/notices';
import { termsText as text } from './termsText';
import { useSettingsEdit, type SettingsEdit } from './useSettingsEdit';
import { byRows, termsFormProblems, toTermsBody, toTermsValues, type TermsValues } from './termsValues';

interface TermsEdit extends Omit<SettingsEdit<Terms, TermsValues>, 'save'> {
  isSaving: boolean;
  /** Saves the current values, or the given ones. */
  save: (values?: TermsValues) => Promise<void>;
}

const rules = { toValues: toTermsValues, judge: termsFormProblems, toFormProblems: byRows, text };

/**
 * The editing of the terms ({@link useSettingsEdit}). The fields of errors are named like `rows.2.end_minutes`, `week.1`
 * or `days.0.name`.
 */
export function useTermsEdit(terms: Terms): TermsEdit {
  const dispatch = useAppDispatch();
  const [update, { isLoading: isSaving }] = useUpdateTermsMutation();
  const edit = useSettingsEdit(terms, rules);
  const save = async (values = edit.values) => {
    const saved = await edit.save(values, (version) => update({ body: { ...toTermsBody(values), version } }).unwrap());
    if (!saved) return;
    dispatch(termsSet(saved.rules.length > 0));
    notifyDone(text.saved);
  };
  return { ...edit, isSaving, save };
}
