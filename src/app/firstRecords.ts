import type { AppDispatch } from '../session/hooks';
import type { FirstClaims } from './boot/firstClaims';

/** Milliseconds that a screen whose code is there waits for its first records at most. */
const recordsMs = 1000;

/** Reads a page of claims into the store, so that its list is rendered once, with its rows; done after a moment where the answer takes long. */
export async function readFirstRecords(dispatch: AppDispatch, { mode, query }: FirstClaims): Promise<void> {
  const { askForClaims } = await import(/* webpackChunkName: "claims-list" */ '../features/claims/claimLists');
  const limit = new Promise((resolve) => setTimeout(resolve, recordsMs));
  const records = mode === 'unit' ? dispatch(askForClaims.unit(query)) : dispatch(askForClaims.project(query));
  await Promise.race([limit, records]);
}
