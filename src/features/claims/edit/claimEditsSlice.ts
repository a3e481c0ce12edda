import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { claimNewsApi } from '../../../api/claimNews';
import { claimsApi } from '../../../api/claims';
import { rootReducer } from '../../../session/rootReducer';
import { isSignedIn, signedOut } from '../../../session/storedSlice';
import type { ClaimRow } from '../claimTypes';

export type EditField = 'price' | 'priority' | 'status' | 'responsible';
/** What the calls and the notices need to know of an edited claim. */
export type EditedClaim = Pick<ClaimRow, 'id' | 'claim_id' | 'claim_type'>;

/** A value that somebody gave one cell of one claim, from that moment until the server has it. */
export interface ClaimEdit {
  claim: EditedClaim;
  field: EditField;
  /** What the cell is to become: a price as the wire's decimal or null, a priority, the status to reach, a person's id or null. */
  value: string | null;
  /** How that reads, where the value itself does not say. */
  shown?: string;
  /** What the person saw there before; the server refuses the change where it is something else by now. */
  from: string | null;
  state: 'waiting' | 'saving' | 'failed';
  /** The value that is on its way. */
  sent?: string | null;
  /** What was typed, where it is no value that could be sent. */
  typed?: string;
  /** Why it was not saved, as the person reads it. */
  message?: string;
  /** Whether the same value may succeed when it is sent again: not where it is wrong, nor where somebody else was first. */
  canRetry?: boolean;
}

export interface ClaimEditsState {
  /** By claim and field, in the order in which they were made. */
  edits: Record<string, ClaimEdit>;
  /** Whose edits they are: who signs in again after a session that ended finds them, nobody else does. */
  userId?: number;
  /** When a claim was last changed from this browser, as milliseconds since 1970: older lists are asked for again when they are opened. */
  changedAt: number;
  /** Whether the page shows what was not saved; elsewhere a message does, and stays. */
  isShown: boolean;
}

const initialState: ClaimEditsState = { edits: {}, changedAt: 0, isShown: false };

export const editKey = (claimId: number, field: EditField): string => `${field} ${claimId}`;
const keyOf = ({ claim, field }: Pick<ClaimEdit, 'claim' | 'field'>) => editKey(claim.claim_id, field);

type Cell = Pick<ClaimEdit, 'claim' | 'field'>;
const {
  moveUpClaim,
  reopenClaim,
  rejectClaim,
  withdrawClaim,
  undoClaimMove,
  setClaimRepairPrice,
  setUnitClaimPriority,
  setClaimResponsible,
} = claimsApi.endpoints;

/**
 * The changes that are made in a claim's cells (status, priority, price, responsible person): a cell shows its new value at once, `saveEdits` sends it behind.
 */
export const claimEditsSlice = createSlice({
  name: 'claimEdits',
  initialState,
  reducers: {
    /** A cell was given a value. Over one that is still on its way it waits for that one's answer. */
    edited(
      state,
      { payload }: PayloadAction<Cell & Pick<ClaimEdit, 'value' | 'from' | 'shown'> & { userId?: number }>,
    ) {
      const { claim, field, value, from, shown, userId } = payload;
      const key = keyOf(payload);
      const before = state.edits[key];
      state.userId = userId;
      if (before?.state === 'saving') Object.assign(before, { value, shown });
      else {
        // The newest goes last, also where the cell failed before.
        delete state.edits[key];
        state.edits[key] = { claim, field, value, shown, from, state: 'waiting' };
      }
    },
    /** What was typed can't be saved as it is: it stays in its cell, with the reason. */
    kept(state, { payload }: PayloadAction<Cell & { typed: string; message: string; userId?: number }>) {
      const { claim, field, typed, message, userId } = payload;
      state.userId = userId;
      state.edits[keyOf(payload)] = { claim, field, value: null, from: null, state: 'failed', typed, message };
    },
    sent(state, { payload: key }: PayloadAction<string>) {
      const edit = state.edits[key];
      if (!edit) return;
      edit.state = 'saving';
      edit.sent = edit.value;
    },
    saved(state, { payload: key }: PayloadAction<string>) {
      const edit = state.edits[key];
      if (edit?.state !== 'saving') return;
      if (edit.value === edit.sent) delete state.edits[key];
      else Object.assign(edit, { state: 'waiting', from: edit.sent });
    },
    failed(state, { payload }: PayloadAction<{ key: string; message: string; canRetry: boolean }>) {
      const edit = state.edits[payload.key];
      if (edit?.state !== 'saving') return;
      // A newer value is tried anew, against what the cell was before both.
      if (edit.value !== edit.sent) edit.state = 'waiting';
      else Object.assign(edit, { state: 'failed', message: payload.message, canRetry: payload.canRetry });
    },
    retried(state) {
      for (const edit of Object.values(state.edits))
        if (edit.state === 'failed' && edit.canRetry) Object.assign(edit, { state: 'waiting', message: undefined });
    },
    /** What was not saved is given up: of one cell, or of all. */
    discarded(state, { payload: key }: PayloadAction<string | undefined>) {
      for (const [each, edit] of Object.entries(state.edits))
        if (edit.state === 'failed' && (key === undefined || each === key)) delete state.edits[each];
    },
    unsavedShown(state, { payload }: PayloadAction<boolean>) {
      state.isShown = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, (state) => {
        state.edits = {};
      })
      .addMatcher(isSignedIn, (state, { payload }) => {
        if (state.userId !== payload.user.id) state.edits = {};
      })
      .addMatcher(
        isAnyOf(
          moveUpClaim.matchFulfilled,
          reopenClaim.matchFulfilled,
          rejectClaim.matchFulfilled,
          withdrawClaim.matchFulfilled,
          undoClaimMove.matchFulfilled,
          setClaimRepairPrice.matchFulfilled,
          setUnitClaimPriority.matchFulfilled,
          claimNewsApi.endpoints.markClaims.matchFulfilled,
          setClaimResponsible.matchFulfilled,
        ),
        (state, { meta }) => {
          state.changedAt = meta.fulfilledTimeStamp;
        },
      );
  },
  selectors: {
    selectEdit: (state, claimId: number, field: EditField): ClaimEdit | undefined =>
      state.edits[editKey(claimId, field)],
    selectEdits: ({ edits }) => edits,
    selectIsUnsavedShown: ({ isShown }) => isShown,
    selectChangedAt: ({ changedAt }) => changedAt,
    /** The next edit to send: of each claim one after the other, in their order. */
    selectNextEdit: ({ edits }): [string, ClaimEdit] | undefined => {
      const all = Object.entries(edits);
      const busy = new Set(all.filter(([, { state }]) => state === 'saving').map(([, { claim }]) => claim.claim_id));
      return all.find(([, { state, claim }]) => state === 'waiting' && !busy.has(claim.claim_id));
    },
    selectIsSaving: ({ edits }): boolean => Object.values(edits).some(({ state }) => state !== 'failed'),
  },
});

export const { edited, kept, sent, saved, failed, retried, discarded, unsavedShown } = claimEditsSlice.actions;
declare module '../../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof claimEditsSlice> {}
}
export const { selectEdit, selectEdits, selectChangedAt, selectNextEdit, selectIsSaving, selectIsUnsavedShown } =
  claimEditsSlice.injectInto(rootReducer).selectors;
