import { createSlice, isAnyOf, type WithSlice } from '@reduxjs/toolkit';
import { managersApi } from '../../api/managers';
import { hasOpened, idInAddress } from '../../session/openedSlice';
import { rootReducer } from '../../session/rootReducer';
import { hasUserChanged } from '../../session/storedSlice';
import { managersText } from './managersText';

const { getManager, getConsortium, listManagers, listConsortiums } = managersApi.endpoints;

interface ManagersState {
  /** The supervisor whose page was opened last: the list marks the row. */
  openedId: number | null;
  /** Section 8: the error of the last of these calls; null once one was sent again. */
  error: string | null;
}
const initialState: ManagersState = { openedId: null, error: null };

const managersSlice = createSlice({
  name: 'managers',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(hasUserChanged, () => initialState)
      .addMatcher(
        isAnyOf(
          getManager.matchPending,
          getConsortium.matchPending,
          listManagers.matchPending,
          listConsortiums.matchPending,
        ),
        (state) => {
          state.error = null;
        },
      )
      .addMatcher(hasOpened('managers/:id'), (state, { payload }) => {
        state.openedId = idInAddress(payload);
      })
      .addMatcher(
        isAnyOf(
          getManager.matchRejected,
          getConsortium.matchRejected,
          listManagers.matchRejected,
          listConsortiums.matchRejected,
        ),
        (state, { payload, meta }) => {
          // A call that the cache made unnecessary is not a failure.
          if (meta.condition) return;
          const fallbacks: Record<string, string> = managersText.fallbacks;
          state.error = payload?.message || fallbacks[meta.arg.endpointName] || null;
        },
      );
  },
  selectors: {
    selectOpenedManager: ({ openedId }) => openedId,
    selectManagersError: ({ error }) => error,
  },
});

declare module '../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof managersSlice> {}
}
export const { selectOpenedManager, selectManagersError } = managersSlice.injectInto(rootReducer).selectors;
