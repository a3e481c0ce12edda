import { isApiError } from '../../api/envelope';
import { notify, toastMs } from '../../ui/notify';
import { claimsText } from './claimsText';

/** How the last attempt to create went takes the place of how the one before went. */
const createSlot = 'create-claim';

/** Section 8: the toast of a claim that could not be created stays until dismissed. */
export function notifyCreateFailed(error: unknown): void {
  const isServerFault = isApiError(error) && error.status === 500;
  notify({
    type: 'error',
    title: claimsText.errorTitle,
    description: isServerFault ? claimsText.createFailed500 : claimsText.createFailed,
    durationMs: null,
    slot: createSlot,
  });
}

/** Section 8: "Reclamo Creado!" for 5 s. */
export const notifyCreated = (): void =>
  notify({
    type: 'success',
    title: claimsText.created,
    description: claimsText.createdDetail,
    durationMs: toastMs.claimCreated,
    slot: createSlot,
  });
