import { createSlice, isAnyOf, type WithSlice } from '@reduxjs/toolkit';
import { managersApi, type Manager } from '../../api/managers';
import { createRecordSlice } from '../../session/recordSlice';
import { rootReducer } from '../../session/rootReducer';
import { hasUserChanged } from '../../session/storedSlice';
import { managersText } from './managersText';

const { getManager, getConsortium, listManagers, listConsortiums } = managersApi.endpoints;

type Person = Pick<Manager, 'id' | 'name' | 'last_name' | 'username'>;
const person = {
  idOf: ({ id }: Person) => id,
  nameOf: ({ name, last_name, username }: Person) => `${name} ${last_name}`.trim() || username,
};
export const managerRecords = createRecordSlice<Person>({
  kind: 'managers',
  lists: [listManagers],
  detail: getManager,
  ...person,
});
createRecordSlice<Person>({
  kind: 'consortiums',
  lists: [listConsortiums],
  detail: getConsortium,
  ...person,
});

interface FailureState {
  /** Section 8: the error of the last of these calls; null once one was sent again. */
  error: string | null;
}
const initialState: FailureState = { error: null };

const failureSlice = createSlice({
  name: 'managersFailure',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(hasUserChanged, () => initialState)
      .addMatcher(
        isAnyOf(
          getManager.matchPending,
          getConsortium.matchPending,
          listManagers.matchPending,
          listConsortiums.matchPending,
        ),
        (state) => {
          state.error = null;
        },
      )
      .addMatcher(
        isAnyOf(
          getManager.matchRejected,
          getConsortium.matchRejected,
          listManagers.matchRejected,
          listConsortiums.matchRejected,
        ),
        (state, { payload, meta }) => {
          // A call that the cache made unnecessary is not a failure.
          if (meta.condition) return;
          const fallbacks: Record<string, string> = managersText.fallbacks;
          state.error = payload?.message || fallbacks[meta.arg.endpointName] || null;
        },
      );
  },
  selectors: { selectManagersError: ({ error }) => error },
});

declare module '../../session/rootReducer' {
  interface LazyLoadedSlices extends WithSlice<typeof failureSlice> {}
}
export const { selectManagersError } = failureSlice.injectInto(rootReducer).selectors;
