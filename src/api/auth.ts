import { authGeneratedApi } from './generated/auth.gen';
import { onSuccess } from './tags';

export const authApi = authGeneratedApi.enhanceEndpoints({
  endpoints: {
    getSession: { providesTags: ['Session'] },
    updateProfile: { invalidatesTags: (_result, error) => onSuccess(error, ['Session' as const]) },
    deactivateAdmin: { invalidatesTags: (_result, error) => onSuccess(error, ['Admin' as const]) },
  },
});

export const {
  useLoginMutation,
  useLogoutMutation,
  useGetSessionQuery,
  useLazyGetSessionQuery,
  useUpdateProfileMutation,
  useDeactivateAdminMutation,
  useForgotPasswordMutation,
  useCheckPasswordLinkMutation,
  useResetPasswordMutation,
} = authApi;
export type { SessionInfo, SignedInUser, SignIn } from './generated/auth.gen';
