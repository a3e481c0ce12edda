import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { leasesApi, type LeaseRequestDetail } from '../../api/leases';
import { rootReducer } from '../../session/rootReducer';
import { signedOut } from '../../session/storedSlice';

/** The tenant request whose page is open, fed by whatever call answers it. */
export interface LeasesState {
  active: LeaseRequestDetail | null;
}

const initialState: LeasesState = { active: null };
const { getLeaseRequest, createLeaseRequest, moveUpLeaseRequest, rejectLeaseRequest } = leasesApi.endpoints;

export const leasesSlice = createSlice({
  name: 'leases',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addMatcher(
        isAnyOf(
          getLeaseRequest.matchFulfilled,
          createLeaseRequest.matchFulfilled,
          moveUpLeaseRequest.matchFulfilled,
          rejectLeaseRequest.matchFulfilled,
        ),
        (state, { payload }) => {
          state.active = payload;
        },
      );
  },
  selectors: {
    selectLeaseRequest: ({ active }, id: number) => (active?.id === id ? active : undefined),
  },
});

export const { selectLeaseRequest } = leasesSlice.injectInto(rootReducer).selectors;
