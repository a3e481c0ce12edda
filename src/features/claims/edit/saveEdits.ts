import { isAnyOf } from '@reduxjs/toolkit';
import { claimsApi, type ClaimState } from '../../../api/claims';
import { errorMessage, isApiError, ShownError } from '../../../api/envelope';
import { isClaimStatus, moveForTarget, type ClaimPriority, type ClaimStatus } from '../../../contract/claimStatus';
import type { AppDispatch } from '../../../session/hooks';
import type { RootState } from '../../../session/rootReducer';
import { startListening } from '../../../session/listener';
import { formatMoney } from '../../../ui/money';
import { notifyChanged, notifyFailed } from '../../../ui/notices';
import { notify } from '../../../ui/notify';
import { uiText } from '../../../ui/text';
import { claimsText } from '../claimsText';
import { refetchClaim } from './refetchClaim';
import {
  edited,
  failed,
  retried,
  saved,
  selectIsSaving,
  selectIsUnsavedShown,
  selectNextEdit,
  sent,
  type ClaimEdit,
} from './claimEditsSlice';

const { moveUpClaim, reopenClaim, undoClaimMove, setClaimRepairPrice, setUnitClaimPriority, setClaimResponsible } =
  claimsApi.endpoints;

/** Formats a price for messages; null is "sin precio". */
const describePrice = (price: string | null): string => formatMoney(price) ?? claimsText.noPrice.toLowerCase();

/** Returns the status after a move; a different server may not return it. */
export const statusAfter = (response: ClaimState | null, target: ClaimStatus): ClaimStatus =>
  response?.claim_status?.code ?? target;

/** Sends one edit and shows a notification with "Deshacer". Rejects with the failed call's error. */
async function save({ claim, field, value, from, display }: ClaimEdit, dispatch: AppDispatch): Promise<void> {
  const { claimId: id, recordId } = claim;
  if (field === 'price') {
    const setPrice = (next: string | null, before: string | null) =>
      dispatch(setClaimRepairPrice.initiate({ id, body: { repair_price: next, from: before } })).unwrap();
    await setPrice(value, from);
    notifyChanged({
      title: claimsText.priceUpdated,
      description: claimsText.priceUpdatedDetail,
      saved: claimsText.priceNowIs(id, describePrice(value)),
      undo: () => setPrice(from, value),
    });
  } else if (field === 'responsible') {
    const setResponsible = (next: string | null, before: string | null) =>
      dispatch(
        setClaimResponsible.initiate({
          id,
          body: { responsible_id: next === null ? null : Number(next), from: before === null ? null : Number(before) },
        }),
      ).unwrap();
    await setResponsible(value, from);
    notifyChanged({
      title: claimsText.responsibleUpdated,
      saved: claimsText.responsibleNowIs(id, display ?? claimsText.noResponsible),
      undo: () => setResponsible(from, value),
    });
  } else if (field === 'priority') {
    const setPriority = (next: string | null, before: string | null) =>
      dispatch(
        setUnitClaimPriority.initiate({
          id: recordId,
          body: { priority: next as ClaimPriority, from: before as ClaimPriority },
        }),
      ).unwrap();
    await setPriority(value, from);
    notifyChanged({
      title: claimsText.priorityUpdated,
      saved: claimsText.priorityNowIs(id, value as ClaimPriority),
      undo: () => setPriority(from, value),
    });
  } else {
    const move = moveForTarget(value ?? '');
    if (move !== 'up' && move !== 'reopen') throw new ShownError(claimsText.invalidStatus);
    const args = { id, from: from !== null && isClaimStatus(from) ? from : undefined };
    const response = await dispatch((move === 'up' ? moveUpClaim : reopenClaim).initiate(args)).unwrap();
    const code = statusAfter(response, value as ClaimStatus);
    notifyChanged({
      title: claimsText.statusUpdated,
      saved: claimsText.statusNowIs(id, code),
      undo: () => dispatch(undoClaimMove.initiate({ id, from: code })).unwrap(),
    });
  }
}

async function saveOne(key: string, edit: ClaimEdit, dispatch: AppDispatch, getState: () => RootState): Promise<void> {
  try {
    await save(edit, dispatch);
    dispatch(saved(key));
  } catch (error) {
    const isConflict = isApiError(error) && error.status === 409;
    if (isConflict) refetchClaim(edit.claim, dispatch);
    // An invalid or conflicting value would fail again; without a response the result is unknown.
    const canRetry =
      isApiError(error) && (typeof error.status !== 'number' || error.status >= 500 || error.status === 429);
    const message = errorMessage(error);
    dispatch(failed({ key, message, canRetry }));
    // One notification for all edits: the bar above the claims lists each, and the notification must not cover it.
    if (selectIsUnsavedShown(getState())) notifyFailed(error, 'unsaved');
    else
      notify({
        type: 'error',
        title: claimsText.unsaved(1, [edit.claim.claimId]),
        description: message,
        durationMs: null,
        slot: key,
        action: canRetry ? { label: uiText.retry, onClick: () => dispatch(retried()) } : undefined,
      });
  }
}

/** Closing the tab would lose unsaved edits, so the browser asks first. */
const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

startListening({
  matcher: isAnyOf(edited, retried, saved, failed),
  effect: (_action, { dispatch, getState }) => {
    for (let next = selectNextEdit(getState()); next; next = selectNextEdit(getState())) {
      const [key, edit] = next;
      dispatch(sent(key));
      void saveOne(key, edit, dispatch, getState);
    }
    if (selectIsSaving(getState())) window.addEventListener('beforeunload', preventUnload);
    else window.removeEventListener('beforeunload', preventUnload);
  },
});
