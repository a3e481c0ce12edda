import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useRef } from 'react';
import { useAttachClaimImagesMutation } from '../../api/claims';
import { isOtherCommand } from '../../api/envelope';
import { useUploadProgress } from '../../api/upload';

/**
 * Sends photos to a claim. `send` resolves with their ids, and rejects with an `ApiError`. After a lost answer the same
 * photos are attached once. If the server has received other photos under the key, the next attempt has a new one: the
 * claim is loaded again and shows what arrived.
 */
export function useSendPhotos() {
  const [attach, { isLoading }] = useAttachClaimImagesMutation();
  const { progress, withProgress } = useUploadProgress();
  const key = useRef(nanoid());
  const send = useCallback(
    async (claimId: number, images: File[]): Promise<number[]> => {
      const renewKey = () => (key.current = nanoid());
      try {
        const { items } = await withProgress((onProgress) =>
          attach({ id: claimId, 'idempotency-key': key.current, body: { images }, ...{ onProgress } }).unwrap(),
        );
        renewKey();
        // The last photos in the response are these; the server refuses photos of other users.
        return items.slice(-images.length).map(({ id }) => id);
      } catch (error) {
        if (isOtherCommand(error)) renewKey();
        throw error;
      }
    },
    [attach, withProgress],
  );
  return { send, isSending: isLoading, progress };
}
