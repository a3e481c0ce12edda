import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer';

/** An action that requests rows, without a component that uses them. */
export type Requesting = ThunkAction<PromiseLike<unknown> | undefined, RootState, unknown, UnknownAction>;

let request: Requesting = () => undefined;

/** Sets what requests the first rows of this page; called by the code of lists when it is loaded. */
export function onFirstRows(action: Requesting): void {
  request = action;
}

/**
 * Puts the rows that the boot script requested for this page into the query cache, so that the list's first render
 * already shows them. Does nothing on the screen of another list.
 */
export const receiveFirstRows = (): Requesting => request;
