// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getEmailSettings: build.query<
      GetEmailSettingsApiResponse,
      GetEmailSettingsApiArg
    >({
      extraOptions: { key: "events" },
      query: () => ({ url: `/logic/email_settings` }),
    }),
    updateEmailSettings: build.mutation<
      UpdateEmailSettingsApiResponse,
      UpdateEmailSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/email_settings`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    sendTestMail: build.mutation<SendTestMailApiResponse, SendTestMailApiArg>({
      query: (queryArg) => ({
        url: `/logic/email_settings/test`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listOutboxMails: build.query<
      ListOutboxMailsApiResponse,
      ListOutboxMailsApiArg
    >({
      extraOptions: { key: "id" },
      query: (queryArg) => ({
        url: `/logic/email_settings/outbox`,
        params: {
          page: queryArg.page,
          page_size: queryArg.pageSize,
          sort: queryArg.sort,
          q: queryArg.q,
          status: queryArg.status,
        },
      }),
    }),
    retryOutboxMail: build.mutation<
      RetryOutboxMailApiResponse,
      RetryOutboxMailApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/email_settings/outbox/${queryArg.id}/retry`,
        method: "POST",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as emailSettingsGeneratedApi };
export type GetEmailSettingsApiResponse =
  /** status 200 Success */ EmailSettings;
export type GetEmailSettingsApiArg = void;
export type UpdateEmailSettingsApiResponse =
  /** status 200 Success */ EmailSettings;
export type UpdateEmailSettingsApiArg = {
  body: {
    sender_name: string;
    events: {
      event:
        | "claim_created"
        | "claim_status_changed"
        | "claim_commented"
        | "claim_price_set"
        | "claim_assigned"
        | "lease_requested"
        | "lease_advanced"
        | "lease_rejected"
        | "account_created";
      audiences: ("client" | "consortium" | "managers" | "admins")[];
    }[];
    extra_recipients: {
      project_id: number;
      emails: string[];
    }[];
    version?: number;
  };
};
export type SendTestMailApiResponse = /** status 200 Success */ OutboxMail;
export type SendTestMailApiArg = {
  body: {
    to: string;
  };
};
export type ListOutboxMailsApiResponse = /** status 200 Success */ {
  items: OutboxMail[];
  meta?: Meta;
};
export type ListOutboxMailsApiArg = {
  page?: number;
  pageSize?: number;
  sort?: string;
  q?: string;
  status?: "pending" | "sent" | "failed";
};
export type RetryOutboxMailApiResponse = /** status 200 Success */ OutboxMail;
export type RetryOutboxMailApiArg = {
  id: number;
};
export type EmailSettings = {
  sender_name: string;
  events: {
    event:
      | "claim_created"
      | "claim_status_changed"
      | "claim_commented"
      | "claim_price_set"
      | "claim_assigned"
      | "lease_requested"
      | "lease_advanced"
      | "lease_rejected"
      | "account_created";
    audiences: ("client" | "consortium" | "managers" | "admins")[];
  }[];
  extra_recipients: {
    project_id: number;
    emails: string[];
  }[];
  is_smtp_configured: boolean;
  version: number;
};
export type FormerAccount = {
  id: number;
  type: "admin" | "manager" | "consortium" | "client";
  /** Empty if the caller may not see such accounts. */
  name: string;
  username: string;
  field: "username" | "document";
  /** Whether the caller may reactivate it. */
  can_reactivate: boolean;
};
export type Failure = {
  success: boolean;
  /** In Spanish, can be shown to the user. */
  message: string;
  errors?: {
    field: string;
    message: string;
    /** For a time that is taken: the next free one of the same length. */
    free?: {
      starts_at: string;
      ends_at: string;
    };
  }[];
  former?: FormerAccount;
  /** Only for an unexpected failure: id of the request in the log. */
  request_id?: string;
};
export type OutboxMail = {
  id: number;
  to: string;
  subject: string;
  status: "pending" | "sent" | "failed";
  attempts: number;
  last_error: string | null;
  /** ISO 8601, UTC */
  created_at: string;
  sent_at: string | null;
};
export type Meta = {
  total: number;
  page: number;
  page_size: number;
  /** If `q` found nothing: a similar text that finds something, as "Giménez" for "giminez". */
  suggestion?: string;
};
