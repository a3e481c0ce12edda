// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchEverything: build.query<
      SearchEverythingApiResponse,
      SearchEverythingApiArg
    >({
      extraOptions: { key: "found" },
      query: (queryArg) => ({
        url: `/logic/search`,
        params: {
          q: queryArg.q,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as searchGeneratedApi };
export type SearchEverythingApiResponse = /** status 200 Success */ {
  found: Found[];
  /** If nothing was found: a similar text that finds something. */
  suggestion?: string;
};
export type SearchEverythingApiArg = {
  q: string;
};
export type Found = {
  kind:
    | "unit_claim"
    | "project_claim"
    | "client"
    | "unit"
    | "project"
    | "contractor"
    | "work";
  id: number;
  title: string;
  detail: string;
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
