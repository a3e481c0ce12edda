import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { VisitPlace } from '../../api/visits';
import { worksApi } from '../../api/works';
import { createOpenedSlice } from '../../session/openedSlice';
import { rootReducer } from '../../session/rootReducer';
import { hasUserChanged } from '../../session/storedSlice';
import type { ChosenRows } from '../../ui/table/list/ListScreen';

const worksSlice = createOpenedSlice('works', worksApi.endpoints.getWork.matchFulfilled);

interface WorksBulkState {
  /** Stays while a work order is opened and left again. */
  chosen: ChosenRows;
  /** What became of the places that visits were proposed for last, until it is closed; null for nothing. */
  receipt: VisitPlace[] | null;
}
const initialState: WorksBulkState = { chosen: { ids: [], search: '' }, receipt: null };

/** What is done for many work orders of the list. */
const worksBulkSlice = createSlice({
  name: 'worksBulk',
  initialState,
  reducers: {
    worksChosen(state, { payload }: PayloadAction<ChosenRows>) {
      state.chosen = payload;
    },
    receiptChanged(state, { payload }: PayloadAction<VisitPlace[] | null>) {
      state.receipt = payload;
    },
  },
  extraReducers: (builder) => builder.addMatcher(hasUserChanged, () => initialState),
  selectors: { selectChosenWorks: ({ chosen }) => chosen, selectReceipt: ({ receipt }) => receipt },
});

declare module '../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof worksSlice>, WithSlice<typeof worksBulkSlice> {}
}
/** The work order whose page was opened last. */
export const selectOpenedWork = worksSlice.injectInto(rootReducer).selectors.selectOpenedId;
export const { worksChosen, receiptChanged } = worksBulkSlice.actions;
export const { selectChosenWorks, selectReceipt } = worksBulkSlice.injectInto(rootReducer).selectors;
