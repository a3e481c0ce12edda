// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSetup: build.query<GetSetupApiResponse, GetSetupApiArg>({
      extraOptions: { key: "steps" },
      query: () => ({ url: `/logic/setup` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as setupGeneratedApi };
export type GetSetupApiResponse = /** status 200 Success */ Setup;
export type GetSetupApiArg = void;
export type Setup = {
  steps: {
    step:
      | "company"
      | "phone"
      | "mail"
      | "projects"
      | "units"
      | "people"
      | "warranty"
      | "terms"
      | "documents";
    is_done: boolean;
  }[];
  /** Whether a step is open and no claim exists yet. If so, admins start on the setup screen. */
  is_setting_up: boolean;
  is_smtp_configured: boolean;
  /** The admin account that may change the e-mail settings: EMAIL_SETTINGS_USERNAME, else the first admin. */
  mail_account: {
    username: string;
    exists: boolean;
  };
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
