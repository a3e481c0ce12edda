import { useState } from 'react';
import { fieldErrors, isApiError, errorMessage } from '../../api/envelope';
import { useUpdateTermsMutation, type Terms } from '../../api/terms';
import type { Problem } from '../../contract/rules';
import { termsSet } from '../../session/authSlice';
import { useAppDispatch } from '../../session/hooks';
import { notifyDone } from '../../ui/notices';
import { termsText as text } from './termsText';
import { useSettingsEdit } from './useSettingsEdit';
import { byRows, termsFormProblems, toTermsBody, toTermsValues, type TermsValues } from './termsValues';

interface TermsEdit {
  values: TermsValues;
  change: (changes: Partial<TermsValues>) => void;
  /** Returns the error of a field, such as `rows.2.end_minutes`, `week.1` or `days.0.name`. */
  problemOf: (field: string) => string | undefined;
  /** The error of the last save; undefined if there is none. */
  failure?: string;
  /** The number of failed saves. */
  failures: number;
  /**
   * After a conflict, once the other user's version has been loaded: shows that version. Without a call, the next save
   * overwrites it.
   */
  loadTheirs?: () => void;
  isChanged: boolean;
  isSaving: boolean;
  /** Saves the current values, or the given ones. */
  save: (values?: TermsValues) => Promise<void>;
}

/** The editing of the terms ({@link useSettingsEdit}) with their validation. A failed save keeps the input. */
export function useTermsEdit(terms: Terms): TermsEdit {
  const dispatch = useAppDispatch();
  const [update, { isLoading: isSaving }] = useUpdateTermsMutation();
  const edit = useSettingsEdit(terms, toTermsValues);
  const { values, setValues, isChanged } = edit;
  const [problems, setProblems] = useState<Problem[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [failures, setFailures] = useState(0);

  const begin = (from: Terms) => {
    edit.begin(from);
    setProblems([]);
    setIsChecked(false);
    setFailure(undefined);
  };
  const change = (changes: Partial<TermsValues>) => {
    const next = { ...values, ...changes };
    setValues(next);
    if (isChecked) setProblems(termsFormProblems(next));
  };
  const fail = (message: string) => {
    setFailure(message);
    setFailures((before) => before + 1);
  };
  const save = async (nextValues = values) => {
    setValues(nextValues);
    const nextProblems = termsFormProblems(nextValues);
    setProblems(nextProblems);
    setIsChecked(true);
    if (nextProblems.length > 0) return fail(text.wrong);
    setFailure(undefined);
    try {
      const saved = await update({ body: { ...toTermsBody(nextValues), version: edit.version } }).unwrap();
      begin(saved);
      dispatch(termsSet(saved.rules.length > 0));
      notifyDone(text.saved);
    } catch (error) {
      const refused = fieldErrors(error);
      setProblems(byRows(nextValues, refused));
      const isOfAnother = isApiError(error) && error.status === 409 && refused.length === 0;
      edit.setIsConflict(isOfAnother);
      fail(isOfAnother ? text.conflict : errorMessage(error));
    }
  };

  return {
    values,
    change,
    problemOf: (field) => problems.find((problem) => problem.field === field)?.message,
    failure,
    failures,
    loadTheirs: edit.loadTheirs && (() => begin(terms)),
    isChanged,
    isSaving,
    save,
  };
}
