import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { claimsApi, type ClaimComment } from '../../api/claims';
import type { ClaimPriority } from '../../contract/claimStatus';
import { rootReducer } from '../../session/rootReducer';
import { signedOut } from '../../session/storedSlice';
import { activeProjectClaim, activeUnitClaim, projectClaimRow, unitClaimRow } from './claimMapping';
import type { ActiveProjectClaim, ActiveUnitClaim, ClaimRow, ClaimStatusValue } from './claimTypes';
import { claimsText, statusLabels } from './claimsText';

/** Specification section 4, "Claims store": fed by the generated endpoints, mapped once from the wire's shape. */
export interface ClaimsState {
  list: ClaimRow[];
  active: ActiveUnitClaim | ActiveProjectClaim | null;
  comments: ClaimComment[];
  /** On during list and fetch, off afterwards. */
  loading: boolean;
}

const initialState: ClaimsState = {
  list: [],
  active: null,
  comments: [],
  loading: false,
};
const {
  listUnitClaims,
  listProjectClaims,
  getUnitClaim,
  getProjectClaim,
  createUnitClaim,
  createProjectClaim,
  listClaimComments,
  addClaimComment,
  undoClaimMove,
  moveUpClaim,
  reopenClaim,
  rejectClaim,
  setUnitClaimPriority,
  setClaimRepairPrice,
} = claimsApi.endpoints;

interface ClaimEdit {
  claim_id: number;
  status?: ClaimStatusValue;
  repair_price?: string | null;
  priority?: ClaimPriority;
}

function edit(state: ClaimsState, { claim_id, ...change }: ClaimEdit): void {
  const row = state.list.find((claim) => claim.claim_id === claim_id);
  if (row) Object.assign(row, change);
  if (state.active?.id === claim_id) Object.assign(state.active, change);
}

function list(state: ClaimsState, rows: ClaimRow[]): void {
  state.list = rows;
  if (!state.active) state.comments = [];
}

function setActive(state: ClaimsState, active: ClaimsState['active']): void {
  // Another claim's comments must not stand below this one until its own arrive.
  if (state.active?.id !== active?.id) state.comments = [];
  state.active = active;
}

function create(state: ClaimsState, row: ClaimRow): void {
  state.list.push(row);
  setActive(state, null);
}

/** Section 4: a claim is of a unit or of a project; anything else is an error of ours. */
export function assertClaimType(type: string): asserts type is 'UNIT' | 'PROJECT' {
  if (type !== 'UNIT' && type !== 'PROJECT') throw new Error(claimsText.invalidType);
}

export const claimsSlice = createSlice({
  name: 'claims',
  initialState,
  reducers: {
    activeSet(state, { payload }: PayloadAction<ClaimsState['active']>) {
      if (payload) assertClaimType(payload.claim_type);
      setActive(state, payload);
    },
    claimEdited: (state, { payload }: PayloadAction<ClaimEdit>) => edit(state, payload),
    claimDeleted(state, { payload: claimId }: PayloadAction<number>) {
      state.list = state.list.filter((claim) => claim.claim_id !== claimId);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addMatcher(listUnitClaims.matchFulfilled, (state, { payload }) => list(state, payload.items.map(unitClaimRow)))
      .addMatcher(listProjectClaims.matchFulfilled, (state, { payload }) =>
        list(state, payload.items.map(projectClaimRow)),
      )
      .addMatcher(getUnitClaim.matchFulfilled, (state, { payload }) => setActive(state, activeUnitClaim(payload)))
      .addMatcher(getProjectClaim.matchFulfilled, (state, { payload }) => setActive(state, activeProjectClaim(payload)))
      .addMatcher(createUnitClaim.matchFulfilled, (state, { payload }) => create(state, unitClaimRow(payload)))
      .addMatcher(createProjectClaim.matchFulfilled, (state, { payload }) =>
        create(state, { ...projectClaimRow(payload), building: claimsText.projectClaim }),
      )
      .addMatcher(listClaimComments.matchFulfilled, (state, { payload }) => {
        state.comments = payload.items;
      })
      .addMatcher(addClaimComment.matchFulfilled, (state, { payload }) => {
        if (!state.comments.some(({ id }) => id === payload.id)) state.comments.push(payload);
      })
      .addMatcher(
        isAnyOf(
          undoClaimMove.matchFulfilled,
          moveUpClaim.matchFulfilled,
          reopenClaim.matchFulfilled,
          rejectClaim.matchFulfilled,
        ),
        (state, { payload }) =>
          edit(state, {
            claim_id: payload.id,
            status: {
              code: payload.claim_status.code,
              label: payload.claim_status.label ?? statusLabels[payload.claim_status.code],
            },
          }),
      )
      .addMatcher(setUnitClaimPriority.matchFulfilled, (state, { payload }) =>
        edit(state, { claim_id: payload.id, priority: payload.priority ?? 'low' }),
      )
      .addMatcher(setClaimRepairPrice.matchFulfilled, (state, { payload }) =>
        edit(state, { claim_id: payload.id, repair_price: payload.repair_price }),
      )
      .addMatcher(
        isAnyOf(
          listUnitClaims.matchPending,
          listProjectClaims.matchPending,
          getUnitClaim.matchPending,
          getProjectClaim.matchPending,
        ),
        (state) => {
          state.loading = true;
        },
      )
      .addMatcher(
        isAnyOf(
          listUnitClaims.matchFulfilled,
          listProjectClaims.matchFulfilled,
          getUnitClaim.matchFulfilled,
          getProjectClaim.matchFulfilled,
          listUnitClaims.matchRejected,
          listProjectClaims.matchRejected,
          getUnitClaim.matchRejected,
          getProjectClaim.matchRejected,
        ),
        (state) => {
          state.loading = false;
        },
      );
  },
});

export const { activeSet, claimEdited, claimDeleted } = claimsSlice.actions;
claimsSlice.injectInto(rootReducer);
