import { errorMessage } from '../api/envelope';
import { notify, toastMs } from './notify';
import { uiText } from './text';

/** Section 8: error notifications last 2 s. */
export const notifyFailed = (error: unknown): void =>
  notify({ type: 'error', title: uiText.error, description: errorMessage(error), durationMs: toastMs.error });

/** A change was made. */
export const notifyDone = (title: string, description?: string): void =>
  notify({ type: 'success', title, description, durationMs: toastMs.short });
