import { useCallback } from 'react';
import { errorMessage } from '../../api/envelope';
import {
  useMoveUpClaimMutation,
  useRejectClaimMutation,
  useReopenClaimMutation,
  useSetClaimRepairPriceMutation,
  useSetUnitClaimPriorityMutation,
} from '../../api/claims';
import { isClaimStatus, moveForTarget, type ClaimPriority } from '../../contract/claimStatus';
import { formatMoney } from '../../ui/money';
import { notify, toastMs } from '../../ui/notify';
import { claimsText } from './claimsText';

const failed = (error: unknown) =>
  notify({ type: 'error', title: claimsText.errorTitle, description: errorMessage(error), durationMs: toastMs.error });

/**
 * Brings a claim to another status by the one move that leads there (section 4); "Estado no válido" for any other value.
 * Answers whether it succeeded; a failure is shown.
 */
export function useChangeStatus() {
  const [moveUp, up] = useMoveUpClaimMutation();
  const [reject, rejecting] = useRejectClaimMutation();
  const [reopen, reopening] = useReopenClaimMutation();

  const move = useCallback(
    async (claim: { claim_id: number; status: { code: string } }, target: string, reason?: string) => {
      const name = moveForTarget(target);
      if (!name) throw new Error(claimsText.invalidStatus);
      const { code } = claim.status;
      const seen = { id: claim.claim_id, from: isClaimStatus(code) ? code : undefined };
      if (name === 'reject') return reject({ ...seen, body: { reason } }).unwrap();
      return (name === 'up' ? moveUp : reopen)(seen).unwrap();
    },
    [moveUp, reject, reopen],
  );

  const changeStatus = useCallback(
    async (claim: Parameters<typeof move>[0], target: string): Promise<boolean> => {
      try {
        await move(claim, target);
        notify({ type: 'success', title: claimsText.statusUpdated, durationMs: toastMs.short });
        return true;
      } catch (error) {
        failed(error);
        return false;
      }
    },
    [move],
  );

  /** Rejects with its reason; a failure is for the caller to show beside it. */
  const rejectWith = useCallback(
    async (claim: Parameters<typeof move>[0], reason: string): Promise<void> => {
      await move(claim, 'rejected', reason);
      notify({ type: 'success', title: claimsText.statusUpdated, durationMs: toastMs.short });
    },
    [move],
  );

  return { changeStatus, rejectWith, move, isBusy: up.isLoading || rejecting.isLoading || reopening.isLoading };
}

/** Sets the priority of a unit claim, which `id` names by its record. */
export function useChangePriority() {
  const [setPriority, { isLoading: isBusy }] = useSetUnitClaimPriorityMutation();

  const changePriority = useCallback(
    async (id: number, priority: ClaimPriority, from: ClaimPriority): Promise<void> => {
      try {
        await setPriority({ id, body: { priority, from } }).unwrap();
        notify({ type: 'success', title: claimsText.priorityUpdated, durationMs: toastMs.short });
      } catch (error) {
        failed(error);
      }
    },
    [setPriority],
  );

  return { changePriority, isBusy };
}

/** Sets or clears a claim's repair price (decimal text or null). Answers the failed call's message, undefined on success. */
export function useChangePrice() {
  const [setPrice, { isLoading: isBusy }] = useSetClaimRepairPriceMutation();

  async function changePrice(claimId: number, price: string | null, from: string | null): Promise<string | undefined> {
    try {
      await setPrice({ id: claimId, body: { repair_price: price, from } }).unwrap();
      notify({
        type: 'success',
        title: claimsText.priceUpdated,
        description: `${claimsText.priceUpdatedDetail}: ${formatMoney(price) ?? claimsText.noPrice.toLowerCase()}`,
        durationMs: toastMs.short,
      });
      return undefined;
    } catch (error) {
      return errorMessage(error);
    }
  }

  return { changePrice, isBusy };
}
