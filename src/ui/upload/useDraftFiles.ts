import { del, get, set } from 'idb-keyval';
import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from '../log';
import { fromStoredFile, toStoredFile, type StoredFile } from './fileBytes';

// Without IndexedDB (some private windows) the calls themselves throw; async functions turn that into a rejection.
const readFiles = async (key: string) => (await get<(StoredFile | File)[]>(key))?.map(fromStoredFile);
const keepFiles = async (key: string, files: File[]) =>
  files.length > 0 ? set(key, await Promise.all(files.map(toStoredFile))) : del(key);

/** The last storing of each draft's files: an earlier one must not end after a later one and replace its files. */
const storing = new Map<string, Promise<unknown>>();
function keepInOrder(key: string, files: File[]): Promise<unknown> {
  const kept = (storing.get(key) ?? Promise.resolve()).catch(() => undefined).then(() => keepFiles(key, files));
  storing.set(key, kept);
  return kept;
}

/** Deletes the files of a draft. */
export async function dropFiles(key: string): Promise<void> {
  try {
    // Without IndexedDB the call itself throws.
    await (storing.get(key) ?? Promise.resolve()).catch(() => undefined);
    await del(key);
  } catch (error) {
    logFailure('drop draft files', error);
  }
}

/** The new files, or a function of the present ones: they may have changed while a call was pending. */
type Change = File[] | ((current: File[]) => File[]);

/**
 * Files chosen in a form, stored in this browser's IndexedDB under the draft's key until the form is sent or discarded.
 */
export function useDraftFiles(key: string): [File[], (files: Change) => void] {
  const [files, setFiles] = useState<File[]>([]);
  const isTouched = useRef(false);
  const latest = useRef<File[]>([]);

  useEffect(() => {
    let isCurrent = true;
    readFiles(key).then(
      (stored) => {
        if (!isCurrent || isTouched.current || !stored?.length) return;
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
      setFiles(latest.current);
      keepInOrder(key, latest.current).catch((error: unknown) => logFailure('keep draft files', error));
    },
    [key],
  );

  return [files, change];
}
