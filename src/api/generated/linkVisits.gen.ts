// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLinkVisits: build.query<
      ListLinkVisitsApiResponse,
      ListLinkVisitsApiArg
    >({
      extraOptions: { key: "claims" },
      query: () => ({ url: `/logic/link/visit` }),
    }),
    createLinkVisit: build.mutation<
      CreateLinkVisitApiResponse,
      CreateLinkVisitApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/link/visit`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    proposeLinkWindows: build.mutation<
      ProposeLinkWindowsApiResponse,
      ProposeLinkWindowsApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/link/visit/${queryArg.id}/windows`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    acceptLinkWindow: build.mutation<
      AcceptLinkWindowApiResponse,
      AcceptLinkWindowApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/link/visit/${queryArg.id}/accept`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    cancelLinkVisit: build.mutation<
      CancelLinkVisitApiResponse,
      CancelLinkVisitApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/link/visit/${queryArg.id}/cancel`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    reportUnattendedLinkVisit: build.mutation<
      ReportUnattendedLinkVisitApiResponse,
      ReportUnattendedLinkVisitApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/link/visit/${queryArg.id}/unattended`,
        method: "PUT",
      }),
    }),
    endLinkVisit: build.mutation<EndLinkVisitApiResponse, EndLinkVisitApiArg>({
      query: (queryArg) => ({
        url: `/logic/link/visit/${queryArg.id}/outcome`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    downloadLinkVisit: build.mutation<
      DownloadLinkVisitApiResponse,
      DownloadLinkVisitApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/link/visit/${queryArg.id}/calendar`,
        method: "GET",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as linkVisitsGeneratedApi };
export type ListLinkVisitsApiResponse = /** status 200 Success */ {
  items: Visit[];
  meta?: Meta;
};
export type ListLinkVisitsApiArg = void;
export type CreateLinkVisitApiResponse = /** status 200 Success */ Visit;
export type CreateLinkVisitApiArg = {
  body: {
    claim_id: number;
    windows: VisitSpan[];
  };
};
export type ProposeLinkWindowsApiResponse = /** status 200 Success */ Visit;
export type ProposeLinkWindowsApiArg = {
  id: number;
  body: {
    windows: VisitSpan[];
    reason?: string;
    version?: number;
  };
};
export type AcceptLinkWindowApiResponse = /** status 200 Success */ Visit;
export type AcceptLinkWindowApiArg = {
  id: number;
  body: {
    /** ISO 8601, UTC */
    starts_at: string;
  };
};
export type CancelLinkVisitApiResponse = /** status 200 Success */ Visit;
export type CancelLinkVisitApiArg = {
  id: number;
  body: {
    reason: string;
    version?: number;
  };
};
export type ReportUnattendedLinkVisitApiResponse =
  /** status 200 Success */ Visit;
export type ReportUnattendedLinkVisitApiArg = {
  id: number;
};
export type EndLinkVisitApiResponse = /** status 200 Success */ Visit;
export type EndLinkVisitApiArg = {
  id: number;
  "idempotency-key"?: string;
  body: {
    outcome: "done" | "missed";
    missed_by?: ("company" | "contractor" | "resident") | null;
    note?: string;
    /** ISO 8601, UTC */
    at?: string;
    images?: Blob[];
  };
};
export type DownloadLinkVisitApiResponse = /** status 200 Success */ string;
export type DownloadLinkVisitApiArg = {
  id: number;
};
export type VisitWindow = {
  /** ISO 8601, UTC */
  starts_at: string;
  /** ISO 8601, UTC */
  ends_at: string;
  /** Whether the person who comes has another agreed visit at that time. */
  is_taken: boolean;
};
export type ClaimImage = {
  id: number;
  /** Signed address of the copy without metadata, upright, at most 4096 pixels; valid for 10 to 20 minutes. */
  url: string;
  name: string;
  /** For `getPhotoOriginal`. */
  file_id?: number;
  thumbnail_url?: string | null;
  preview_url?: string | null;
  width?: number | null;
  height?: number | null;
};
export type Visit = {
  id: number;
  work_id: number;
  status: "proposed" | "agreed" | "done" | "missed" | "cancelled";
  /** Unit and project. */
  place: string;
  /** Address of the project. */
  address: string;
  /** Claims of the work order at this place that the caller sees. */
  claims: {
    id: number;
    type: "UNIT" | "PROJECT";
    what: string;
  }[];
  /** Who opens the door, according to the claims. Only for staff who request it, and only for an agreed visit; otherwise empty. */
  contacts: {
    name: string;
    phone: string;
  }[];
  /** Name of the contractor or staff member who comes. */
  worker: string;
  /** Null if the caller is not staff, or if a staff member comes. */
  contractor_id: number | null;
  /** Null if the caller is not staff, or if a contractor comes. */
  assignee_id: number | null;
  proposed_by: "company" | "contractor" | "resident";
  /** The windows of the last proposal; empty once a date is agreed or the visit is cancelled. */
  windows: VisitWindow[];
  /** Null until a date is agreed. */
  starts_at: string | null;
  ends_at: string | null;
  /** Whether the caller may still change or cancel the visit. Others than staff may until `VISIT_CHANGE_HOURS` before it begins. */
  can_change: boolean;
  /** Phone to call if it is too late to change the visit here; empty if the company has not set one. */
  company_phone: string;
  /** When the resident reported that nobody came at the agreed date; null if nobody reported it. */
  unattended_at: string | null;
  /** Who was absent from a visit that did not take place. */
  missed_by: ("company" | "contractor" | "resident") | null;
  /** Photos that the person who came took, of a visit that did not take place. */
  photos: ClaimImage[];
  /** Reason of the last change or cancellation, or note about the result. */
  note: string;
  version: number;
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
export type VisitSpan = {
  /** ISO 8601, UTC */
  starts_at: string;
  /** ISO 8601, UTC */
  ends_at: string;
};
