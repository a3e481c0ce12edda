import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { screenOf, type RecordScreen } from '../contract/links';
import { hasUserChanged, navigated } from './storedSlice';

/** The state of a feature's list. The records themselves are in the query cache. */
interface OpenedState {
  /** The record whose page was opened last: the list marks its row. */
  openedId: number | null;
}

/**
 * Returns a matcher of navigations to the screen of one record. The call that reads a record does not tell whether the
 * user opened it: a cached record needs no call, and a row that another user changed is read by the same call.
 */
export const hasOpened =
  (screen: RecordScreen) =>
  (action: unknown): action is PayloadAction<string> =>
    navigated.match(action) && screenOf(action.payload) === screen;

/** Returns the id in the address of the screen of one record. */
export const idInAddress = (address: string): number => Number(/\d+/.exec(address)?.[0]);

/** Creates the slice of a feature. `screen` shows one of its records. */
export function createOpenedSlice<Name extends string>(name: Name, screen: RecordScreen) {
  const initialState: OpenedState = { openedId: null };
  return createSlice({
    name,
    initialState,
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addMatcher(hasUserChanged, () => initialState)
        .addMatcher(hasOpened(screen), (state, { payload }) => {
          state.openedId = idInAddress(payload);
        });
    },
    selectors: { selectOpenedId: ({ openedId }) => openedId },
  });
}
