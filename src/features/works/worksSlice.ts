import type { WithSlice } from '@reduxjs/toolkit';
import { worksApi } from '../../api/works';
import { createOpenedSlice } from '../../session/openedSlice';
import { rootReducer } from '../../session/rootReducer';

const worksSlice = createOpenedSlice('works', worksApi.endpoints.getWork.matchFulfilled);

declare module '../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof worksSlice> {}
}
/** The work order whose page was opened last. */
export const selectOpenedWork = worksSlice.injectInto(rootReducer).selectors.selectOpenedId;
