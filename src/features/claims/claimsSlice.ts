import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { claimsApi } from '../../api/claims';
import { rootReducer } from '../../session/rootReducer';
import { hasUserChanged } from '../../session/storedSlice';
import type { ClaimMode } from './claimTypes';

/** The claims that were chosen in a list. */
interface ChosenClaims {
  /** Their ids, over all pages. */
  ids: number[];
  /** Not only these: all that the list finds. */
  isAll: boolean;
  /** The search that they were chosen in: another one finds other claims, of which none is chosen. */
  search: string;
}

interface ClaimsState {
  /** The number of the claim whose page was opened last: the lists mark its row. */
  openedId: number | null;
  /** Stays while a claim is opened and left again. */
  chosen: Record<ClaimMode, ChosenClaims>;
}
const none: ChosenClaims = { ids: [], isAll: false, search: '' };
const initialState: ClaimsState = { openedId: null, chosen: { unit: none, project: none } };
const { getUnitClaim, getProjectClaim } = claimsApi.endpoints;

/** What the claims' lists know of the person's way through them. What is changed in their cells is `edit/claimEditsSlice`. */
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
