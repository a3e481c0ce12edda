import { createSlice, original, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { VisitPlace } from '../../api/visits';
import { rootReducer } from '../../session/rootReducer';
import { hasUserChanged } from '../../session/storedSlice';

interface WorksBulkState {
  /** The result of the last bulk proposal for each address, until the user closes it; null if there is none. */
  receipt: VisitPlace[] | null;
}
const initialState: WorksBulkState = { receipt: null };

/** The state of the list's bulk actions. */
const worksBulkSlice = createSlice({
  name: 'worksBulk',
  initialState,
  reducers: {
    receiptShown(state, { payload }: PayloadAction<VisitPlace[]>) {
      state.receipt = payload;
    },
    /** The receipt was closed; a newer one stays. */
    receiptClosed(state, { payload }: PayloadAction<VisitPlace[]>) {
      if (original(state)?.receipt === payload) state.receipt = null;
    },
  },
  extraReducers: (builder) => builder.addMatcher(hasUserChanged, () => initialState),
  selectors: { selectReceipt: ({ receipt }) => receipt },
});

declare module '../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof worksBulkSlice> {}
}
export const { receiptShown, receiptClosed } = worksBulkSlice.actions;
export const { selectReceipt } = worksBulkSlice.injectInto(rootReducer).selectors;
