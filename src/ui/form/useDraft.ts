import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useUser } from '../../session/useCan';
import { readStoredInput, removeStoredInput, storedInputKeys, storeInput } from '../browserStorage';
import { dropFiles } from '../upload/useDraftFiles';

interface Stored<Values> {
  values: Partial<Values>;
  /** The idempotency key of the new record, so that a retry after a reload creates no second one. */
  requestKey: string;
}

const draftKey = (userId: number, name: string) => `posventa-draft:${userId}:${name}`;

/** The number of a user's drafts in this browser. */
export const countDrafts = (userId: number): number => storedInputKeys(draftKey(userId, '')).length;

/** Deletes all drafts of a user, with their files. */
export async function dropDrafts(userId: number): Promise<void> {
  const keys = storedInputKeys(draftKey(userId, ''));
  keys.forEach(removeStoredInput);
  await Promise.all(keys.map(dropFiles));
}

function read<Values>(key: string): Stored<Values> | undefined {
  const stored = readStoredInput<Stored<Values>>(key);
  return stored && typeof stored.values === 'object' && typeof stored.requestKey === 'string' ? stored : undefined;
}

export interface Draft<Values> {
  /** The values typed before a reload, an ended session or a closed tab; undefined if there are none. */
  restored: Partial<Values> | undefined;
  requestKey: string;
  /** Key of the draft's files ({@link useDraftFiles}). */
  key: string;
  save: (values: Partial<Values>) => void;
  /** Saves the values with a new request key, after an earlier attempt has created a record with other values. */
  renewKey: (values: Partial<Values>) => void;
  /** Deletes the draft with its files; the next record gets a new key. */
  clear: () => void;
  /** Clears state outside the values when the user discards the draft. */
  onDiscard?: () => void;
}

/** Returns a draft in which values of the address override the restored ones. */
export const withPresets = <Values extends object>(draft: Draft<Values>, presets: Partial<Values>): Draft<Values> => ({
  ...draft,
  restored: draft.restored && {
    ...draft.restored,
    ...(Object.fromEntries(Object.entries(presets).filter(([, value]) => value !== undefined)) as Partial<Values>),
  },
});

/** Returns the draft of a form that is not open, with a function that deletes it. Undefined if there is none. */
export function useWaitingDraft<Values extends object>(
  name: string,
): { values: Partial<Values>; discard: () => void } | undefined {
  const key = draftKey(useUser().id, name);
  const [discardedKey, setDiscardedKey] = useState<string>();
  const stored = useMemo(() => read<Values>(key), [key]);
  if (!stored || discardedKey === key) return undefined;
  const discard = () => {
    removeStoredInput(key);
    void dropFiles(key);
    setDiscardedKey(key);
  };
  return { values: stored.values, discard };
}

/** Milliseconds before a draft that another tab removed is stored again; a session that ends closes the form earlier. */
const keepAfterMs = 1000;

/**
 * Stores a form's content per user in this browser at every change, until it is sent or discarded. If the same form is
 * open in two tabs, sending the one keeps the input of the other.
 */
export function useDraft<Values extends object>(name: string): Draft<Values> {
  const key = draftKey(useUser().id, name);
  const initial = useMemo(() => read<Values>(key), [key]);
  const [requestKey, setRequestKey] = useState(initial?.requestKey ?? nanoid());
  const current = useRef(requestKey);
  /** What this tab has saved and not cleared. */
  const unsent = useRef<Partial<Values>>(undefined);

  const save = useCallback(
    (values: Partial<Values>) => {
      unsent.current = values;
      storeInput(key, { values, requestKey: current.current } satisfies Stored<Values>);
    },
    [key],
  );

  const renewKey = useCallback(
    (values: Partial<Values>) => {
      current.current = nanoid();
      setRequestKey(current.current);
      save(values);
    },
    [save],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onStorage = ({ key: changedKey, newValue }: StorageEvent) => {
      if (changedKey !== key || newValue !== null) return;
      timer = setTimeout(() => unsent.current && save(unsent.current), keepAfterMs);
    };
    window.addEventListener('storage', onStorage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('storage', onStorage);
    };
  }, [key, save]);

  const clear = useCallback(() => {
    unsent.current = undefined;
    const stored = read<Values>(key);
    // Another tab may have saved its own input since.
    if (!stored || stored.requestKey === current.current) {
      removeStoredInput(key);
      void dropFiles(key);
    }
    current.current = nanoid();
    setRequestKey(current.current);
  }, [key]);

  return { restored: initial?.values, requestKey, key, save, renewKey, clear };
}
