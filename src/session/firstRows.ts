import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer';

/** An action that requests rows, without a component that uses them. */
export type Requesting = ThunkAction<PromiseLike<unknown> | undefined, RootState, unknown, UnknownAction>;

/** Returns the action for the list at an address (path and query); without one, for this page. */
type RequestAt = (address?: string) => Requesting;

let requestAt: RequestAt = () => () => undefined;

/** Sets what requests first rows; called by the code of lists when it is loaded. */
export function onFirstRows(action: RequestAt): void {
  requestAt = action;
}

/**
 * Puts the rows that the boot script requested for this page into the query cache, so that the list's first render
 * already shows them. Does nothing on the screen of another list.
 */
export const receiveFirstRows = (): Requesting => requestAt();

/** Requests the first rows of the list at an address before its screen is rendered. */
export const requestFirstRows = (address: string): Requesting => requestAt(address);
