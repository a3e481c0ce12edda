import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { errorMessage, ShownError } from '../../../api/envelope';
import { useDraft } from '../../../ui/form/useDraft';
import { logFailure } from '../../../ui/log';
import { deleteFiles, readFiles, storeFiles } from '../../../ui/upload/fileStore';
import { claimDrafts } from './claimDrafts';
import { claimFormText as text } from './claimFormText';
import type { UnitClaimValues } from './unitClaimValues';

/** A claim that waits in the list to be sent with others: each is sent as a claim of its own. */
export interface Observation {
  id: string;
  /** The idempotency key: a claim whose answer was lost is not created twice. */
  requestKey: string;
  values: UnitClaimValues;
  photos: number;
}

/** Claims of one list, with the one in the form. */
export const observationsMax = 10;

/**
 * The list of claims of one visit to the form, stored in this browser with their photos until each is sent. `send` gets
 * one and its photos; what it rejects stays in the list with its message.
 */
export function useObservations(send: (observation: Observation, images: File[]) => Promise<unknown>) {
  const draft = useDraft<{ list: Observation[] }>(claimDrafts.list);
  const [list, setList] = useState<Observation[]>(draft.restored?.list ?? []);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [isSending, setIsSending] = useState(false);
  /** Photos that this browser could not store: they are in the page alone. */
  const [unstored, setUnstored] = useState<Record<string, File[]>>({});
  const filesKey = (id: string) => `${draft.key}:${id}`;
  const keep = (next: Observation[]) => {
    setList(next);
    if (next.length > 0) draft.save({ list: next });
    else draft.clear();
  };
  const dropPhotos = (id: string) =>
    deleteFiles(filesKey(id)).catch((error: unknown) => logFailure('drop the photos of a claim', error));

  const add = async (values: UnitClaimValues, images: File[]): Promise<void> => {
    const id = nanoid();
    await storeFiles(filesKey(id), images).catch((error: unknown) => {
      logFailure('keep the photos of a claim', error);
      setUnstored((all) => ({ ...all, [id]: images }));
    });
    keep([...list, { id, requestKey: nanoid(), values, photos: images.length }]);
  };
  /** Returns the photos of one that are still there. Rejects if they cannot be read now. */
  const photosOf = async ({ id, photos }: Observation): Promise<File[]> => {
    if (photos === 0) return [];
    try {
      return unstored[id] ?? (await readFiles(filesKey(id)));
    } catch (error) {
      logFailure('read the photos of a claim', error);
      throw new ShownError(text.observationPhotosUnreadable);
    }
  };
  const remove = (id: string) => {
    keep(list.filter((each) => each.id !== id));
    void dropPhotos(id);
  };
  /** Sends all, one after another. Returns how many are left because they failed. */
  const sendAll = async (): Promise<number> => {
    setIsSending(true);
    setProblems({});
    let left = list;
    for (const observation of list)
      try {
        const images = await photosOf(observation);
        if (images.length < observation.photos) throw new ShownError(text.observationPhotosMissing);
        await send(observation, images);
        left = left.filter(({ id }) => id !== observation.id);
        keep(left);
        void dropPhotos(observation.id);
      } catch (error) {
        setProblems((all) => ({ ...all, [observation.id]: errorMessage(error) }));
      }
    setIsSending(false);
    return left.length;
  };
  return { list, problems, isSending, add, remove, photosOf, sendAll };
}
