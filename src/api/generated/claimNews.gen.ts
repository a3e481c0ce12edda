// Generated from src/contract by `npm run generate`. Do not edit.
/* eslint-disable */
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClaimNews: build.query<ListClaimNewsApiResponse, ListClaimNewsApiArg>({
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
    /** All that the list finds with it. */
    filter?: {
      q?: string;
      /** One or several of pending, approved, open, completed, rejected, joined by commas. */
      status?: string;
      /** One id or up to 200, joined by commas. */
      project_id?: string;
      /** YYYY-MM-DD, from 1900 to 2199 */
      from?: string;
      /** YYYY-MM-DD, from 1900 to 2199 */
      to?: string;
      /** Raised more than so many days ago. */
      older_than?: number;
      has_price?: boolean;
      /** Whose last word is not the staff's; false for the others. */
      waiting?: boolean;
      /** Of the caller's own projects, as a supervisor. */
      mine?: true;
      /** One or several of late, today, week, later, paused, none, joined by commas. */
      due?: string;
      /** With something that the caller has not read. */
      unread?: true;
      /** In which others did something since then; kept for 90 days. */
      news_since?: string;
      /** One id or up to 200, joined by commas. */
      responsible_id?: string;
      /** One or several of me, none, joined by commas. */
      assigned?: string;
      /** One or several of urgent, high, medium, low, joined by commas. */
      priority?: string;
      /** One id or up to 200, joined by commas. */
      unit_id?: string;
      /** One id or up to 200, joined by commas. */
      client_id?: string;
      /** One id or up to 200, joined by commas. */
      location_id?: string;
      /** One id or up to 200, joined by commas. */
      category_id?: string;
      /** One id or up to 200, joined by commas. */
      item_id?: string;
      /** One or several of covered, expired, none, joined by commas. */
      warranty?: string;
    };
    /** What is newer stays unread. */
    up_to?: number;
  };
};
export type ClaimNews = {
  claim_id: number;
  /** By others, since the caller read the claim; empty where the caller marked it as unread. */
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
  /** Number of the newest of it: marking as read up to here keeps what comes later. */
  up_to: number;
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
export type UnreadCounts = {
  unit: number;
  project: number;
  /** When the caller was last here before today, and in how many claims others did something since. */
  last_visit: {
    /** ISO 8601, UTC */
    at: string;
    unit: number;
    project: number;
  } | null;
};
