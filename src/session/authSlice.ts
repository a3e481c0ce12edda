import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { authApi, type SignedInUser } from '../api/auth';
import { callMissing, isCallMissing } from '../api/missingCalls';
import { setupApi } from '../api/setup';
import { sessionEnded, factorDemanded } from '../api/sessionActions';
import { isSignedIn, signedOut } from './storedSlice';

/** Specification section 3, "Signed-in user", and section 4, "Authentication". */
interface AuthState {
  isLoggedIn: boolean;
  user: SignedInUser | null;
  loading: boolean;
  error: string | null;
  /** How the last session ended, and the user's type: the login page says so, and is the one of that type. */
  ended: { by: 'user' | 'server'; type: SignedInUser['type'] } | null;
  /** Calls beyond the specification that this server answered with 404: they are not made again in the session. */
  missingCalls: string[];
}

const loggedOut: AuthState = {
  isLoggedIn: false,
  user: null,
  loading: false,
  error: null,
  ended: null,
  missingCalls: [],
};

/** The state after a session has ended. If there was none, what is known of an earlier one is kept. */
function afterSession({ user, ended }: AuthState, by: 'user' | 'server', known?: SignedInUser['type']): AuthState {
  const type = user?.type ?? known;
  return { ...loggedOut, ended: type ? { by, type } : ended };
}

export const authSlice = createSlice({
  name: 'auth',
  initialState: loggedOut,
  reducers: {
    /** The required second factor is set up, and its recovery codes have been shown. */
    factorSetUp({ user }) {
      if (user) user.must_set_up_second_factor = false;
    },
    /** An admin has set terms, or that there are none: whether claims that come now have some. */
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
      .addCase(callMissing, ({ missingCalls }, { payload }) => void missingCalls.push(payload))
      .addMatcher(isSignedIn, (_state, { payload }) => ({ ...loggedOut, isLoggedIn: true, user: payload.user }))
      .addMatcher(authApi.endpoints.login.matchRejected, (state, { payload }) => {
        state.error = payload?.message ?? null;
      })
      .addMatcher(authApi.endpoints.getSession.matchPending, (state) => {
        state.loading = !state.isLoggedIn;
      })
      .addMatcher(authApi.endpoints.getSession.matchFulfilled, ({ missingCalls }, { payload }) => ({
        ...loggedOut,
        missingCalls,
        isLoggedIn: true,
        user: payload.user,
      }))
      .addMatcher(authApi.endpoints.getSession.matchRejected, (state, { payload }) => {
        state.loading = false;
        state.error = payload?.message ?? null;
      })
      .addMatcher(isCallMissing, ({ missingCalls }, { meta }) => {
        const { endpointName } = meta.arg;
        if (!missingCalls.includes(endpointName)) missingCalls.push(endpointName);
      })
      .addMatcher(authApi.endpoints.confirmSecondFactor.matchFulfilled, (state) => {
        if (state.user) state.user.has_second_factor = true;
      })
      .addMatcher(authApi.endpoints.disableSecondFactor.matchFulfilled, (state) => {
        if (state.user) state.user.has_second_factor = false;
      })
      // What an admin has just read is newer than the session: home is another page once nothing is left to do.
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
    selectEndedSession: (state) => state.ended,
  },
});

export const { factorSetUp, termsSet } = authSlice.actions;
export const { selectUser, selectIsLoggedIn, selectEndedSession } = authSlice.selectors;
