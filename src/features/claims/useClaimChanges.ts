import { useCallback } from 'react';
import { errorMessage } from '../../api/envelope';
import {
  useMoveUpClaimMutation,
  useRejectClaimMutation,
  useReopenClaimMutation,
  useSetClaimRepairPriceMutation,
  useSetUnitClaimPriorityMutation,
} from '../../api/claims';
import { moveForTarget, type ClaimPriority, type ClaimStatus } from '../../contract/claimStatus';
import { notify, toastMs } from '../../ui/notify';
import { claimsText } from './claimsText';

const failed = (error: unknown) =>
  notify({ type: 'error', title: claimsText.errorTitle, description: errorMessage(error), durationMs: null });

/**
 * Brings a claim to another status by the one move that leads there (section 4); "Estado no válido" for any other value.
 * Answers whether it succeeded; a failure is shown.
 */
export function useChangeStatus() {
  const [moveUp, up] = useMoveUpClaimMutation();
  const [reject, rejecting] = useRejectClaimMutation();
  const [reopen, reopening] = useReopenClaimMutation();

  const move = useCallback(
    async (claim: { claim_id: number; status: { code: ClaimStatus } }, target: string) => {
      const name = moveForTarget(target);
      if (!name) throw new Error(claimsText.invalidStatus);
      return { up: moveUp, reject, reopen }[name]({ id: claim.claim_id, from: claim.status.code }).unwrap();
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

  return { changeStatus, move, isBusy: up.isLoading || rejecting.isLoading || reopening.isLoading };
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
        description: claimsText.priceUpdatedDetail,
        durationMs: toastMs.short,
      });
      return undefined;
    } catch (error) {
      return errorMessage(error);
    }
  }

  return { changePrice, isBusy };
}
