import { useRef, useState } from 'react';
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

interface RecordEdit<Values extends object> {
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

const isSame = (a: unknown, b: unknown): boolean => (a ?? '') === (b ?? '');

/** What was typed over `from`, on top of what somebody else saved meanwhile: fields that were not touched are theirs. */
function merge<Values extends object>(mine: Values, from: Values, theirs: Values): Values {
  const touched = Object.entries(mine).filter(([field, value]) => !isSame(value, from[field as keyof Values]));
  return { ...theirs, ...Object.fromEntries(touched) };
}

/**
 * Edits a record that others may edit at the same time: the second to save is told, and chooses. What is typed outlives a reload,
 * with the version it was typed over, so that a draft can't overwrite what was saved since either.
 */
export function useRecordEdit<Values extends object, Saved extends { version: number }>({
  name,
  saved,
  toValues,
  save,
  reload,
}: EditOptions<Values, Saved>): RecordEdit<Values> {
  const draft = useDraft<Kept<Values>>(name);
  const [restored, setRestored] = useState(draft.restored);
  const [isEditing, setIsEditing] = useState(restored !== undefined);
  const [conflict, setConflict] = useState<{ mine: Values; theirs: Values }>();
  const [round, setRound] = useState(0);
  /** What the form begins with: a record that changes meanwhile must not change it. */
  const [initial, setInitial] = useState(() => toValues(saved));
  /** What is being edited: the values and the version that the next save is over. */
  const base = useRef({ values: initial, version: restored?.version ?? saved.version });

  const begin = (
    values: Values,
    over: { values: Values; version: number },
    found?: { mine: Values; theirs: Values },
  ) => {
    base.current = over;
    setRestored(undefined);
    setConflict(found);
    setInitial(values);
    setRound((before) => before + 1);
  };
  const keep = (values: Partial<Values>) =>
    draft.save({ ...values, version: base.current.version } as Partial<Kept<Values>>);
  const reset = (isNowEditing: boolean) => {
    draft.clear();
    begin(toValues(saved), { values: toValues(saved), version: saved.version });
    setIsEditing(isNowEditing);
  };
  const submit = async (values: Values) => {
    const { version } = base.current;
    try {
      await save(values, version);
      draft.clear();
      setRestored(undefined);
      setConflict(undefined);
      setIsEditing(false);
    } catch (error) {
      if (!isApiError(error) || error.status !== 409 || fieldErrors(error).length > 0) throw error;
      const now = await reload();
      // Another conflict than that of two editors: its own message says which.
      if (now.version === version) throw error;
      const theirs = toValues(now);
      const mine = merge(values, base.current.values, theirs);
      begin(mine, { values: theirs, version: now.version }, { mine, theirs });
      keep(mine);
    }
  };

  return {
    isEditing,
    start: () => reset(true),
    stop: () => reset(false),
    form: { initial, draft: { ...draft, restored: restored as Partial<Values> | undefined, save: keep } },
    round,
    submit,
    conflict,
    loadTheirs: () => {
      if (!conflict) return;
      draft.clear();
      begin(conflict.theirs, base.current);
    },
  };
}
