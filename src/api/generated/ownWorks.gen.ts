// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    openOwnWorks: build.mutation<OpenOwnWorksApiResponse, OpenOwnWorksApiArg>({
      query: () => ({ url: `/logic/own_works`, method: "POST" }),
    }),
    linkOwnWork: build.mutation<LinkOwnWorkApiResponse, LinkOwnWorkApiArg>({
      query: (queryArg) => ({
        url: `/logic/own_works/${queryArg.id}/link`,
        method: "POST",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as ownWorksGeneratedApi };
export type OpenOwnWorksApiResponse = /** status 200 Success */ OwnWorkList;
export type OpenOwnWorksApiArg = void;
export type LinkOwnWorkApiResponse = /** status 200 Success */ {
  /** Path of the page, with the secret after `#`. */
  path: string;
};
export type LinkOwnWorkApiArg = {
  id: number;
};
export type ListedWork = {
  id: number;
  status: "asked" | "accepted" | "refused" | "done" | "verified" | "cancelled";
  places: {
    what: string;
    unit: string | null;
    project: string;
    address: string;
  }[];
  /** The next agreed visit that is not over; null if there is none. */
  visit: {
    /** ISO 8601, UTC */
    starts_at: string;
    /** ISO 8601, UTC */
    ends_at: string;
  } | null;
};
export type OwnWorkList = {
  contractor: string;
  company: {
    name: string;
    logo: string | null;
    phone: string;
    opening_hours: string;
  };
  /** By the time of the next visit; those without one come last. */
  works: ListedWork[];
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
