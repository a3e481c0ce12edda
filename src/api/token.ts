import type { Role } from '../contract/permissions';
import { createAction } from '@reduxjs/toolkit';
import { fieldErrors, type ApiError } from './envelope';

/** The part of the state that calls read; stored in local storage under `token`. */
export interface TokenState {
  stored: { token?: string; userType?: Role };
}

/** The part of the state of a page that was opened by a link: its secret, which calls send instead of a token. */
export interface LinkState {
  link?: string;
}

let written: string | undefined;

/** Called by the storage engine with the value that it read or wrote under `token`. */
export const tokenWritten = (token: string | undefined): void => {
  written = token;
};

/**
 * Returns the token that calls send. If it was removed from local storage (by hand, by another tab), there is none, even
 * if the state still has one. A different token there belongs to another user, who has signed in in another tab: calls
 * never send it for the user that this tab shows.
 */
export function currentToken({ stored: { token } }: TokenState): string | undefined {
  if (!token || token !== written) return token;
  try {
    return localStorage.getItem('token') === null ? undefined : token;
  } catch {
    return token; // Local storage is not available: the state decides.
  }
}

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
