import { del, get, set } from 'idb-keyval';
import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../log';

/** Forgets the files of a draft. */
export async function dropFiles(key: string): Promise<void> {
  try {
    // Where the browser has no IndexedDB the call itself throws.
    await del(key);
  } catch (error) {
    logFailure('drop draft files', error);
  }
}

/** Files chosen in a form, kept in this browser's IndexedDB under the draft's key until it is sent or discarded. */
export function useDraftFiles(key: string): [File[], (files: File[]) => void] {
  const [files, setFiles] = useState<File[]>([]);
  const isTouched = useRef(false);

  useEffect(() => {
    let isCurrent = true;
    get<File[]>(key).then(
      (stored) => {
        if (isCurrent && !isTouched.current && stored?.length) setFiles(stored);
      },
      (error: unknown) => logFailure('read draft files', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);

  const change = useCallback(
    (next: File[]) => {
      isTouched.current = true;
      setFiles(next);
      const stored = next.length > 0 ? set(key, next) : del(key);
      stored.catch((error: unknown) => logFailure('keep draft files', error));
    },
    [key],
  );

  return [files, change];
}
