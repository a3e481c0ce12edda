import type { WithSlice } from '@reduxjs/toolkit';
import { clientsApi } from '../../api/clients';
import { createOpenedSlice } from '../../session/openedSlice';
import { rootReducer } from '../../session/rootReducer';

const clientsSlice = createOpenedSlice('clients', clientsApi.endpoints.getClient.matchFulfilled);

declare module '../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof clientsSlice> {}
}
/** The client whose page was opened last. */
export const selectOpenedClient = clientsSlice.injectInto(rootReducer).selectors.selectOpenedId;
