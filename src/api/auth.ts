import { authGeneratedApi } from './generated/auth.gen';
import { tagTypes } from './baseApi';
import { changeMakesStale, makesStale } from './tags';
import { setupGeneratedApi } from './generated/setup.gen';

export const authApi = authGeneratedApi.enhanceEndpoints({
  endpoints: {
    getSession: { providesTags: ['Session'] },
    // Another user's session may have ended in this browser: clear the cache of that user.
    login: { invalidatesTags: makesStale(() => [...tagTypes]) },
    // If the account has a second factor, there is no session yet.
    resetPassword: { invalidatesTags: makesStale((_arg, signIn) => (signIn ? [...tagTypes] : [])) },
    updateProfile: {
      // The user's name is shown with their records; a new password ends the other sessions.
      invalidatesTags: changeMakesStale(() => [
        'Session',
        'SessionList',
        'UnitClaim',
        'ProjectClaim',
        'ClaimComment',
        'ClaimNote',
        'ClaimHistory',
        'Unit',
        'LeaseRequest',
        'Project',
        'Admin',
        'Work',
        'Visit',
      ]),
    },
    confirmSecondFactor: { invalidatesTags: makesStale(() => ['Session']) },
    disableSecondFactor: { invalidatesTags: makesStale(() => ['Session']) },
    // The sessions can be read for ten minutes after it.
    confirmPassword: { invalidatesTags: makesStale(() => ['SessionList']) },
    listSessions: { providesTags: ['SessionList'] },
    endSession: { invalidatesTags: makesStale(() => ['SessionList']) },
    endOtherSessions: { invalidatesTags: makesStale(() => ['SessionList']) },
    // Other people become responsible for their claims.
    deactivateAdmin: {
      invalidatesTags: changeMakesStale(() => ['Admin', 'UnitClaim', 'ProjectClaim', 'ClaimHistory']),
    },
  },
});

export const {
  useLoginMutation,
  useLogoutMutation,
  useGetSessionQuery,
  useLazyGetSessionQuery,
  useUpdateProfileMutation,
  useConfirmPasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useDisableSecondFactorMutation,
  useDeactivateAdminMutation,
  useForgotPasswordMutation,
  useCheckPasswordLinkMutation,
  useResetPasswordMutation,
} = authApi;
export type { SessionInfo, SignedInUser, SignIn } from './generated/auth.gen';

/** The screen refetches the steps whenever it is opened, so no command has to invalidate them. */
export const setupApi = setupGeneratedApi.enhanceEndpoints({ endpoints: { getSetup: { providesTags: ['Setup'] } } });
export const { useGetSetupQuery } = setupApi;
export type { Setup } from './generated/setup.gen';
