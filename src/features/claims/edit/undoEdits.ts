import { createAction } from '@reduxjs/toolkit';
import { errorMessage, ShownError } from '../../../api/envelope';
import type { AppDispatch } from '../../../session/hooks';
import { startListening } from '../../../session/listener';
import { notifyChanged, notifyNotUndone, notifyUndone } from '../../../ui/notices';
import { uiText } from '../../../ui/text';
import { claimsText } from '../claimsText';
import { selectIsSaving, type EditField } from './claimEditsSlice';
import {
  changeOutdated,
  changeRepeated,
  changeSaved,
  changeUndone,
  selectDone,
  selectUndone,
  type SavedChange,
} from './claimUndoSlice';
import { refetchClaim, isConflict, mayRepeat, sendChange, sendUndo, valueText } from './sendChange';

/** Undoes the change with this id, or the last one. */
export const undoAsked = createAction<string | undefined>('claimUndo/undoAsked');
/** Makes the change that was undone last again. */
export const redoAsked = createAction('claimUndo/redoAsked');

const savedTitles: Record<EditField, { title: string; description?: string }> = {
  price: { title: claimsText.priceUpdated, description: claimsText.priceUpdatedDetail },
  responsible: { title: claimsText.responsibleUpdated },
  priority: { title: claimsText.priorityUpdated },
  status: { title: claimsText.statusUpdated },
};

/** Keeps a saved change for Ctrl+Z, and shows a notification with "Deshacer". */
export function keepChange(saved: Omit<SavedChange, 'id'>, dispatch: AppDispatch): void {
  const { id } = dispatch(changeSaved(saved)).payload;
  notifyChanged({
    ...savedTitles[saved.field],
    saved: valueText(saved, saved.value, saved.display),
    undo: () => dispatch(undoAsked(id)),
  });
}

async function undo(change: SavedChange, dispatch: AppDispatch): Promise<void> {
  await sendUndo(change, dispatch);
  dispatch(changeUndone(change));
  notifyUndone(uiText.undone, valueText(change, change.from, change.displayFrom));
}

async function redo(change: SavedChange, dispatch: AppDispatch): Promise<void> {
  await sendChange(change, dispatch);
  dispatch(changeRepeated(change));
  notifyUndone(uiText.redone, valueText(change, change.value, change.display));
}

/** Says once why a change was not undone or repeated. What another user has changed since is not asked for again. */
function fail(change: SavedChange, error: unknown, why: string, dispatch: AppDispatch): void {
  if (isConflict(error)) refetchClaim(change.claim, dispatch);
  if (!mayRepeat(error)) dispatch(changeOutdated(change.id));
  notifyNotUndone(isConflict(error) ? new ShownError(`${why} ${errorMessage(error)}`) : error);
}

/** Ends when the undo or repetition that was asked for before has ended: they are sent one after the other. */
let before: Promise<unknown> = Promise.resolve();

startListening({
  predicate: (action) => undoAsked.match(action) || redoAsked.match(action),
  effect: async (action, { dispatch, getState, condition, signal }) => {
    const earlier = before;
    const act = async () => {
      await earlier;
      // A change that is being saved is the last one.
      if (selectIsSaving(getState())) await condition((_action, state) => !selectIsSaving(state));
      if (signal.aborted) return;
      if (undoAsked.match(action)) {
        const done = selectDone(getState());
        const change = action.payload === undefined ? done.at(-1) : done.find(({ id }) => id === action.payload);
        if (change)
          await undo(change, dispatch).catch((error: unknown) =>
            fail(change, error, claimsText.notUndone(change.claim.claimId), dispatch),
          );
      } else {
        const change = selectUndone(getState()).at(-1);
        if (change)
          await redo(change, dispatch).catch((error: unknown) =>
            fail(change, error, claimsText.notRedone(change.claim.claimId), dispatch),
          );
      }
    };
    before = act();
    await before;
  },
});
