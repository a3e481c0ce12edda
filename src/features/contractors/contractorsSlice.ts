import type { WithSlice } from '@reduxjs/toolkit';
import { contractorsApi } from '../../api/contractors';
import { createOpenedSlice } from '../../session/openedSlice';
import { rootReducer } from '../../session/rootReducer';

const contractorsSlice = createOpenedSlice('contractors', contractorsApi.endpoints.getContractor.matchFulfilled);

declare module '../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof contractorsSlice> {}
}
/** The contractor whose page was opened last. */
export const selectOpenedContractor = contractorsSlice.injectInto(rootReducer).selectors.selectOpenedId;
