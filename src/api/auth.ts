import { authGeneratedApi } from './generated/auth.gen';
import { tagTypes } from './baseApi';
import { changeMakesStale, makesStale } from './tags';

export const authApi = authGeneratedApi.enhanceEndpoints({
  endpoints: {
    getSession: { providesTags: ['Session'] },
    // Whoever signs in sees nothing of what somebody else, whose session ended in this browser, was shown.
    login: { invalidatesTags: makesStale(() => [...tagTypes]) },
    // Where the account has a second factor, no session has begun yet.
    resetPassword: { invalidatesTags: makesStale((_arg, signIn) => (signIn ? [...tagTypes] : [])) },
    updateProfile: {
      // One's own name stands at what one did and owns; a new password ends the other sessions.
      invalidatesTags: changeMakesStale(() => [
        'Session',
        'SessionList',
        'UnitClaim',
        'ProjectClaim',
        'ClaimComment',
        'ClaimHistory',
        'Unit',
        'LeaseRequest',
        'Project',
        'Admin',
      ]),
    },
    confirmSecondFactor: { invalidatesTags: makesStale(() => ['Session']) },
    disableSecondFactor: { invalidatesTags: makesStale(() => ['Session']) },
    listSessions: { providesTags: ['SessionList'] },
    endSession: { invalidatesTags: makesStale(() => ['SessionList']) },
    endOtherSessions: { invalidatesTags: makesStale(() => ['SessionList']) },
    deactivateAdmin: { invalidatesTags: changeMakesStale(() => ['Admin']) },
  },
});

export const {
  useLoginMutation,
  useLogoutMutation,
  useGetSessionQuery,
  useLazyGetSessionQuery,
  useUpdateProfileMutation,
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
