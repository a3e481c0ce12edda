import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import { managersApi, type Consortium, type Manager } from '../../api/managers';
import { rootReducer } from '../../session/rootReducer';
import { signedOut } from '../../session/storedSlice';
import { managersText } from './managersText';
import { consortiumRow, managerRow, type UserRow } from './userRow';

/** Supervisors and consortium users, which the users table shows together, the ones whose page is open, and why a call failed. */
export interface ManagersState {
  managers: Manager[];
  consortiums: Consortium[];
  active: Manager | null;
  activeConsortium: Consortium | null;
  error: string | null;
}

const initialState: ManagersState = {
  managers: [],
  consortiums: [],
  active: null,
  activeConsortium: null,
  error: null,
};
const { fallbacks } = managersText;
const {
  listManagers,
  getManager,
  createManager,
  updateManager,
  addManagerProject,
  removeManagerProject,
  setManagerPrimaryProject,
  setManagerProjects,
  deactivateManager,
  listConsortiums,
  getConsortium,
  createConsortium,
  updateConsortium,
  deactivateConsortium,
} = managersApi.endpoints;

const selectRows = createSelector(
  [(state: ManagersState) => state.managers, (state: ManagersState) => state.consortiums],
  (managers, consortiums): UserRow[] => [...managers.map(managerRow), ...consortiums.map(consortiumRow)],
);

export const managersSlice = createSlice({
  name: 'managers',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addMatcher(listManagers.matchFulfilled, (state, { payload }) => {
        state.managers = payload.items;
      })
      .addMatcher(listConsortiums.matchFulfilled, (state, { payload }) => {
        state.consortiums = payload.items;
      })
      .addMatcher(
        isAnyOf(
          getManager.matchFulfilled,
          createManager.matchFulfilled,
          updateManager.matchFulfilled,
          addManagerProject.matchFulfilled,
          removeManagerProject.matchFulfilled,
          setManagerPrimaryProject.matchFulfilled,
          setManagerProjects.matchFulfilled,
          deactivateManager.matchFulfilled,
        ),
        (state, { payload }) => {
          state.active = payload;
        },
      )
      .addMatcher(
        isAnyOf(
          getConsortium.matchFulfilled,
          createConsortium.matchFulfilled,
          updateConsortium.matchFulfilled,
          deactivateConsortium.matchFulfilled,
        ),
        (state, { payload }) => {
          state.activeConsortium = payload;
        },
      )
      .addMatcher(
        isAnyOf(
          listManagers.matchPending,
          listConsortiums.matchPending,
          getManager.matchPending,
          getConsortium.matchPending,
        ),
        (state) => {
          state.error = null;
        },
      )
      // Section 8: the failure is stored; where it came without words, under its own.
      .addMatcher(
        isAnyOf(
          listManagers.matchRejected,
          listConsortiums.matchRejected,
          getManager.matchRejected,
          getConsortium.matchRejected,
        ),
        (state, { payload, meta }) => {
          // A call that was not needed after all is no failure.
          if (!meta.condition)
            state.error = payload?.message || fallbacks[meta.arg.endpointName as keyof typeof fallbacks];
        },
      );
  },
  selectors: {
    selectUsers: selectRows,
    selectManager: ({ active }, id: number) => (active?.id === id ? active : undefined),
    selectConsortium: ({ activeConsortium }, id: number) =>
      activeConsortium?.id === id ? activeConsortium : undefined,
    selectManagersError: (state) => state.error,
  },
});

export const { selectUsers, selectManager, selectConsortium, selectManagersError } =
  managersSlice.injectInto(rootReducer).selectors;
