import { useCallback } from 'react';
import { errorMessage } from '../../api/envelope';
import {
  useMoveUpClaimMutation,
  useRejectClaimMutation,
  useReopenClaimMutation,
  useSetClaimRepairPriceMutation,
  useSetUnitClaimPriorityMutation,
  useUndoClaimMoveMutation,
} from '../../api/claims';
import { isClaimStatus, moveForTarget, type ClaimPriority } from '../../contract/claimStatus';
import { formatMoney } from '../../ui/money';
import { notifyDone, notifyFailed, offerUndo } from '../../ui/notices';
import { claimsText } from './claimsText';

/** What a change answers its cell: the failed call's message, undefined on success. It is told by a notification besides. */
export type ChangeFailure = string | undefined;

function failed(error: unknown): string {
  notifyFailed(error);
  return errorMessage(error);
}

/** Brings a claim to another status by the one move that leads there (section 4); "Estado no válido" for any other value. */
export function useChangeStatus() {
  const [moveUp, up] = useMoveUpClaimMutation();
  const [reject, rejecting] = useRejectClaimMutation();
  const [reopen, reopening] = useReopenClaimMutation();
  const [undoMove] = useUndoClaimMoveMutation();

  const move = useCallback(
    async (claim: { claim_id: number; status: { code: string } }, target: string, reason?: string) => {
      const name = moveForTarget(target);
      if (!name) throw new Error(claimsText.invalidStatus);
      const { code } = claim.status;
      const seen = { id: claim.claim_id, from: isClaimStatus(code) ? code : undefined };
      const { id, claim_status } =
        name === 'reject'
          ? await reject({ ...seen, body: { reason } }).unwrap()
          : await (name === 'up' ? moveUp : reopen)(seen).unwrap();
      notifyDone(claimsText.statusUpdated);
      offerUndo(claimsText.statusNowIs(id, claim_status.code), () =>
        undoMove({ id, from: claim_status.code }).unwrap(),
      );
    },
    [moveUp, reject, reopen, undoMove],
  );

  const changeStatus = useCallback(
    (claim: Parameters<typeof move>[0], target: string): Promise<ChangeFailure> =>
      move(claim, target).then(() => undefined, failed),
    [move],
  );

  /** Rejects with its reason; a failure is for the caller to show beside it. */
  const rejectWith = useCallback(
    (claim: Parameters<typeof move>[0], reason: string): Promise<void> => move(claim, 'rejected', reason),
    [move],
  );

  return { changeStatus, rejectWith, isBusy: up.isLoading || rejecting.isLoading || reopening.isLoading };
}

/** Sets the priority of a unit claim, which `id` names by its record. */
export function useChangePriority() {
  const [setPriority, { isLoading: isBusy }] = useSetUnitClaimPriorityMutation();

  const changePriority = useCallback(
    async (id: number, priority: ClaimPriority, from: ClaimPriority): Promise<ChangeFailure> => {
      try {
        const claim = await setPriority({ id, body: { priority, from } }).unwrap();
        notifyDone(claimsText.priorityUpdated);
        offerUndo(claimsText.priorityNowIs(claim.id, priority), () =>
          setPriority({ id, body: { priority: from, from: priority } }).unwrap(),
        );
        return undefined;
      } catch (error) {
        return failed(error);
      }
    },
    [setPriority],
  );

  return { changePriority, isBusy };
}

/** Sets or clears a claim's repair price (decimal text or null). Answers the failed call's message, undefined on success. */
export function useChangePrice() {
  const [setPrice, { isLoading: isBusy }] = useSetClaimRepairPriceMutation();

  async function changePrice(id: number, price: string | null, from: string | null): Promise<ChangeFailure> {
    try {
      await setPrice({ id, body: { repair_price: price, from } }).unwrap();
      const shown = formatMoney(price) ?? claimsText.noPrice.toLowerCase();
      notifyDone(claimsText.priceUpdated, `${claimsText.priceUpdatedDetail}: ${shown}`);
      offerUndo(claimsText.priceNowIs(id, shown), () =>
        setPrice({ id, body: { repair_price: from, from: price } }).unwrap(),
      );
      return undefined;
    } catch (error) {
      return errorMessage(error);
    }
  }

  return { changePrice, isBusy };
}
