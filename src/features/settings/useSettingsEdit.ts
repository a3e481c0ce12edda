import { useState } from 'react';

interface SettingsEdit<Saved, Values> {
  values: Values;
  setValues: (values: Values) => void;
  isChanged: boolean;
  /** The version on which the next save is based. */
  version: number;
  /** Continues from saved settings; unsaved input is lost. */
  begin: (from: Saved) => void;
  /** To be called with the result of each save: whether another user saved first. */
  setIsConflict: (isConflict: boolean) => void;
  /**
   * After a conflict, once the other user's version has been loaded: shows that version. Without a call, the next save
   * overwrites it.
   */
  loadTheirs?: () => void;
}

/**
 * The editing of settings that another user may save at the same time. The first save over newer settings fails; only
 * the next one overwrites them, after the user has been told. `saved` are the cached settings.
 */
export function useSettingsEdit<Saved extends { version: number }, Values>(
  saved: Saved,
  toValues: (saved: Saved) => Values,
): SettingsEdit<Saved, Values> {
  const [base, setBase] = useState(saved);
  const [values, setValues] = useState(() => toValues(saved));
  const [isConflict, setIsConflict] = useState(false);
  const isChanged = JSON.stringify(values) !== JSON.stringify(toValues(base));
  const begin = (from: Saved) => {
    setBase(from);
    setValues(toValues(from));
    setIsConflict(false);
  };
  // Without unsaved input, changes of another user are shown at once.
  if (saved.version > base.version && !isChanged) begin(saved);
  const hasTheirs = isConflict && saved.version > base.version;
  return {
    values,
    setValues,
    isChanged,
    version: hasTheirs ? saved.version : base.version,
    begin,
    setIsConflict,
    loadTheirs: hasTheirs ? () => begin(saved) : undefined,
  };
}
