import { useState } from 'react';
import { errorMessage, fieldErrors, isApiError } from '../../api/envelope';
import type { Problem } from '../../contract/rules';
import { notifyDone } from '../../ui/notices';

export interface SettingsEdit<Values> {
  values: Values;
  /** Replaces some values. After the first failed save every change is validated. */
  change: (changes: Partial<Values>) => void;
  isChanged: boolean;
  /** Returns the error of a field. */
  problemOf: (field: string) => string | undefined;
  /** The error of the last save; undefined if there is none. */
  failure?: string;
  /** The number of failed saves. */
  failures: number;
  isSaving: boolean;
  /**
   * Validates the current values, or the given ones, and sends them. If they are wrong or the call fails, the errors are
   * shown and the input stays.
   */
  save: (values?: Values) => Promise<void>;
  /**
   * After a conflict, once the other user's version has been loaded: shows that version. Without a call, the next save
   * overwrites it.
   */
  loadTheirs?: () => void;
}

interface SettingsRules<Saved, Values> {
  toValues: (saved: Saved) => Values;
  /** Validates the values: all problems by field. */
  judge: (values: Values) => Problem[];
  /** Renames the fields of the server's errors to those of the form. */
  toFormProblems?: (values: Values, problems: Problem[]) => Problem[];
  /** Sends the values, with the version on which they are based. */
  send: (values: Values, version: number) => Promise<Saved>;
  onSaved?: (saved: Saved) => void;
  text: { wrong: string; conflict: string; saved: string };
}

/**
 * The editing of settings that another user may save at the same time. The first save over newer settings fails; only
 * the next one overwrites them, after the user has been told. `saved` are the cached settings.
 */
export function useSettingsEdit<Saved extends { version: number }, Values>(
  saved: Saved,
  { toValues, judge, toFormProblems = (_, problems) => problems, send, onSaved, text }: SettingsRules<Saved, Values>,
): SettingsEdit<Values> {
  const [base, setBase] = useState(saved);
  const [values, setValues] = useState(() => toValues(saved));
  const [problems, setProblems] = useState<Problem[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [failures, setFailures] = useState(0);
  const [isConflict, setIsConflict] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const isChanged = JSON.stringify(values) !== JSON.stringify(toValues(base));
  const begin = (from: Saved) => {
    setBase(from);
    setValues(toValues(from));
    setProblems([]);
    setIsChecked(false);
    setFailure(undefined);
    setIsConflict(false);
  };
  // Without unsaved input, changes of another user are shown at once.
  if (saved.version > base.version && !isChanged) begin(saved);
  const hasTheirs = isConflict && saved.version > base.version;

  const change = (changes: Partial<Values>) => {
    const next = { ...values, ...changes };
    setValues(next);
    if (isChecked) setProblems(judge(next));
  };
  const fail = (message: string, nextProblems: Problem[]) => {
    setProblems(nextProblems);
    setFailure(message);
    setFailures((before) => before + 1);
  };
  const save = async (nextValues = values) => {
    setValues(nextValues);
    setIsChecked(true);
    const nextProblems = judge(nextValues);
    if (nextProblems.length > 0) {
      fail(text.wrong, nextProblems);
      return;
    }
    setProblems([]);
    setFailure(undefined);
    setIsSaving(true);
    try {
      const next = await send(nextValues, hasTheirs ? saved.version : base.version);
      begin(next);
      onSaved?.(next);
      notifyDone(text.saved);
    } catch (error) {
      const refused = fieldErrors(error);
      const isOfAnother = isApiError(error) && error.status === 409 && refused.length === 0;
      setIsConflict(isOfAnother);
      fail(isOfAnother ? text.conflict : errorMessage(error), toFormProblems(nextValues, refused));
    } finally {
      setIsSaving(false);
    }
  };

  return {
    values,
    change,
    isChanged,
    problemOf: (field) => problems.find((problem) => problem.field === field)?.message,
    failure,
    failures,
    isSaving,
    save,
    loadTheirs: hasTheirs ? () => begin(saved) : undefined,
  };
}
