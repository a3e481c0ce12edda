import { isAnyOf } from '@reduxjs/toolkit';
import { errorMessage } from '../../../api/envelope';
import type { AppDispatch } from '../../../session/hooks';
import type { RootState } from '../../../session/rootReducer';
import { startListening } from '../../../session/listener';
import { notifyFailed } from '../../../ui/notices';
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
import { isConflict, mayRepeat, sendChange } from './sendChange';
import { isCellShown } from './shownCells';
import { keepChange } from './undoEdits';

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
