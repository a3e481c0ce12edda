import { del, delMany, get, getMany, keys, setMany } from 'idb-keyval';
import { nanoid } from '@reduxjs/toolkit';
import { useSyncExternalStore } from 'react';
import { fromStoredFile, toStoredFile, type StoredFile } from './fileBytes';

/** The list of the files of a key, as it is stored: the keys of their records. Earlier versions stored the files in it. */
type StoredList = string[] | (StoredFile | File)[];
const isList = (stored: StoredList): stored is string[] => stored.every((each) => typeof each === 'string');

/** The records of files that were stored or read in this page: they are not written again. */
const recordOf = new WeakMap<File, string>();

/**
 * Returns the files that are stored in this browser under a key. A file whose record is lost is omitted. Rejects if the
 * browser stores nothing.
 */
export async function readFiles(key: string): Promise<File[]> {
  const stored = await get<StoredList>(key);
  if (!stored) return [];
  if (!isList(stored)) return stored.map(fromStoredFile);
  const records = await getMany<StoredFile | undefined>(stored);
  return records.flatMap((record, index) => {
    if (!record) return [];
    const file = fromStoredFile(record);
    recordOf.set(file, stored[index]!);
    return [file];
  });
}

/**
 * Stores the files of a key, each as bytes in a record of its own: Safari loses stored `File` objects, and one large
 * record is written again as a whole with each photo. Rejects if the browser is full or stores nothing, or if a file
 * cannot be read; the files that were stored before stay.
 */
export async function storeFiles(key: string, files: File[]): Promise<void> {
  const stored = await get<StoredList>(key);
  const former = stored && isList(stored) ? stored : [];
  const list: string[] = [];
  let failure: unknown;
  for (const file of files) {
    const known = recordOf.get(file);
    if (known && former.includes(known)) {
      list.push(known);
      continue;
    }
    const record = `${key} ${nanoid()}`;
    try {
      await setMany([
        [record, await toStoredFile(file)],
        // The list is never without a file that is stored, and never names one that is not.
        [key, [...list, record, ...former.filter((each) => !list.includes(each))]],
      ]);
    } catch (error) {
      failure = error;
      markUnstored(file, isStorageFull(error));
      continue;
    }
    markUnstored(file, false);
    recordOf.set(file, record);
    list.push(record);
  }
  if (list.length > 0) await setMany([[key, list]]);
  else await del(key);
  await delMany(former.filter((each) => !list.includes(each)));
  if (failure !== undefined) throw failure;
}

/** The files that were not stored because there is no room left. */
const unstored = new WeakSet<File>();
const listeners = new Set<() => void>();
function markUnstored(file: File, isUnstored: boolean): void {
  if (unstored.has(file) === isUnstored) return;
  if (isUnstored) unstored.add(file);
  else unstored.delete(file);
  for (const notify of listeners) notify();
}
const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Whether a file was not stored because there is no room left: it is in the page, but not after a reload. */
export const useIsUnstored = (file: File): boolean => useSyncExternalStore(subscribe, () => unstored.has(file));

/** Deletes the files of a key, and those of the keys below it (`key:…`). */
export async function deleteFiles(key: string): Promise<void> {
  const isOfKey = (each: IDBValidKey) =>
    typeof each === 'string' && (each === key || each.startsWith(`${key} `) || each.startsWith(`${key}:`));
  await delMany((await keys()).filter(isOfKey));
}

/** Whether storing failed because this phone or browser has no room left. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

let isAsked = false;
/** Asks the browser once to keep what is stored also when space is short; it may refuse. */
export function askToKeepStorage(): void {
  if (isAsked || !('storage' in navigator)) return;
  isAsked = true;
  void navigator.storage.persist().catch(() => false);
}
