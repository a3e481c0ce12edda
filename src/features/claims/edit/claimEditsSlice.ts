import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { claimNewsApi } from '../../../api/claimNews';
import { claimsApi } from '../../../api/claims';
import { rootReducer } from '../../../session/rootReducer';
import { isSignedIn, signedOut } from '../../../session/storedSlice';
import type { Claim } from '../claimTypes';

export type EditField = 'price' | 'priority' | 'status' | 'responsible';
/** The fields of an edited claim that the calls and notifications need. */
export type EditedClaim = Pick<Claim, 'recordId' | 'claimId' | 'claim_type'>;

/** A new value of one cell of a claim, until the server has saved it. */
export interface ClaimEdit {
  claim: EditedClaim;
  field: EditField;
  /**
   * The cell's new value: a price as the wire's decimal or null, a priority, a target status, a person's id or null.
   */
  value: string | null;
  /** The readable value, if it differs from `value`. */
  display?: string;
  /** The readable value of `from`, if it differs. */
  displayFrom?: string;
  /** The value that the user saw before; the server refuses the change if the current value is different. */
  from: string | null;
  state: 'waiting' | 'saving' | 'failed';
  /** The value that is being sent. */
  sent?: string | null;
  sentDisplay?: string;
  /** The input, if it is not a value that can be sent. */
  typed?: string;
  /** The error message, in Spanish. */
  message?: string;
  /**
   * Whether sending the same value again may succeed. False for an invalid value, and if another user changed it first.
   */
  canRetry?: boolean;
}

interface ClaimEditsState {
  /** By claim and field, in the order in which they were made. */
  edits: Record<string, ClaimEdit>;
  /**
   * The id of the edits' user: after an ended session the same user gets them back after the login, another user does
   * not.
   */
  userId?: number;
  /**
   * Milliseconds since 1970 of the last change of a claim in this browser: lists loaded earlier are refetched when they
   * are opened.
   */
  changedAt: number;
  /** The same, for the last claim that was marked as read or unread. */
  readAt: number;
  /** Whether the page shows unsaved edits; on other pages a permanent notification does. */
  isShown: boolean;
}

const initialState: ClaimEditsState = { edits: {}, changedAt: 0, readAt: 0, isShown: false };

/** Whether the server refused an edit for good: what another user has changed first can only be decided in its cell. */
export const isRefused = ({ canRetry }: Pick<ClaimEdit, 'canRetry'>): boolean => canRetry === false;

export const editKey = (claimId: number, field: EditField): string => `${field} ${claimId}`;
const keyOf = ({ claim, field }: Pick<ClaimEdit, 'claim' | 'field'>) => editKey(claim.claimId, field);

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
 * Edits of a claim's cells (status, priority, price, responsible person). A cell shows its new value at once;
 * `saveEdits` sends it in the background.
 */
export const claimEditsSlice = createSlice({
  name: 'claimEdits',
  initialState,
  reducers: {
    /** A cell got a new value. If an earlier value is being sent, the new one waits for its response. */
    edited(
      state,
      {
        payload,
      }: PayloadAction<Cell & Pick<ClaimEdit, 'value' | 'from' | 'display' | 'displayFrom'> & { userId?: number }>,
    ) {
      const { claim, field, value, from, display, displayFrom, userId } = payload;
      const key = keyOf(payload);
      const before = state.edits[key];
      state.userId = userId;
      if (before?.state === 'saving') Object.assign(before, { value, display });
      else {
        // The newest edit is the last, even if the cell had a failed edit.
        delete state.edits[key];
        state.edits[key] = { claim, field, value, display, from, displayFrom, state: 'waiting' };
      }
    },
    /** The input cannot be saved: it stays in its cell, with the error. */
    inputRejected(state, { payload }: PayloadAction<Cell & { typed: string; message: string; userId?: number }>) {
      const { claim, field, typed, message, userId } = payload;
      state.userId = userId;
      state.edits[keyOf(payload)] = { claim, field, value: null, from: null, state: 'failed', typed, message };
    },
    sent(state, { payload: key }: PayloadAction<string>) {
      const edit = state.edits[key];
      if (!edit) return;
      edit.state = 'saving';
      edit.sent = edit.value;
      edit.sentDisplay = edit.display;
    },
    saved(state, { payload: key }: PayloadAction<string>) {
      const edit = state.edits[key];
      if (edit?.state !== 'saving') return;
      if (edit.value === edit.sent) delete state.edits[key];
      else Object.assign(edit, { state: 'waiting', from: edit.sent, displayFrom: edit.sentDisplay });
    },
    failed(state, { payload }: PayloadAction<{ key: string; message: string; canRetry: boolean }>) {
      const edit = state.edits[payload.key];
      if (edit?.state !== 'saving') return;
      // A newer value is sent now, based on the value before both edits.
      if (edit.value !== edit.sent) edit.state = 'waiting';
      else Object.assign(edit, { state: 'failed', message: payload.message, canRetry: payload.canRetry });
    },
    retried(state) {
      for (const edit of Object.values(state.edits))
        if (edit.state === 'failed' && edit.canRetry) Object.assign(edit, { state: 'waiting', message: undefined });
    },
    /** Unsaved edits are discarded: of one cell, or all. */
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
          setClaimResponsible.matchFulfilled,
        ),
        (state, { meta }) => {
          state.changedAt = meta.fulfilledTimeStamp;
        },
      )
      .addMatcher(claimNewsApi.endpoints.markClaims.matchFulfilled, (state, { meta }) => {
        state.readAt = meta.fulfilledTimeStamp;
      });
  },
  selectors: {
    selectEdit: (state, claimId: number, field: EditField): ClaimEdit | undefined =>
      state.edits[editKey(claimId, field)],
    selectEdits: ({ edits }) => edits,
    selectIsUnsavedShown: ({ isShown }) => isShown,
    selectChangedAt: ({ changedAt }) => changedAt,
    selectReadAt: ({ readAt }) => readAt,
    /** Returns the next edit to send: one at a time per claim, in their order. */
    selectNextEdit: ({ edits }): [string, ClaimEdit] | undefined => {
      const entries = Object.entries(edits);
      const busy = new Set(entries.filter(([, { state }]) => state === 'saving').map(([, { claim }]) => claim.claimId));
      return entries.find(([, { state, claim }]) => state === 'waiting' && !busy.has(claim.claimId));
    },
    selectIsSaving: ({ edits }): boolean => Object.values(edits).some(({ state }) => state !== 'failed'),
  },
});

export const { edited, inputRejected, sent, saved, failed, retried, discarded, unsavedShown } = claimEditsSlice.actions;
declare module '../../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof claimEditsSlice> {}
}
export const {
  selectEdit,
  selectEdits,
  selectChangedAt,
  selectReadAt,
  selectNextEdit,
  selectIsSaving,
  selectIsUnsavedShown,
} = claimEditsSlice.injectInto(rootReducer).selectors;
