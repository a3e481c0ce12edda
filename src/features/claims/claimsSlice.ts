import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { claimScreens, type ClaimMode } from '../../contract/claimScreens';
import { hasOpened, idInAddress } from '../../session/openedSlice';
import { rootReducer } from '../../session/rootReducer';
import { hasUserChanged } from '../../session/storedSlice';

/** The selected claims of a list. */
interface ChosenClaims {
  /** Their ids, over all pages. */
  ids: number[];
  /** Whether all claims of the list are selected, not only `ids`. */
  isAll: boolean;
  /** The search in which they were selected: another search has other claims, none of them selected. */
  search: string;
}

interface ClaimsState {
  /** The record of each kind whose page was opened last: its list marks the row. */
  openedIds: Record<ClaimMode, number | null>;
  /** The selection survives opening a claim and returning. */
  chosen: Record<ClaimMode, ChosenClaims>;
}
const none: ChosenClaims = { ids: [], isAll: false, search: '' };
const initialState: ClaimsState = { openedIds: { unit: null, project: null }, chosen: { unit: none, project: none } };

/** The state of the claims lists: selection and last opened claim. Edits of cells are in `edit/claimEditsSlice`. */
const claimsSlice = createSlice({
  name: 'claims',
  initialState,
  reducers: {
    claimsChosen(state, { payload: { mode, chosen } }: PayloadAction<{ mode: ClaimMode; chosen: ChosenClaims }>) {
      state.chosen[mode] = chosen;
    },
  },
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
  selectors: {
    selectOpenedClaim: ({ openedIds }, mode: ClaimMode) => openedIds[mode],
    selectChosenClaims: ({ chosen }, mode: ClaimMode) => chosen[mode],
  },
});

declare module '../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof claimsSlice> {}
}
export const { claimsChosen } = claimsSlice.actions;
export const { selectChosenClaims, selectOpenedClaim } = claimsSlice.injectInto(rootReducer).selectors;
