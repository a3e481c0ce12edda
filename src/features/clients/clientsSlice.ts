import type { WithSlice } from '@reduxjs/toolkit';
import { createOpenedSlice } from '../../session/openedSlice';
import { rootReducer } from '../../session/rootReducer';

const clientsSlice = createOpenedSlice('clients', 'clientes/:id');

declare module '../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof clientsSlice> {}
}
/** The client whose page was opened last. */
export const selectOpenedClient = clientsSlice.injectInto(rootReducer).selectors.selectOpenedId;
