// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSecuritySettings: build.query<
      GetSecuritySettingsApiResponse,
      GetSecuritySettingsApiArg
    >({
      extraOptions: { key: "staff_second_factor" },
      query: () => ({ url: `/logic/security_settings` }),
    }),
    updateSecuritySettings: build.mutation<
      UpdateSecuritySettingsApiResponse,
      UpdateSecuritySettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/security_settings`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    inviteAccount: build.mutation<
      InviteAccountApiResponse,
      InviteAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/account/${queryArg.id}/invitation`,
        method: "POST",
      }),
    }),
    endAccountSessions: build.mutation<
      EndAccountSessionsApiResponse,
      EndAccountSessionsApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/account/${queryArg.id}/session`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as accessGeneratedApi };
export type GetSecuritySettingsApiResponse =
  /** status 200 Success */ SecuritySettings;
export type GetSecuritySettingsApiArg = void;
export type UpdateSecuritySettingsApiResponse =
  /** status 200 Success */ SecuritySettings;
export type UpdateSecuritySettingsApiArg = {
  body: {
    staff_second_factor: boolean;
    version?: number;
  };
};
export type InviteAccountApiResponse = /** status 200 Success */ {
  username: string;
  /** The link, if no mail server is configured: staff have to hand it over. Otherwise null. */
  invitation_link: string | null;
};
export type InviteAccountApiArg = {
  id: number;
};
export type EndAccountSessionsApiResponse = /** status 200 Success */ {
  id: number;
};
export type EndAccountSessionsApiArg = {
  id: number;
};
export type SecuritySettings = {
  /** Whether admins and supervisors must have a second factor. */
  staff_second_factor: boolean;
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
