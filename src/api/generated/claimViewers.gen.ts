// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClaimViewers: build.query<
      ListClaimViewersApiResponse,
      ListClaimViewersApiArg
    >({
      extraOptions: { key: "id" },
      query: (queryArg) => ({ url: `/logic/claim/${queryArg.id}/viewer` }),
    }),
    reportViewing: build.mutation<
      ReportViewingApiResponse,
      ReportViewingApiArg
    >({
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
export type ReportViewingApiResponse = /** status 200 Success */ {
  items: ClaimViewer[];
  meta?: Meta;
};
export type ReportViewingApiArg = {
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
  /** Name and last name; the e-mail if both are empty. */
  name: string;
  /** Seconds until the viewer expires, unless its page reports again. */
  seconds_left: number;
};
export type Meta = {
  total: number;
  page: number;
  page_size: number;
  /** If `q` found nothing: a similar text that finds something, as "Giménez" for "giminez". */
  suggestion?: string;
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
