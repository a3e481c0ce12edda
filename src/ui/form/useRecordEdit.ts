import { useRef, useState } from 'react';
import { fieldErrors, isApiError } from '../../api/envelope';
import { useDraft, type Draft } from './useDraft';

export interface EditOptions<Values, Saved> {
  /** Name of the draft. */
  name: string;
  /** The cached record. */
  saved: Saved;
  toValues: (saved: Saved) => Values;
  /** Saves over `version`; rejects with 409 if a newer version was saved. */
  save: (values: Values, version: number) => Promise<unknown>;
  /** Fetches the record's current version. */
  reload: () => Promise<Saved>;
}

interface RecordEdit<Values extends object> {
  isEditing: boolean;
  start: () => void;
  stop: () => void;
  /** For the form: its initial values and its draft. */
  form: { initial: Values; draft: Draft<Values> };
  /** The React key of the form: a new one resets it. */
  round: number;
  /** Saves. If another user saved first it sets `conflict` instead, and the next submit overwrites their version. */
  submit: (values: Values) => Promise<void>;
  /** The fields that both users changed to different values. */
  conflict?: EditedByBoth<Values>;
  loadTheirs: () => void;
}

export interface EditedByBoth<Values extends object> {
  mine: Values;
  theirs: Values;
  /** The fields in conflict; the others are merged. */
  fields: (keyof Values)[];
}

/** The values and the version on which an edit is based. */
interface Base<Values> {
  values: Values;
  version: number;
}
/** A draft with its base values; drafts of older versions of the portal have the version only. */
type StoredEdit<Values> = Values & { version: number; base?: Values };

/** Whether two values of a field are the same; empty ones are. Some are lists, such as the trades of a contractor. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');

/**
 * Three-way merge: fields that were changed since `from` are mine, all others theirs. `fields` are those that both
 * users changed to different values.
 */
function merge<Values extends object>(mine: Values, from: Values, theirs: Values): EditedByBoth<Values> {
  const touched = (Object.keys(mine) as (keyof Values)[]).filter((field) => !isSame(mine[field], from[field]));
  const merged = { ...theirs };
  for (const field of touched) merged[field] = mine[field];
  return {
    mine: merged,
    theirs,
    fields: touched.filter((field) => !isSame(theirs[field], from[field]) && !isSame(theirs[field], mine[field])),
  };
}

/** Returns the typed values of a draft. */
function typedOf<Values>(stored: Partial<StoredEdit<Values>> | undefined): Partial<Values> | undefined {
  if (!stored) return undefined;
  const { version: _version, base: _base, ...typed } = stored;
  return typed as Partial<Values>;
}

/** Most attempts to save a merged edit. */
const savesAtMost = 5;

/**
 * Edits a record that others may edit at the same time. Fields that only one user changed are merged; for fields that
 * both changed, the second user to save has to choose. The draft survives a reload with the version on which it is
 * based, so that it cannot overwrite newer values either.
 */
export function useRecordEdit<Values extends object, Saved extends { version: number }>({
  name,
  saved,
  toValues,
  save,
  reload,
}: EditOptions<Values, Saved>): RecordEdit<Values> {
  const draft = useDraft<StoredEdit<Values>>(name);
  const [restored, setRestored] = useState(draft.restored);
  const [isEditing, setIsEditing] = useState(restored !== undefined);
  const [conflict, setConflict] = useState<EditedByBoth<Values>>();
  const [round, setRound] = useState(0);
  /** The form's initial values, which must not change when the record does. */
  const [initial, setInitial] = useState(() => toValues(saved));
  /** The values and the version on which the next save is based. */
  const base = useRef<Base<Values>>({
    values: restored?.base ?? initial,
    version: restored?.version ?? saved.version,
  });

  const begin = (values: Values, nextBase: Base<Values>, nextConflict?: EditedByBoth<Values>) => {
    base.current = nextBase;
    setRestored(undefined);
    setConflict(nextConflict);
    setInitial(values);
    setRound((before) => before + 1);
  };
  const withBase = (values: Partial<Values>) =>
    ({ ...values, version: base.current.version, base: base.current.values }) as Partial<StoredEdit<Values>>;
  const storeDraft = (values: Partial<Values>) => draft.save(withBase(values));
  const reset = (isNowEditing: boolean) => {
    draft.clear();
    begin(toValues(saved), { values: toValues(saved), version: saved.version });
    setIsEditing(isNowEditing);
  };
  const submit = async (typed: Values) => {
    let values = typed;
    for (let saves = 1; ; saves++) {
      const { version } = base.current;
      try {
        await save(values, version);
        break;
      } catch (error) {
        if (!isApiError(error) || error.status !== 409 || fieldErrors(error).length > 0) throw error;
        const now = await reload();
        // A conflict of another kind: its message explains it.
        if (now.version === version || saves === savesAtMost) throw error;
        const theirs = toValues(now);
        const merged = merge(values, base.current.values, theirs);
        values = merged.mine;
        if (merged.fields.length > 0) begin(values, { values: theirs, version: now.version }, merged);
        else base.current = { values: theirs, version: now.version };
        storeDraft(values);
        if (merged.fields.length > 0) return;
      }
    }
    draft.clear();
    setRestored(undefined);
    setConflict(undefined);
    setIsEditing(false);
  };

  return {
    isEditing,
    start: () => reset(true),
    stop: () => reset(false),
    form: {
      initial,
      draft: {
        ...draft,
        restored: typedOf(restored),
        save: storeDraft,
        renewKey: (values) => draft.renewKey(withBase(values)),
      },
    },
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
