import { claimsApi, type ClaimState } from '../../../api/claims';
import { isApiError, ShownError } from '../../../api/envelope';
import {
  isClaimStatus,
  moveForTarget,
  rejectedClaimStatus,
  type ClaimPriority,
  type ClaimStatus,
} from '../../../contract/claimStatus';
import type { AppDispatch } from '../../../session/hooks';
import { formatMoney } from '../../../ui/money';
import { claimsText } from '../claimsText';
import type { SavedChange } from './claimUndoSlice';
import { assertClaimType } from '../claimsStore';
import type { EditedClaim } from './claimEditsSlice';

const {
  moveUpClaim,
  reopenClaim,
  rejectClaim,
  undoClaimMove,
  setClaimRepairPrice,
  setUnitClaimPriority,
  setClaimResponsible,
} = claimsApi.endpoints;

type Change = Pick<SavedChange, 'claim' | 'field' | 'value' | 'from' | 'reason' | 'decision' | 'finish'>;

type Words = NonNullable<Change['finish']>;

const toId = (value: string | null) => (value === null ? null : Number(value));

/** Sends the change of one field of a claim. Resolves to its new value; rejects with the failed call's error. */
export async function sendChange({ claim, field, value, from, ...words }: Change, dispatch: AppDispatch) {
  const { claimId: id, recordId } = claim;
  switch (field) {
    case 'price':
      await dispatch(setClaimRepairPrice.initiate({ id, body: { repair_price: value, from } })).unwrap();
      return value;
    case 'responsible':
      await dispatch(
        setClaimResponsible.initiate({ id, body: { responsible_id: toId(value), from: toId(from) } }),
      ).unwrap();
      return value;
    case 'priority':
      await dispatch(
        setUnitClaimPriority.initiate({
          id: recordId,
          body: { priority: value as ClaimPriority, from: from as ClaimPriority },
        }),
      ).unwrap();
      return value;
    case 'status':
      return statusAfter(await move(id, value, from, words, dispatch), value);
  }
}

/** Returns the status after a move; a different server may not return it. */
const statusAfter = (response: ClaimState | null, target: string | null): string | null =>
  response?.claim_status?.code ?? target;

function move(
  id: number,
  target: string | null,
  seen: string | null,
  { reason, decision, finish }: Pick<Change, 'reason' | 'decision' | 'finish'>,
  dispatch: AppDispatch,
): Promise<ClaimState | null> {
  const args = { id, from: seen !== null && isClaimStatus(seen) ? seen : undefined };
  if (target === rejectedClaimStatus && reason !== undefined)
    return dispatch(rejectClaim.initiate({ ...args, body: { reason, ...(decision && { decision }) } })).unwrap();
  const by = moveForTarget(target ?? '');
  // The call has no body if there are no words; the generated type requires one.
  if (by === 'up') return dispatch(moveUpClaim.initiate({ ...args, body: finish as Words })).unwrap();
  if (by === 'reopen') return dispatch(reopenClaim.initiate(args)).unwrap();
  throw new ShownError(claimsText.invalidStatus);
}

/** Sends the former value. A status goes back by a call of its own, because no move leads there. */
export async function sendUndo({ claim, field, value, from }: Change, dispatch: AppDispatch): Promise<void> {
  if (field === 'status')
    await dispatch(undoClaimMove.initiate({ id: claim.claimId, from: value as ClaimStatus })).unwrap();
  else await sendChange({ claim, field, value: from, from: value }, dispatch);
}

/** Whether sending the same change again may succeed; not for a value that is invalid or no longer the current one. */
export const mayRepeat = (error: unknown): boolean =>
  isApiError(error) && (typeof error.status !== 'number' || error.status >= 500 || error.status === 429);

/** Whether another user has changed the value. */
export const isConflict = (error: unknown): boolean => isApiError(error) && error.status === 409;

/** Returns the text of a claim's value, such as "Reclamo 95: $ 10,00". */
export function valueText({ claim, field }: Pick<Change, 'claim' | 'field'>, value: string | null, display?: string) {
  const { claimId: id } = claim;
  switch (field) {
    case 'price':
      return claimsText.priceNowIs(id, formatMoney(value) ?? claimsText.noPrice.toLowerCase());
    case 'responsible':
      return claimsText.responsibleNowIs(id, display ?? claimsText.noResponsible);
    case 'priority':
      return claimsText.priorityNowIs(id, value as ClaimPriority);
    case 'status':
      return claimsText.statusNowIs(id, value as ClaimStatus);
  }
}

const { getUnitClaim, getProjectClaim } = claimsApi.endpoints;

/** Refetches a claim that another user changed first, so that its row and its page show the current state. */
export function refetchClaim({ recordId: id, claim_type }: EditedClaim, dispatch: AppDispatch): void {
  assertClaimType(claim_type);
  const options = { forceRefetch: true, subscribe: false };
  if (claim_type === 'UNIT') void dispatch(getUnitClaim.initiate({ id }, options));
  else void dispatch(getProjectClaim.initiate({ id }, options));
}
