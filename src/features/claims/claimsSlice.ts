import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { claimsApi } from '../../api/claims';
import { rootReducer } from '../../session/rootReducer';
import { hasUserChanged } from '../../session/storedSlice';
import type { ClaimMode } from './claimTypes';

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
  /** The id of the claim whose page was opened last: the lists mark its row. */
  openedId: number | null;
  /** The selection survives opening a claim and returning. */
  chosen: Record<ClaimMode, ChosenClaims>;
}
const none: ChosenClaims = { ids: [], isAll: false, search: '' };
const initialState: ClaimsState = { openedId: null, chosen: { unit: none, project: none } };
const { getUnitClaim, getProjectClaim } = claimsApi.endpoints;

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
      .addMatcher(getUnitClaim.matchFulfilled, (state, { payload }) => {
        state.openedId = payload.unit_claim.claim_id;
      })
      .addMatcher(getProjectClaim.matchFulfilled, (state, { payload }) => {
        state.openedId = payload.project_claim.claim_id;
      });
  },
  selectors: {
    selectOpenedClaim: ({ openedId }) => openedId,
    selectChosenClaims: ({ chosen }, mode: ClaimMode) => chosen[mode],
  },
});

declare module '../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof claimsSlice> {}
}
export const { claimsChosen } = claimsSlice.actions;
export const { selectChosenClaims, selectOpenedClaim } = claimsSlice.injectInto(rootReducer).selectors;
