import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { clientsApi, type ClientDetail } from '../../api/clients';
import { rootReducer } from '../../session/rootReducer';
import { signedOut } from '../../session/storedSlice';

/** The client whose page is open, fed by whatever call answers it; the list lives in the query cache, which the table reads. */
export interface ClientsState {
  active: ClientDetail | null;
}

const initialState: ClientsState = { active: null };
const { getClient, createClient, updateClient, deactivateClient } = clientsApi.endpoints;

export const clientsSlice = createSlice({
  name: 'clients',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addMatcher(
        isAnyOf(
          getClient.matchFulfilled,
          createClient.matchFulfilled,
          updateClient.matchFulfilled,
          deactivateClient.matchFulfilled,
        ),
        (state, { payload }) => {
          state.active = payload;
        },
      );
  },
  selectors: {
    selectClient: ({ active }, id: number) => (active?.client_id === id ? active : undefined),
  },
});

export const { selectClient } = clientsSlice.injectInto(rootReducer).selectors;
