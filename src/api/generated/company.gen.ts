// Generated from src/contract by `npm run generate`. Do not edit.
/* eslint-disable */
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCompany: build.query<GetCompanyApiResponse, GetCompanyApiArg>({
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
    remove_logo?: boolean;
    version?: number;
    logo?: Blob;
  };
};
export type Company = {
  name: string;
  /** `#rrggbb`. */
  colour: string;
  /** Address of a picture that anyone may see. */
  logo: string | null;
  phone: string;
  opening_hours: string;
  /** What counts where a field is empty: what the variables of the installation say, or its default. */
  fallback: {
    name: string;
    colour: string | null;
    /** Address of a picture that anyone may see. */
    logo: string | null;
  };
  version: number;
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
