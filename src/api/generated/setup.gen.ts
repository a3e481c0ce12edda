// Generated from src/contract by `npm run generate`. Do not edit.
/* eslint-disable */
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSetup: build.query<GetSetupApiResponse, GetSetupApiArg>({
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
      | "mail"
      | "projects"
      | "units"
      | "people"
      | "warranty"
      | "documents";
    is_done: boolean;
  }[];
  /** A step is left and nobody has raised a claim: admins begin here. */
  is_setting_up: boolean;
  is_smtp_configured: boolean;
  /** The one admin account that sets the mails up (EMAIL_SETTINGS_USERNAME). */
  mail_account: {
    username: string;
    exists: boolean;
  };
};
export type FormerAccount = {
  id: number;
  type: "admin" | "manager" | "consortium" | "client";
  /** Empty where the caller may not know of such accounts. */
  name: string;
  username: string;
  field: "username" | "document";
  /** Whether the caller may reactivate it. */
  can_reactivate: boolean;
};
export type Failure = {
  success: boolean;
  /** In Spanish, fit for the screen. */
  message: string;
  errors?: {
    field: string;
    message: string;
  }[];
  former?: FormerAccount;
  /** Of an unforeseen failure: what the log knows it by. */
  request_id?: string;
};
