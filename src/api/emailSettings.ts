import { emailSettingsGeneratedApi } from './generated/emailSettings.gen';
import { changeMakesStale, makesStale } from './tags';

const emailSettingsApi = emailSettingsGeneratedApi.enhanceEndpoints({
  endpoints: {
    getEmailSettings: { providesTags: ['EmailSettings'] },
    updateEmailSettings: {
      invalidatesTags: changeMakesStale(() => ['EmailSettings']),
    },
    sendTestMail: { invalidatesTags: makesStale(() => ['OutboxMail', 'Setup']) },
    listOutboxMails: { providesTags: ['OutboxMail'] },
    retryOutboxMail: { invalidatesTags: changeMakesStale(() => ['OutboxMail']) },
  },
});

export const {
  useGetEmailSettingsQuery,
  useUpdateEmailSettingsMutation,
  useSendTestMailMutation,
  useListOutboxMailsQuery,
  useRetryOutboxMailMutation,
} = emailSettingsApi;
export type { EmailSettings, OutboxMail } from './generated/emailSettings.gen';
