import { useMemo, useRef, useState } from 'react';
import { fieldErrors, isApiError } from '../../api/envelope';
import { useDraft, type Draft } from './useDraft';

interface EditOptions<Values, Saved> {
  /** Names the draft. */
  name: string;
  /** The record as it is known now. */
  saved: Saved;
  toValues: (saved: Saved) => Values;
  /** Saves over `version`; rejects with 409 where somebody saved another since. */
  save: (values: Values, version: number) => Promise<unknown>;
  /** Asks for the record as it is saved now. */
  reload: () => Promise<Saved>;
}

export interface RecordEdit<Values extends object> {
  isEditing: boolean;
  start: () => void;
  stop: () => void;
  /** For the form: what it begins with and where it keeps what is typed. */
  form: { initial: Values; draft: Draft<Values> };
  /** The form's key: another one begins it anew. */
  round: number;
  /** Saves; where somebody else was faster it sets `conflict` instead, and the next submit saves over theirs. */
  submit: (values: Values) => Promise<void>;
  /** What was typed and what somebody else saved meanwhile. */
  conflict?: { mine: Values; theirs: Values };
  loadTheirs: () => void;
}

type Kept<Values> = Values & { version: number };

/**
 * Edits a record that others may edit at the same time: the second to save is told, and chooses. What is typed outlives a reload,
 * with the version it was typed over, so that a draft can't overwrite what was saved since either.
 */
export function useRecordEdit<Values extends object, Saved extends { version: number }>({ name, saved, toValues, save, reload }: EditOptions<Values, Saved>): RecordEdit<Values> {
  const draft = useDraft<Kept<Values>>(name);
  const [restored, setRestored] = useState(draft.restored);
  const [isEditing, setIsEditing] = useState(restored !== undefined);
  const [round, setRound] = useState(0);
  /** What the form began with: a record that changes meanwhile must not change it. */
  const [base, setBase] = useState({ values: toValues(saved), version: restored?.version ?? saved.version });
  const [conflict, setConflict] = useState<{ mine: Values; theirs: Values; version: number }>();
  const version = useRef(base.version);

  const begin = (values: Values, from: number) => {
    version.current = from;
    draft.clear();
    setRestored(undefined);
    setConflict(undefined);
    setBase({ values, version: from });
    setRound((before) => before + 1);
  };
  const submit = async (values: Values) => {
    const over = conflict?.version ?? version.current;
    try {
      await save(values, over);
      setIsEditing(false);
      setConflict(undefined);
      setRestored(undefined);
      draft.clear();
    } catch (error) {
      if (!isApiError(error) || error.status !== 409 || fieldErrors(error).length > 0) throw error;
      const now = await reload();
      // Another conflict than that of two editors: its own message says which.
      if (now.version === over) throw error;
      setConflict({ mine: values, theirs: toValues(now), version: now.version });
    }
  };
  const formDraft = useMemo<Draft<Values>>(
    () => ({ ...draft, restored: restored as Partial<Values> | undefined, save: (values) => draft.save({ ...values, version: version.current } as Partial<Kept<Values>>) }),
    [draft, restored],
  );

  return {
    isEditing,
    start: () => {
      begin(toValues(saved), saved.version);
      setIsEditing(true);
    },
    stop: () => {
      begin(toValues(saved), saved.version);
      setIsEditing(false);
    },
    form: { initial: base.values, draft: formDraft },
    round,
    submit,
    conflict: conflict && { mine: conflict.mine, theirs: conflict.theirs },
    loadTheirs: () => conflict && begin(conflict.theirs, conflict.version),
  };
}
