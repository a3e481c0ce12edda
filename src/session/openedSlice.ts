import { createSlice, isAnyOf, type Action } from '@reduxjs/toolkit';
import { hasUserChanged } from './storedSlice';

/** The state of a feature's list. The records themselves are in the query cache. */
interface OpenedState {
  /** The record whose page was opened last: the list marks its row. */
  openedId: number | null;
}

/** The result action of a call that reads one record by `{id}`. */
type Read = Action & { meta: { arg: { originalArgs: { id: number } } } };
type ReadMatcher = (action: unknown) => action is Read;

/** Creates the slice of a feature. `reads` are the `matchFulfilled` of the endpoints that return one record. */
export function createOpenedSlice<Name extends string>(name: Name, ...reads: [ReadMatcher, ...ReadMatcher[]]) {
  const initialState: OpenedState = { openedId: null };
  return createSlice({
    name,
    initialState,
    reducers: {},
    extraReducers: (builder) => {
      builder
        .addMatcher(hasUserChanged, () => initialState)
        .addMatcher(isAnyOf(...reads), (state, { meta }) => {
          state.openedId = meta.arg.originalArgs.id;
        });
    },
    selectors: { selectOpenedId: ({ openedId }) => openedId },
  });
}
