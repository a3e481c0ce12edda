import { errorMessage } from '../api/envelope';
import { notify, toastMs, undoMs } from './notify';
import { uiText } from './text';

/** Section 8: error notifications last 2 s. */
export const notifyFailed = (error: unknown): void =>
  notify({ type: 'error', title: uiText.error, description: errorMessage(error), durationMs: toastMs.error });

/** A change was made. */
export const notifyDone = (title: string, description?: string): void =>
  notify({ type: 'success', title, description, durationMs: toastMs.short });

/** "Deshacer", beside what was changed: the last change takes the place of the one before. */
export const offerUndo = (title: string, undo: () => Promise<unknown>): void =>
  notify({
    type: 'info',
    title,
    durationMs: undoMs,
    slot: 'undo',
    action: { label: uiText.undo, onClick: () => void undo().then(() => notifyDone(uiText.undone), notifyFailed) },
  });
