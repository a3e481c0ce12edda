// Generated from src/contract by `npm run generate`. Do not edit.
/* eslint-disable */
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClaimViewers: build.query<
      ListClaimViewersApiResponse,
      ListClaimViewersApiArg
    >({
      query: (queryArg) => ({ url: `/logic/claim/${queryArg.id}/viewer` }),
    }),
    lookAtClaim: build.mutation<LookAtClaimApiResponse, LookAtClaimApiArg>({
      query: (queryArg) => ({
        url: `/logic/claim/${queryArg.id}/viewer/${queryArg.seat}`,
        method: "PUT",
      }),
    }),
    leaveClaim: build.mutation<LeaveClaimApiResponse, LeaveClaimApiArg>({
      query: (queryArg) => ({
        url: `/logic/claim/${queryArg.id}/viewer/${queryArg.seat}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as claimViewersGeneratedApi };
export type ListClaimViewersApiResponse = /** status 200 Success */ {
  items: ClaimViewer[];
  meta?: Meta;
};
export type ListClaimViewersApiArg = {
  id: number;
};
export type LookAtClaimApiResponse = /** status 200 Success */ {
  items: ClaimViewer[];
  meta?: Meta;
};
export type LookAtClaimApiArg = {
  id: number;
  seat: string;
};
export type LeaveClaimApiResponse = /** status 200 Success */ {
  id: number;
};
export type LeaveClaimApiArg = {
  id: number;
  seat: string;
};
export type ClaimViewer = {
  id: number;
  /** Name and last name; the e-mail where there are none. */
  name: string;
  /** After which they are gone, unless they say again that they are there. */
  seconds_left: number;
};
export type Meta = {
  total: number;
  page: number;
  page_size: number;
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
