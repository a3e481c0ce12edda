import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../../session/rootReducer';
import { hasUserChanged } from '../../../session/storedSlice';
import type { MoveUpClaimApiArg } from '../../../api/claims';
import type { ClaimEdit } from './claimEditsSlice';

/** A saved change of one field of a claim. */
export interface SavedChange extends Pick<ClaimEdit, 'claim' | 'field' | 'from' | 'value' | 'display' | 'displayFrom'> {
  id: string;
  /** The reason of a rejection, with which it is made again. */
  reason?: string;
  /** What was done in a claim that the change completes, with which it is made again. */
  finish?: NonNullable<MoveUpClaimApiArg['body']>;
  /** The decision that was made with it. */
  decision?: 'not_covered';
}

interface ClaimUndoState {
  /** The last changes of this tab, the newest last. */
  done: SavedChange[];
  /** The changes that were undone since the last change, the last undone one last. */
  undone: SavedChange[];
}

const initialState: ClaimUndoState = { done: [], undone: [] };

/** Number of changes that can be undone. */
const doneMax = 20;

const without = (changes: SavedChange[], id: string) => changes.filter((change) => change.id !== id);

/** The changes of claims that were saved in this tab, for Ctrl+Z and Ctrl+Shift+Z (`undoEdits`). */
const claimUndoSlice = createSlice({
  name: 'claimUndo',
  initialState,
  reducers: {
    changeSaved: {
      prepare: (change: Omit<SavedChange, 'id'>) => ({ payload: { ...change, id: nanoid() } }),
      reducer(state, { payload }: PayloadAction<SavedChange>) {
        state.done = [...state.done, payload].slice(-doneMax);
        state.undone = [];
      },
    },
    changeUndone(state, { payload }: PayloadAction<SavedChange>) {
      state.done = without(state.done, payload.id);
      state.undone.push(payload);
    },
    changeRepeated(state, { payload }: PayloadAction<SavedChange>) {
      state.undone = without(state.undone, payload.id);
      state.done.push(payload);
    },
    /** The claim has changed since, so that the change can be neither undone nor repeated. */
    changeOutdated(state, { payload: id }: PayloadAction<string>) {
      state.done = without(state.done, id);
      state.undone = without(state.undone, id);
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(hasUserChanged, () => initialState);
  },
  selectors: {
    selectDone: ({ done }) => done,
    selectUndone: ({ undone }) => undone,
  },
});

declare module '../../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof claimUndoSlice> {}
}
export const { changeSaved, changeUndone, changeRepeated, changeOutdated } = claimUndoSlice.actions;
export const { selectDone, selectUndone } = claimUndoSlice.injectInto(rootReducer).selectors;
