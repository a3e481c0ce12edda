// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listVisits: build.query<ListVisitsApiResponse, ListVisitsApiArg>({
      extraOptions: { key: "claims" },
      query: (queryArg) => ({
        url: `/logic/visit`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          status: queryArg.status,
          work_id: queryArg.workId,
          claim_id: queryArg.claimId,
          contractor_id: queryArg.contractorId,
          assignee_id: queryArg.assigneeId,
          contacts: queryArg.contacts,
        },
      }),
    }),
    createVisit: build.mutation<CreateVisitApiResponse, CreateVisitApiArg>({
      query: (queryArg) => ({
        url: `/logic/visit`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    proposeVisits: build.mutation<
      ProposeVisitsApiResponse,
      ProposeVisitsApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/visit`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    getVisit: build.query<GetVisitApiResponse, GetVisitApiArg>({
      extraOptions: { key: "claims" },
      query: (queryArg) => ({ url: `/logic/visit/${queryArg.id}` }),
    }),
    proposeWindows: build.mutation<
      ProposeWindowsApiResponse,
      ProposeWindowsApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/visit/${queryArg.id}/windows`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    acceptWindow: build.mutation<AcceptWindowApiResponse, AcceptWindowApiArg>({
      query: (queryArg) => ({
        url: `/logic/visit/${queryArg.id}/accept`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    setVisitDate: build.mutation<SetVisitDateApiResponse, SetVisitDateApiArg>({
      query: (queryArg) => ({
        url: `/logic/visit/${queryArg.id}/date`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    cancelVisit: build.mutation<CancelVisitApiResponse, CancelVisitApiArg>({
      query: (queryArg) => ({
        url: `/logic/visit/${queryArg.id}/cancel`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    reportUnattendedVisit: build.mutation<
      ReportUnattendedVisitApiResponse,
      ReportUnattendedVisitApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/visit/${queryArg.id}/unattended`,
        method: "PUT",
      }),
    }),
    endVisit: build.mutation<EndVisitApiResponse, EndVisitApiArg>({
      query: (queryArg) => ({
        url: `/logic/visit/${queryArg.id}/outcome`,
        method: "PUT",
        body: queryArg.body,
      }),
    }),
    downloadVisit: build.mutation<
      DownloadVisitApiResponse,
      DownloadVisitApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/visit/${queryArg.id}/calendar`,
        method: "GET",
      }),
    }),
    listVisitPlaces: build.query<
      ListVisitPlacesApiResponse,
      ListVisitPlacesApiArg
    >({
      extraOptions: { key: "work_id" },
      query: (queryArg) => ({
        url: `/logic/visit/place`,
        params: {
          work_id: queryArg.workId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as visitsGeneratedApi };
export type ListVisitsApiResponse = /** status 200 Success */ {
  items: Visit[];
  meta?: Meta;
};
export type ListVisitsApiArg = {
  from?: string;
  to?: string;
  status?: string;
  workId?: string;
  claimId?: string;
  contractorId?: string;
  assigneeId?: string;
  contacts?: boolean;
};
export type CreateVisitApiResponse = /** status 201 Success */ Visit;
export type CreateVisitApiArg = {
  body: {
    work_id: number;
    /** A claim of the work order; it determines the place. */
    claim_id: number;
    windows: VisitSpan[];
    /** Whether the first window is already agreed. */
    is_agreed?: boolean;
  };
};
export type ProposeVisitsApiResponse = /** status 200 Success */ {
  items: VisitPlace[];
  meta?: Meta;
};
export type ProposeVisitsApiArg = {
  body: {
    work_ids: number[];
    windows: VisitSpan[];
  };
};
export type GetVisitApiResponse = /** status 200 Success */ Visit;
export type GetVisitApiArg = {
  id: number;
};
export type ProposeWindowsApiResponse = /** status 200 Success */ Visit;
export type ProposeWindowsApiArg = {
  id: number;
  body: {
    windows: VisitSpan[];
    reason?: string;
    version?: number;
  };
};
export type AcceptWindowApiResponse = /** status 200 Success */ Visit;
export type AcceptWindowApiArg = {
  id: number;
  body: {
    /** ISO 8601, UTC */
    starts_at: string;
  };
};
export type SetVisitDateApiResponse = /** status 200 Success */ Visit;
export type SetVisitDateApiArg = {
  id: number;
  body: {
    /** ISO 8601, UTC */
    starts_at: string;
    /** ISO 8601, UTC */
    ends_at: string;
    reason?: string;
    version?: number;
  };
};
export type CancelVisitApiResponse = /** status 200 Success */ Visit;
export type CancelVisitApiArg = {
  id: number;
  body: {
    reason: string;
    version?: number;
  };
};
export type ReportUnattendedVisitApiResponse = /** status 200 Success */ Visit;
export type ReportUnattendedVisitApiArg = {
  id: number;
};
export type EndVisitApiResponse = /** status 200 Success */ Visit;
export type EndVisitApiArg = {
  id: number;
  body: {
    outcome: "done" | "missed";
    missed_by?: ("company" | "contractor" | "resident") | null;
    note?: string;
    images?: Blob[];
  };
};
export type DownloadVisitApiResponse = /** status 200 Success */ string;
export type DownloadVisitApiArg = {
  id: number;
};
export type ListVisitPlacesApiResponse = /** status 200 Success */ {
  items: VisitPlace[];
  meta?: Meta;
};
export type ListVisitPlacesApiArg = {
  workId: string;
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
export type VisitPlace = {
  work_id: number;
  /** Unit and project; empty if the caller does not see the work order. */
  place: string;
  /** Name of the contractor or staff member who would come. */
  worker: string;
  /** Why no visit can be proposed, in Spanish for the user; null if one can. */
  problem: string | null;
};
