import { isApiError } from '../../../api/envelope';
import { closeNotice, notify, toastMs } from '../../../ui/notify';
import { claimFormText } from './claimFormText';

/** Notification slot of the creation: the result of a new attempt replaces the previous one. */
const createSlot = 'create-claim';

/** Failures that the page itself reports with a specific text: ended session, lost network, cancelled by the user. */
const shownElsewhere: unknown[] = [401, 'NO_TOKEN', 'OFFLINE', 'TIMEOUT', 'ABORTED'];

/**
 * Section 8: shows the notification of a failed creation, which stays until dismissed. It is skipped for failures with
 * a more specific message, which it would contradict.
 */
export function notifyCreateFailed(error: unknown): void {
  if (isApiError(error) && shownElsewhere.includes(error.status)) return closeNotice(createSlot);
  const isServerFault = isApiError(error) && error.status === 500;
  notify({
    type: 'error',
    title: claimFormText.errorTitle,
    description: isServerFault ? claimFormText.createFailed500 : claimFormText.createFailed,
    durationMs: null,
    slot: createSlot,
  });
}

/** Says until dismissed that photos of a claim that is edited again are lost. */
export const notifyPhotosLost = (count: number): void =>
  notify({
    type: 'error',
    title: claimFormText.errorTitle,
    description: claimFormText.observationPhotosLost(count),
    durationMs: null,
    slot: createSlot,
  });

/** Returns the failure for the form: without a network the message says that the draft is kept. */
export const withDraftKept = (error: unknown): unknown =>
  isApiError(error) && error.status === 'OFFLINE' ? { ...error, message: claimFormText.offline } : error;

/** Section 8: "Reclamo Creado!" for 5 s. */
export const notifyCreated = (): void =>
  notify({
    type: 'success',
    title: claimFormText.created,
    description: claimFormText.createdDetail,
    durationMs: toastMs.claimCreated,
    slot: createSlot,
  });
