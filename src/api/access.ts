import { accessGeneratedApi } from './generated/access.gen';
import { changeMakesStale } from './tags';

const accessApi = accessGeneratedApi.enhanceEndpoints({
  endpoints: {
    getSecuritySettings: { providesTags: ['SecuritySettings'] },
    updateSecuritySettings: { invalidatesTags: changeMakesStale(() => ['SecuritySettings']) },
  },
});

export const {
  useGetSecuritySettingsQuery,
  useUpdateSecuritySettingsMutation,
  useEndAccountSessionsMutation,
  useInviteAccountMutation,
} = accessApi;
export type { SecuritySettings } from './generated/access.gen';
