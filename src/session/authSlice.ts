import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { authApi, type SignedInUser, setupApi } from '../api/auth';
import { sessionEnded, factorDemanded } from '../api/token';
import { isSignedIn, signedOut } from './storedSlice';

/** Specification section 3, "Signed-in user", and section 4, "Authentication". */
interface AuthState {
  isLoggedIn: boolean;
  user: SignedInUser | null;
  loading: boolean;
  error: string | null;
  /** The cause of the end of the last session, and the user's type: the login page of that type mentions it. */
  ended: { by: 'user' | 'server'; type: SignedInUser['type'] } | null;
}

const loggedOut: AuthState = {
  isLoggedIn: false,
  user: null,
  loading: false,
  error: null,
  ended: null,
};

/** Returns the state after a session has ended. If there was none, the data about an earlier one is kept. */
function afterSession({ user, ended }: AuthState, by: 'user' | 'server', known?: SignedInUser['type']): AuthState {
  const type = user?.type ?? known;
  return { ...loggedOut, ended: type ? { by, type } : ended };
}

export const authSlice = createSlice({
  name: 'auth',
  initialState: loggedOut,
  reducers: {
    /** The user has set up the required second factor and has seen its recovery codes. */
    factorSetUp({ user }) {
      if (user) user.must_set_up_second_factor = false;
    },
    /** An admin has set the terms, or turned them off: new claims have due times, or not. */
    termsSet({ user }, { payload: usesTerms }: PayloadAction<boolean>) {
      if (user) user.uses_terms = usesTerms;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, (state) => afterSession(state, 'user'))
      .addCase(sessionEnded, (state, { payload }) => afterSession(state, 'server', payload))
      .addCase(factorDemanded, ({ user }) => {
        if (user) user.must_set_up_second_factor = true;
      })
      .addMatcher(isSignedIn, (_state, { payload }) => ({ ...loggedOut, isLoggedIn: true, user: payload.user }))
      .addMatcher(authApi.endpoints.login.matchRejected, (state, { payload }) => {
        state.error = payload?.message ?? null;
      })
      .addMatcher(authApi.endpoints.getSession.matchPending, (state) => {
        state.loading = !state.isLoggedIn;
      })
      .addMatcher(authApi.endpoints.getSession.matchFulfilled, (_state, { payload }) => ({
        ...loggedOut,
        isLoggedIn: true,
        user: payload.user,
      }))
      .addMatcher(authApi.endpoints.getSession.matchRejected, (state, { payload }) => {
        state.loading = false;
        state.error = payload?.message ?? null;
      })
      .addMatcher(authApi.endpoints.confirmSecondFactor.matchFulfilled, (state) => {
        if (state.user) state.user.has_second_factor = true;
      })
      .addMatcher(authApi.endpoints.disableSecondFactor.matchFulfilled, (state) => {
        if (state.user) state.user.has_second_factor = false;
      })
      // This response is newer than the session. The home page changes once the setup is complete.
      .addMatcher(setupApi.endpoints.getSetup.matchFulfilled, ({ user }, { payload }) => {
        if (user) user.is_setting_up = payload.is_setting_up;
      })
      .addMatcher(authApi.endpoints.updateProfile.matchFulfilled, (state, { payload }) => {
        state.user = payload.user;
      });
  },
  selectors: {
    selectUser: (state) => state.user,
    selectIsLoggedIn: (state) => state.isLoggedIn,
    selectIsLoading: (state) => state.loading,
    selectAuthError: (state) => state.error,
    selectEndedSession: (state) => state.ended,
  },
});

export const { factorSetUp, termsSet } = authSlice.actions;
export const { selectUser, selectIsLoggedIn, selectIsLoading, selectAuthError, selectEndedSession } =
  authSlice.selectors;
