import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useMemo, useRef, useState } from 'react';
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
}

/** Returns the draft of a form that is not open, with a function that deletes it. Undefined if there is none. */
export function useWaitingDraft<Values extends object>(
  name: string,
): { values: Partial<Values>; discard: () => void } | undefined {
  const key = draftKey(useUser().id, name);
  const [discardedKey, setDropped] = useState<string>();
  const stored = useMemo(() => read<Values>(key), [key]);
  if (!stored || discardedKey === key) return undefined;
  const discard = () => {
    removeStoredInput(key);
    void dropFiles(key);
    setDropped(key);
  };
  return { values: stored.values, discard };
}

/** Stores a form's content per user in this browser at every change, until it is sent or discarded. */
export function useDraft<Values extends object>(name: string): Draft<Values> {
  const key = draftKey(useUser().id, name);
  const initial = useMemo(() => read<Values>(key), [key]);
  const [requestKey, setRequestKey] = useState(initial?.requestKey ?? nanoid());
  const current = useRef(requestKey);

  const save = useCallback(
    (values: Partial<Values>) => {
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

  const clear = useCallback(() => {
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
