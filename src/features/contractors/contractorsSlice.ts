import type { WithSlice } from '@reduxjs/toolkit';
import { createOpenedSlice } from '../../session/openedSlice';
import { rootReducer } from '../../session/rootReducer';

const contractorsSlice = createOpenedSlice('contractors', 'contratistas/:id');

declare module '../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof contractorsSlice> {}
}
/** The contractor whose page was opened last. */
export const selectOpenedContractor = contractorsSlice.injectInto(rootReducer).selectors.selectOpenedId;
