import { createSlice } from '@reduxjs/toolkit';
import { authApi, type SignedInUser } from '../api/auth';
import { sessionEnded } from '../api/sessionEnded';
import { isSignedIn, signedOut } from './storedSlice';

/** Specification section 3, "Signed-in user", and section 4, "Authentication". */
interface AuthState {
  isLoggedIn: boolean;
  user: SignedInUser | null;
  loading: boolean;
  error: string | null;
  /** How the last session of this page ended, and whose it was: the login page says so, and is the one of that type. */
  ended: { by: 'user' | 'server'; type: SignedInUser['type'] } | null;
}

const loggedOut: AuthState = { isLoggedIn: false, user: null, loading: false, error: null, ended: null };

/** The state once a session has ended; where there was none, what was known of an earlier one stays. */
function afterSession({ user, ended }: AuthState, by: 'user' | 'server', known?: SignedInUser['type']): AuthState {
  const type = user?.type ?? known;
  return { ...loggedOut, ended: type ? { by, type } : ended };
}

export const authSlice = createSlice({
  name: 'auth',
  initialState: loggedOut,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, (state) => afterSession(state, 'user'))
      .addCase(sessionEnded, (state, { payload }) => afterSession(state, 'server', payload))
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
      .addMatcher(authApi.endpoints.updateProfile.matchFulfilled, (state, { payload }) => {
        state.user = payload.user;
      });
  },
  selectors: {
    selectUser: (state) => state.user,
    selectIsLoggedIn: (state) => state.isLoggedIn,
    selectEndedSession: (state) => state.ended,
  },
});

export const { selectUser, selectIsLoggedIn, selectEndedSession } = authSlice.selectors;
