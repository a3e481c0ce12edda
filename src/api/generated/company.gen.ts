// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCompany: build.query<GetCompanyApiResponse, GetCompanyApiArg>({
      extraOptions: { key: "fallback" },
      query: () => ({ url: `/logic/company` }),
    }),
    updateCompany: build.mutation<
      UpdateCompanyApiResponse,
      UpdateCompanyApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/company`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    updateLoginPicture: build.mutation<
      UpdateLoginPictureApiResponse,
      UpdateLoginPictureApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/company/login_picture`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    getDecisionReasons: build.query<
      GetDecisionReasonsApiResponse,
      GetDecisionReasonsApiArg
    >({
      extraOptions: { key: "reasons" },
      query: () => ({ url: `/logic/decision_reasons` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as companyGeneratedApi };
export type GetCompanyApiResponse = /** status 200 Success */ Company;
export type GetCompanyApiArg = void;
export type UpdateCompanyApiResponse = /** status 200 Success */ Company;
export type UpdateCompanyApiArg = {
  body: {
    name: string;
    colour: string;
    phone: string;
    opening_hours: string;
    water_phone?: string;
    gas_phone?: string;
    power_phone?: string;
    shows_agreed?: boolean;
    /** One per line. */
    decision_reasons?: string;
    remove_logo?: boolean;
    version?: number;
    logo?: Blob;
  };
};
export type UpdateLoginPictureApiResponse = /** status 200 Success */ Company;
export type UpdateLoginPictureApiArg = {
  body: {
    version?: number;
    picture?: Blob;
  };
};
export type GetDecisionReasonsApiResponse =
  /** status 200 Success */ DecisionReasons;
export type GetDecisionReasonsApiArg = void;
export type Company = {
  name: string;
  /** `#rrggbb`; empty if not set. */
  colour: string;
  /** Address of an image that can be read without a session. */
  logo: string | null;
  /** Address of an image that can be read without a session. */
  login_picture?: string | null;
  phone: string;
  opening_hours: string;
  water_phone?: string;
  gas_phone?: string;
  power_phone?: string;
  /** Whether a contractor reads the agreed amount of the own work order. */
  shows_agreed?: boolean;
  /** Usual reasons of a decision about a claim. */
  decision_reasons?: string[];
  /** Values used for empty fields: those of the environment variables, or the defaults. */
  fallback: {
    name: string;
    colour: string | null;
    /** Address of an image that can be read without a session. */
    logo: string | null;
  };
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
export type DecisionReasons = {
  reasons: string[];
};
