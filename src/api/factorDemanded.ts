import { createAction } from '@reduxjs/toolkit';
import { fieldErrors, type ApiError } from './envelope';

/** The server refuses all calls until the required second factor is enabled. */
export const factorDemanded = createAction('session/factorDemanded');

/** Whether a call was refused because a second factor is required. */
export const isFactorDemand = (error: ApiError): boolean =>
  error.status === 403 && fieldErrors(error).some(({ field }) => field === 'second_factor');
