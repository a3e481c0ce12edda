import { isAnyOf } from '@reduxjs/toolkit';
import { errorMessage } from '../../../api/envelope';
import type { AppDispatch } from '../../../session/hooks';
import type { RootState } from '../../../session/rootReducer';
import { startListening } from '../../../session/listener';
import { notifyFailed } from '../../../ui/notices';
import { notify } from '../../../ui/notify';
import { uiText } from '../../../ui/text';
import { claimsText } from '../claimsText';
import { refetchClaim, isConflict, mayRepeat, sendChange } from './sendChange';
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
import { keepChange } from './undoEdits';

/** How many cells of the page show an edit, by its key: a row and its preview show the same. */
const cells = new Map<string, number>();

/** Remembers that the page shows a cell; returns a function that ends it. */
export function cellShown(key: string): () => void {
  cells.set(key, (cells.get(key) ?? 0) + 1);
  return () => void cells.set(key, (cells.get(key) ?? 1) - 1);
}

/** Whether the page shows the cell of an edit, which then says itself why it was not saved. */
const isCellShown = (key: string): boolean => (cells.get(key) ?? 0) > 0;

async function saveOne(key: string, edit: ClaimEdit, dispatch: AppDispatch, getState: () => RootState): Promise<void> {
  try {
    const { claim, field, from, display, displayFrom } = edit;
    const value = await sendChange(edit, dispatch);
    keepChange({ claim, field, from, value, display, displayFrom }, dispatch);
    dispatch(saved(key));
  } catch (error) {
    if (isConflict(error)) refetchClaim(edit.claim, dispatch);
    const canRetry = mayRepeat(error);
    const message = errorMessage(error);
    dispatch(failed({ key, message, canRetry }));
    // A conflict is said once, at its place.
    if (!canRetry && isCellShown(key)) return;
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
