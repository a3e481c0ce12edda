import { useEffect } from 'react';
import { useAppStore } from '../../../session/hooks';
import { isDialogOpen, isMenuOpen, isTyping, useKeyHelp } from '../../../ui/useKey';
import { claimsText } from '../claimsText';
import { selectIsSaving } from './claimEditsSlice';
import { selectDone, selectUndone } from './claimUndoSlice';
import { redoAsked, undoAsked } from './undoEdits';

/**
 * Ctrl+Z undoes the last change of a claim that was made in this tab, Ctrl+Shift+Z makes it again. In a text field both
 * keys belong to the text.
 */
export function useUndoKeys(): void {
  const { dispatch, getState } = useAppStore();
  useKeyHelp(claimsText.undoKeys);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndoKey = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
      if (!isUndoKey || event.defaultPrevented || isTyping(event.target) || isMenuOpen() || isDialogOpen()) return;
      const state = getState();
      const hasChange = event.shiftKey
        ? selectUndone(state).length > 0
        : selectDone(state).length > 0 || selectIsSaving(state);
      if (!hasChange) return;
      event.preventDefault();
      dispatch(event.shiftKey ? redoAsked() : undoAsked());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dispatch, getState]);
}
