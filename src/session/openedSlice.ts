import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { screenOf } from '../contract/links';
import type { ScreenPath } from '../contract/screens';
import { hasUserChanged, navigated } from './storedSlice';

/** The state of a feature's list. The records themselves are in the query cache. */
interface OpenedState {
  /** The record whose page was opened last: the list marks its row. */
  openedId: number | null;
}

/**
 * Returns a matcher of the navigations to the screen of one record. Its call is no sign of that: the cache may contain
 * the record already, and the shown rows of other users' changes are read by the same call.
 */
export const hasOpened =
  (screen: Extract<ScreenPath, `${string}:id`>) =>
  (action: unknown): action is PayloadAction<string> =>
    navigated.match(action) && screenOf(action.payload) === screen;

/** Returns the id in the address of the screen of one record. */
export const idInAddress = (address: string): number => Number(/\d+/.exec(address)?.[0]);

/** Creates the slice of a feature, whose records have a `screen`. */
export function createOpenedSlice<Name extends string>(name: Name, screen: Parameters<typeof hasOpened>[0]) {
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
