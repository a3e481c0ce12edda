import { createAction } from '@reduxjs/toolkit';
import type { Role } from '../contract/permissions';
import { fieldErrors, type ApiError } from './envelope';

/**
 * Dispatched when the server rejects the token (expired, signed out elsewhere, account deactivated), or this browser no
 * longer has it. The payload is the type of the last user, if known.
 */
export const sessionEnded = createAction<Role | undefined>('session/ended');

/** Dispatched when the server refuses all calls until the user enables the required second factor. */
export const factorDemanded = createAction('session/factorDemanded');

/** Whether a call was refused because a second factor is required. */
export const isFactorDemand = (error: ApiError): boolean =>
  error.status === 403 && fieldErrors(error).some(({ field }) => field === 'second_factor');
