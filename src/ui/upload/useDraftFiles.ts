import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../log';
import { deleteFiles, readFiles, storeFiles } from './fileStore';

/** The last storing of each draft's files: an earlier one must not end after a later one and replace its files. */
const storing = new Map<string, Promise<unknown>>();
function inOrder(key: string, operation: () => Promise<void>): Promise<void> {
  const done = (storing.get(key) ?? Promise.resolve()).catch(() => undefined).then(operation);
  storing.set(key, done);
  return done;
}

/** Deletes the files of a draft. */
export async function dropFiles(key: string): Promise<void> {
  await inOrder(key, () => deleteFiles(key)).catch((error: unknown) => logFailure('drop draft files', error));
}

/** The new files, or a function of the present ones: they may have changed while a call was pending. */
type Change = File[] | ((current: File[]) => File[]);

/**
 * Files chosen in a form, stored in this browser's IndexedDB under the draft's key until the form is sent or discarded.
 * A photo for which there is no room says so itself (`useIsUnstored`). With `given`, these are the files at first instead
 * of the stored ones.
 */
export function useDraftFiles(key: string, given?: File[]): [File[], (files: Change) => void] {
  const [files, setFiles] = useState<File[]>(given ?? []);
  const isTouched = useRef(given !== undefined);
  const latest = useRef<File[]>(given ?? []);

  useEffect(() => {
    let isCurrent = true;
    readFiles(key).then(
      (stored) => {
        if (!isCurrent || isTouched.current || stored.length === 0) return;
        latest.current = stored;
        setFiles(stored);
      },
      (error: unknown) => logFailure('read draft files', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);

  const change = useCallback(
    (next: Change) => {
      isTouched.current = true;
      latest.current = typeof next === 'function' ? next(latest.current) : next;
      const changed = latest.current;
      setFiles(changed);
      inOrder(key, () => storeFiles(key, changed)).catch((error: unknown) => logFailure('keep draft files', error));
    },
    [key],
  );

  return [files, change];
}
