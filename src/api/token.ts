import type { Role } from '../contract/permissions';

/** The part of the state that calls read; the store keeps it in local storage under `token`. */
export interface TokenState {
  stored: { token?: string; userType?: Role };
}

let written: string | undefined;

/** Told by the storage engine of what it read or wrote under `token`. */
export const tokenWritten = (token: string | undefined): void => {
  written = token;
};

/**
 * The token that calls send. Local storage rules: where the token that stood there has been removed since (by hand, by another tab),
 * there is none, whatever memory says.
 */
export function currentToken({ stored: { token } }: TokenState): string | undefined {
  if (!token || token !== written) return token;
  try {
    return localStorage.getItem('token') ?? undefined;
  } catch {
    return token; // Without storage, memory is all there is.
  }
}
