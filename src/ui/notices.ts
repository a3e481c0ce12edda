import { errorMessage } from '../api/envelope';
import { emptyLine, showInLine } from './NoticeLine';
import { closeNotice, notify, toastMs, undoMs, type Notice } from './notify';
import { uiText } from './text';

/** Section 8: error notifications last 2 s. With a `slot`, the next failure of the same kind replaces the notification. */
export const notifyFailed = (error: unknown, slot?: string): void =>
  notify({ type: 'error', title: uiText.error, description: errorMessage(error), durationMs: toastMs.error, slot });

/** Notifies that a change was made. */
export const notifyDone = (title: string, description?: string): void =>
  notify({ type: 'success', title, description, durationMs: toastMs.short });

/** The slot of the notification of a change. */
const changeSlot = 'undo';

/** Shows the notice of a change in the page's line for it, or else as a notification. Each replaces the one before. */
function showChange(notice: Omit<Notice, 'slot'>): void {
  if (showInLine(notice)) return closeNotice(changeSlot);
  emptyLine();
  notify({ ...notice, slot: changeSlot });
}

/** Closes all notices, for example when the session ends. */
export function closeNotices(): void {
  emptyLine();
  closeNotice();
}

interface ChangeNotice {
  /** The catalogue's text (section 8), shown for 2 s. */
  title: string;
  description?: string;
  /** The saved value, shown beside "Deshacer". */
  saved: string;
  undo: () => void;
}

/**
 * Shows one notification for a change that can be undone: the catalogue's text for 2 s, the saved value and "Deshacer"
 * for 10 s. The next change replaces it.
 */
export function notifyChanged({ title, description, saved, undo }: ChangeNotice): void {
  const action = { label: uiText.undo, onClick: undo };
  const shrink = setTimeout(
    () => showChange({ type: 'info', title: saved, durationMs: undoMs - toastMs.short, action }),
    toastMs.short,
  );
  const stay = () => clearTimeout(shrink);
  cancelPrevious?.();
  cancelPrevious = stay;
  showChange({
    type: 'success',
    title,
    description,
    note: saved,
    durationMs: undoMs,
    action: { ...action, onClick: () => (stay(), action.onClick()) },
    onClose: stay,
  });
}
/** Notifies that a change was undone or made again, in the place of the change's notification. */
export function notifyUndone(title: string, description: string): void {
  cancelPrevious?.();
  showChange({ type: 'success', title, description, durationMs: toastMs.short });
}

/** Notifies that a change was not undone, in the place of the change's notification. */
export function notifyNotUndone(error: unknown): void {
  cancelPrevious?.();
  emptyLine();
  notifyFailed(error, changeSlot);
}

/** Cancels the shortening of the last notification. */
let cancelPrevious: (() => void) | undefined;
