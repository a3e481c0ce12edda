import { useState } from 'react';
import { errorMessage, fieldErrors, isApiError } from '../../api/envelope';
import type { Problem } from '../../contract/rules';

export interface SettingsEdit<Saved, Values> {
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
  /**
   * Validates values and sends them, with the version on which they are based. Returns the saved settings; undefined if
   * the values are wrong or the call failed: the errors are shown and the input stays.
   */
  save: (values: Values, send: (version: number) => Promise<Saved>) => Promise<Saved | undefined>;
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
  text: { wrong: string; conflict: string };
}

/**
 * The editing of settings that another user may save at the same time. The first save over newer settings fails; only
 * the next one overwrites them, after the user has been told. `saved` are the cached settings.
 */
export function useSettingsEdit<Saved extends { version: number }, Values>(
  saved: Saved,
  { toValues, judge, toFormProblems = (_, problems) => problems, text }: SettingsRules<Saved, Values>,
): SettingsEdit<Saved, Values> {
  const [base, setBase] = useState(saved);
  const [values, setValues] = useState(() => toValues(saved));
  const [problems, setProblems] = useState<Problem[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [failures, setFailures] = useState(0);
  const [isConflict, setIsConflict] = useState(false);
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
  const save: SettingsEdit<Saved, Values>['save'] = async (nextValues, send) => {
    setValues(nextValues);
    setIsChecked(true);
    const nextProblems = judge(nextValues);
    if (nextProblems.length > 0) {
      fail(text.wrong, nextProblems);
      return undefined;
    }
    setProblems([]);
    setFailure(undefined);
    try {
      const next = await send(hasTheirs ? saved.version : base.version);
      begin(next);
      return next;
    } catch (error) {
      const refused = fieldErrors(error);
      const isOfAnother = isApiError(error) && error.status === 409 && refused.length === 0;
      setIsConflict(isOfAnother);
      fail(isOfAnother ? text.conflict : errorMessage(error), toFormProblems(nextValues, refused));
      return undefined;
    }
  };

  return {
    values,
    change,
    isChanged,
    problemOf: (field) => problems.find((problem) => problem.field === field)?.message,
    failure,
    failures,
    save,
    loadTheirs: hasTheirs ? () => begin(saved) : undefined,
  };
}
