import { authGeneratedApi } from './generated/auth.gen';
import { onSuccess } from './tags';

export const authApi = authGeneratedApi.enhanceEndpoints({
  endpoints: {
    getSession: { providesTags: ['Session'] },
    updateProfile: {
      // A new password ends the other sessions.
      invalidatesTags: (_result, error) => onSuccess(error, ['Session' as const, 'SessionList' as const]),
    },
    listSessions: { providesTags: ['SessionList'] },
    endSession: { invalidatesTags: (_result, error) => onSuccess(error, ['SessionList' as const]) },
    endOtherSessions: { invalidatesTags: (_result, error) => onSuccess(error, ['SessionList' as const]) },
    deactivateAdmin: { invalidatesTags: (_result, error) => onSuccess(error, ['Admin' as const]) },
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
