import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { claimScreens, type ClaimMode } from '../../contract/claimScreens';
import { hasOpened, idInAddress } from '../../session/openedSlice';
import { rootReducer } from '../../session/rootReducer';
import { hasUserChanged } from '../../session/storedSlice';

interface ClaimsState {
  /** The record of each kind whose page was opened last: its list marks the row. */
  openedIds: Record<ClaimMode, number | null>;
}
const initialState: ClaimsState = { openedIds: { unit: null, project: null } };

/** The state of the claims lists. Edits of cells are in `edit/claimEditsSlice`. */
const claimsSlice = createSlice({
  name: 'claims',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(hasUserChanged, () => initialState)
      .addMatcher(hasOpened(claimScreens.unit.detail), (state, { payload }) => {
        state.openedIds.unit = idInAddress(payload);
      })
      .addMatcher(hasOpened(claimScreens.project.detail), (state, { payload }) => {
        state.openedIds.project = idInAddress(payload);
      });
  },
  selectors: { selectOpenedClaim: ({ openedIds }, mode: ClaimMode) => openedIds[mode] },
});

declare module '../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof claimsSlice> {}
}
export const { selectOpenedClaim } = claimsSlice.injectInto(rootReducer).selectors;
