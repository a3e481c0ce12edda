import { emailSettingsGeneratedApi } from './generated/emailSettings.gen';
import { onSuccess } from './tags';

export const emailSettingsApi = emailSettingsGeneratedApi.enhanceEndpoints({
  endpoints: {
    getEmailSettings: { providesTags: ['EmailSettings'] },
    updateEmailSettings: {
      invalidatesTags: (_result, error) =>
        onSuccess(error?.status === 409 ? undefined : error, ['EmailSettings' as const]),
    },
    sendTestMail: { invalidatesTags: ['OutboxMail'] },
    listOutboxMails: { providesTags: ['OutboxMail'] },
    retryOutboxMail: { invalidatesTags: ['OutboxMail'] },
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
