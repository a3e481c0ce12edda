import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { authApi, type SignedInUser } from '../api/auth';
import { sessionEnded } from '../api/sessionEnded';
import { signedOut } from './storedSlice';

/** Specification section 3, "Signed-in user", and section 4, "Authentication". */
export interface AuthState {
  isLoggedIn: boolean;
  user: SignedInUser | null;
  loading: boolean;
  error: string | null;
  /** Set when the server ended the session, so that the login page can say so. */
  hasSessionEnded: boolean;
}

const loggedOut: AuthState = { isLoggedIn: false, user: null, loading: false, error: null, hasSessionEnded: false };

export const authSlice = createSlice({
  name: 'auth',
  initialState: loggedOut,
  reducers: {
    loadingSet(state, { payload }: PayloadAction<boolean>) {
      state.loading = payload;
    },
    errorSet(state, { payload }: PayloadAction<string | null>) {
      state.error = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => loggedOut)
      .addCase(sessionEnded, (state) => ({ ...loggedOut, hasSessionEnded: state.isLoggedIn }))
      .addMatcher(authApi.endpoints.login.matchFulfilled, (_state, { payload }) => ({ ...loggedOut, isLoggedIn: true, user: payload.user }))
      .addMatcher(authApi.endpoints.login.matchRejected, (state, { payload }) => {
        state.error = payload?.message ?? null;
      })
      .addMatcher(authApi.endpoints.getSession.matchPending, (state) => {
        state.loading = !state.isLoggedIn;
      })
      .addMatcher(authApi.endpoints.getSession.matchFulfilled, (_state, { payload }) => ({ ...loggedOut, isLoggedIn: true, user: payload.user }))
      .addMatcher(authApi.endpoints.getSession.matchRejected, (state, { payload }) => {
        state.loading = false;
        state.error = payload?.message ?? null;
      })
      .addMatcher(authApi.endpoints.updateProfile.matchFulfilled, (state, { payload }) => {
        state.user = payload.user;
      });
  },
  selectors: {
    selectUser: (state) => state.user,
    selectIsLoggedIn: (state) => state.isLoggedIn,
    selectIsAuthLoading: (state) => state.loading,
    selectAuthError: (state) => state.error,
    selectHasSessionEnded: (state) => state.hasSessionEnded,
  },
});

export const { loadingSet, errorSet } = authSlice.actions;
export const { selectUser, selectIsLoggedIn, selectIsAuthLoading, selectAuthError, selectHasSessionEnded } = authSlice.selectors;
