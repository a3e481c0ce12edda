import type { WithSlice } from '@reduxjs/toolkit';
import { createOpenedSlice } from '../../session/openedSlice';
import { rootReducer } from '../../session/rootReducer';

const leasesSlice = createOpenedSlice('leases', 'lease-request/:id');

declare module '../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof leasesSlice> {}
}
/** The lease whose page was opened last. */
export const selectOpenedLease = leasesSlice.injectInto(rootReducer).selectors.selectOpenedId;
