// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClaimNews: build.query<ListClaimNewsApiResponse, ListClaimNewsApiArg>({
      extraOptions: { key: "what" },
      query: (queryArg) => ({
        url: `/logic/claim/news`,
        params: {
          ids: queryArg.ids,
        },
      }),
    }),
    countUnreadClaims: build.query<
      CountUnreadClaimsApiResponse,
      CountUnreadClaimsApiArg
    >({
      extraOptions: { key: "unit" },
      query: () => ({ url: `/logic/claim/unread` }),
    }),
    markClaims: build.mutation<MarkClaimsApiResponse, MarkClaimsApiArg>({
      query: (queryArg) => ({
        url: `/logic/claim/read`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as claimNewsGeneratedApi };
export type ListClaimNewsApiResponse = /** status 200 Success */ {
  items: ClaimNews[];
  meta?: Meta;
};
export type ListClaimNewsApiArg = {
  ids?: string;
};
export type CountUnreadClaimsApiResponse =
  /** status 200 Success */ UnreadCounts;
export type CountUnreadClaimsApiArg = void;
export type MarkClaimsApiResponse = /** status 200 Success */ {
  marked: number;
};
export type MarkClaimsApiArg = {
  body: {
    type: "UNIT" | "PROJECT";
    is_read: boolean;
    ids?: number[];
    /** Filters of the list: selects all claims that match. */
    filter?: {
      q?: string;
      /** One or more of pending, approved, open, completed, rejected, joined by commas. */
      status?: string;
      /** One to 200 ids, joined by commas. */
      project_id?: string;
      /** YYYY-MM-DD, from 1900 to 2199 */
      from?: string;
      /** YYYY-MM-DD, from 1900 to 2199 */
      to?: string;
      /** Claims created more than this number of days ago. */
      older_than?: number;
      has_price?: boolean;
      /** True: claims that wait for an answer from staff. False: the other claims. */
      waiting?: boolean;
      /** Claims of the projects that are assigned to the caller as supervisor. */
      mine?: true;
      /** One or more of late, today, week, later, paused, none, joined by commas. */
      due?: string;
      /** One or more of you, visit, company, joined by commas. */
      next?: string;
      /** Claims with news that the caller has not read, or that the caller marked as unread. */
      unread?: true;
      /** Claims with changes by others since this instant. Changes are kept for 90 days. */
      news_since?: string;
      /** One to 200 ids, joined by commas. */
      responsible_id?: string;
      /** One or more of me, none, joined by commas. */
      assigned?: string;
      /** One or more of waiting, silent, yes, no, joined by commas. */
      answer?: string;
      /** One or more of 1, 2, 3, 4, 5, joined by commas. */
      score?: string;
      /** True: claims that were reopened after they were completed. False: the other claims. */
      reopened?: boolean;
      /** One or more of accepted, not_covered, to_inspect, none, joined by commas. */
      decision?: string;
      /** One or more of urgent, high, medium, low, joined by commas. */
      priority?: string;
      /** One to 200 ids, joined by commas. */
      unit_id?: string;
      /** One to 200 ids, joined by commas. */
      client_id?: string;
      /** One to 200 ids, joined by commas. */
      location_id?: string;
      /** One to 200 ids, joined by commas. */
      category_id?: string;
      /** One to 200 ids, joined by commas. */
      item_id?: string;
      /** One or more of covered, expired, none, joined by commas. */
      warranty?: string;
    };
    /** Id of the last change to mark as read; later changes stay unread. */
    up_to?: number;
  };
};
export type ClaimNews = {
  claim_id: number;
  /** Changes by others since the caller read the claim; empty if the claim is unread only because the caller marked it. */
  what: {
    what:
      | "created"
      | "message"
      | "photo"
      | "state"
      | "facts"
      | "priority"
      | "price"
      | "note"
      | "responsible"
      | "internal";
    count: number;
  }[];
  /** Id of the newest of these changes. If the caller marks the claim as read up to this id, later changes stay unread. */
  up_to: number;
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
export type UnreadCounts = {
  unit: number;
  project: number;
  /** The caller's last visit before today, and the number of claims with changes by others since then; null without such a visit. */
  last_visit: {
    /** ISO 8601, UTC */
    at: string;
    unit: number;
    project: number;
  } | null;
};
