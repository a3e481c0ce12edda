import { isApiError } from '../../../api/envelope';
import { closeNotice, notify, toastMs } from '../../../ui/notify';
import { claimFormText } from './claimFormText';
import { claimsText } from '../claimsText';

/** How the last attempt to create went takes the place of how the one before went. */
const createSlot = 'create-claim';

/** What the page itself tells, each in its own words: the session ended, the network was lost, the person called it off. */
const shownElsewhere: unknown[] = [401, 'NO_TOKEN', 'OFFLINE', 'TIMEOUT', 'ABORTED'];

/** Section 8: the toast of a claim that could not be created stays until dismissed. Beside a message that says what happened it would contradict it. */
export function notifyCreateFailed(error: unknown): void {
  if (isApiError(error) && shownElsewhere.includes(error.status)) return closeNotice(createSlot);
  const isServerFault = isApiError(error) && error.status === 500;
  notify({
    type: 'error',
    title: claimsText.errorTitle,
    description: isServerFault ? claimsText.createFailed500 : claimsText.createFailed,
    durationMs: null,
    slot: createSlot,
  });
}

/** The same failure for the form: without a network it says that nothing is lost. */
export const withDraftKept = (error: unknown): unknown =>
  isApiError(error) && error.status === 'OFFLINE' ? { ...error, message: claimFormText.offline } : error;

/** Section 8: "Reclamo Creado!" for 5 s. */
export const notifyCreated = (): void =>
  notify({
    type: 'success',
    title: claimsText.created,
    description: claimsText.createdDetail,
    durationMs: toastMs.claimCreated,
    slot: createSlot,
  });
