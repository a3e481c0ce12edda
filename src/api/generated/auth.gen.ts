// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/auth/${queryArg["type"]}/login`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: (queryArg) => ({
        url: `/auth/logout`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getSession: build.query<GetSessionApiResponse, GetSessionApiArg>({
      extraOptions: { key: "user" },
      query: () => ({ url: `/auth/info` }),
    }),
    updateProfile: build.mutation<
      UpdateProfileApiResponse,
      UpdateProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/profile`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    deactivateAdmin: build.mutation<
      DeactivateAdminApiResponse,
      DeactivateAdminApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/profile/admin/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    forgotPassword: build.mutation<
      ForgotPasswordApiResponse,
      ForgotPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/password/forgot`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    checkPasswordLink: build.mutation<
      CheckPasswordLinkApiResponse,
      CheckPasswordLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/password/check`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    resetPassword: build.mutation<
      ResetPasswordApiResponse,
      ResetPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/password/reset`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    confirmPassword: build.mutation<
      ConfirmPasswordApiResponse,
      ConfirmPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/session/confirm`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      extraOptions: { key: "id" },
      query: () => ({ url: `/auth/session` }),
    }),
    endOtherSessions: build.mutation<
      EndOtherSessionsApiResponse,
      EndOtherSessionsApiArg
    >({
      query: () => ({ url: `/auth/session`, method: "DELETE" }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/auth/session/${queryArg.id}`,
        method: "DELETE",
      }),
    }),
    beginSecondFactor: build.mutation<
      BeginSecondFactorApiResponse,
      BeginSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/second_factor`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    confirmSecondFactor: build.mutation<
      ConfirmSecondFactorApiResponse,
      ConfirmSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/second_factor/confirm`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    disableSecondFactor: build.mutation<
      DisableSecondFactorApiResponse,
      DisableSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/second_factor/disable`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getHealth: build.query<GetHealthApiResponse, GetHealthApiArg>({
      extraOptions: { key: "status" },
      query: () => ({ url: `/health` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as authGeneratedApi };
export type LoginApiResponse = /** status 200 Success */ SignIn;
export type LoginApiArg = {
  type: "admin" | "manager" | "consortium" | "client";
  body: {
    username: string;
    password: string;
    /** Six-digit code of the authenticator app, or a recovery code. */
    code?: string;
  };
};
export type LogoutApiResponse = /** status 200 Success */ null;
export type LogoutApiArg = {
  body: {
    username?: string;
    password?: string;
  };
};
export type GetSessionApiResponse = /** status 200 Success */ {
  user: SignedInUser;
};
export type GetSessionApiArg = void;
export type UpdateProfileApiResponse = /** status 200 Success */ {
  user: SignedInUser;
};
export type UpdateProfileApiArg = {
  body: {
    name?: string;
    last_name?: string;
    document?: string | null;
    phone_number?: string | null;
    address?: string | null;
    current_password?: string;
    new_password?: string;
    version?: number;
  };
};
export type DeactivateAdminApiResponse = /** status 200 Success */ {
  id: number;
  active: boolean;
};
export type DeactivateAdminApiArg = {
  id: number;
};
export type ForgotPasswordApiResponse = /** status 200 Success */ null;
export type ForgotPasswordApiArg = {
  body: {
    username: string;
  };
};
export type CheckPasswordLinkApiResponse = /** status 200 Success */ null;
export type CheckPasswordLinkApiArg = {
  body: {
    token: string;
  };
};
export type ResetPasswordApiResponse = /** status 200 Success */ SignIn | null;
export type ResetPasswordApiArg = {
  body: {
    token: string;
    password: string;
  };
};
export type ConfirmPasswordApiResponse = /** status 200 Success */ {
  /** ISO 8601, UTC */
  confirmed_until: string;
};
export type ConfirmPasswordApiArg = {
  body: {
    password: string;
  };
};
export type ListSessionsApiResponse = /** status 200 Success */ {
  items: SessionInfo[];
  meta?: Meta;
};
export type ListSessionsApiArg = void;
export type EndOtherSessionsApiResponse = /** status 200 Success */ null;
export type EndOtherSessionsApiArg = void;
export type EndSessionApiResponse = /** status 200 Success */ {
  id: number;
};
export type EndSessionApiArg = {
  id: number;
};
export type BeginSecondFactorApiResponse = /** status 200 Success */ {
  secret: string;
  /** `otpauth://` address for a QR code. */
  uri: string;
};
export type BeginSecondFactorApiArg = {
  body: {
    password: string;
  };
};
export type ConfirmSecondFactorApiResponse = /** status 200 Success */ {
  recovery_codes: string[];
};
export type ConfirmSecondFactorApiArg = {
  body: {
    /** Six-digit code of the authenticator app, or a recovery code. */
    code: string;
  };
};
export type DisableSecondFactorApiResponse = /** status 200 Success */ null;
export type DisableSecondFactorApiArg = {
  body: {
    /** Six-digit code of the authenticator app, or a recovery code. */
    code: string;
  };
};
export type GetHealthApiResponse = /** status 200 Success */ {
  status: "ok";
};
export type GetHealthApiArg = void;
export type SignedInUser = {
  id: number;
  type: "admin" | "manager" | "consortium" | "client";
  username: string;
  name: string;
  last_name: string;
  document: string | null;
  phone_number: string | null;
  address: string | null;
  /** Number of units that the client owns today; 0 for other users. */
  properties_count: number;
  /** The first one of `projects`; null if there is none. */
  project: {
    id: number;
    name: string;
  } | null;
  /** Projects of a consortium user, by name; empty for other users. */
  projects?: {
    id: number;
    name: string;
  }[];
  /** First day of a tenant's next lease; null if no lease is still to begin. */
  lease_starts_on?: string | null;
  can_manage_email_settings: boolean;
  /** For a supervisor: whether an admin lets it read and write costs. */
  can_manage_costs?: boolean;
  /** Whether new claims get terms. */
  uses_terms?: boolean;
  /** For an admin: whether the installation is not in use yet (see `/logic/setup`). */
  is_setting_up?: boolean;
  has_second_factor: boolean;
  /** Whether the company requires a second factor that the user does not have. Until it is on, other calls return 403. */
  must_set_up_second_factor: boolean;
  version: number;
};
export type SignIn = {
  token: string;
  user: SignedInUser;
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
export type SessionInfo = {
  id: number;
  /** ISO 8601, UTC */
  created_at: string;
  /** ISO 8601, UTC */
  last_seen_at: string;
  /** User agent of the browser; may be empty. */
  user_agent: string;
  address: string;
  is_current: boolean;
};
export type Meta = {
  total: number;
  page: number;
  page_size: number;
  /** If `q` found nothing: a similar text that finds something, as "Giménez" for "giminez". */
  suggestion?: string;
};
