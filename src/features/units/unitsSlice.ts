import type { WithSlice } from '@reduxjs/toolkit';
import { createOpenedSlice } from '../../session/openedSlice';
import { rootReducer } from '../../session/rootReducer';

const unitsSlice = createOpenedSlice('units', 'unidades/:id');

declare module '../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof unitsSlice> {}
}
/** The unit whose page was opened last. */
export const selectOpenedUnit = unitsSlice.injectInto(rootReducer).selectors.selectOpenedId;
