import type { WithSlice } from '@reduxjs/toolkit';
import { leasesApi } from '../../api/leases';
import { createOpenedSlice } from '../../session/openedSlice';
import { rootReducer } from '../../session/rootReducer';

const leasesSlice = createOpenedSlice('leases', leasesApi.endpoints.getLeaseRequest.matchFulfilled);

declare module '../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof leasesSlice> {}
}
/** The lease whose page was opened last. */
export const selectOpenedLease = leasesSlice.injectInto(rootReducer).selectors.selectOpenedId;
