// Generated from src/contract by `npm run generate`. Do not edit.
import { baseApi as api } from "../baseApi";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    openOwnWork: build.mutation<OpenOwnWorkApiResponse, OpenOwnWorkApiArg>({
      query: () => ({ url: `/logic/own_work`, method: "POST" }),
    }),
    moveOwnWork: build.mutation<MoveOwnWorkApiResponse, MoveOwnWorkApiArg>({
      query: (queryArg) => ({
        url: `/logic/own_work/status`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    arriveAtOwnWork: build.mutation<
      ArriveAtOwnWorkApiResponse,
      ArriveAtOwnWorkApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/own_work/arrival`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    addOwnWorkPhotos: build.mutation<
      AddOwnWorkPhotosApiResponse,
      AddOwnWorkPhotosApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/own_work/photos`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    reportStuckOwnWork: build.mutation<
      ReportStuckOwnWorkApiResponse,
      ReportStuckOwnWorkApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/own_work/stuck`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    correctOwnWork: build.mutation<
      CorrectOwnWorkApiResponse,
      CorrectOwnWorkApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/own_work/report`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    takeBackOwnWork: build.mutation<
      TakeBackOwnWorkApiResponse,
      TakeBackOwnWorkApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/own_work/take_back`,
        method: "PUT",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    sendOwnWorkMessage: build.mutation<
      SendOwnWorkMessageApiResponse,
      SendOwnWorkMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/logic/own_work/message`,
        method: "POST",
        body: queryArg.body,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as ownWorkGeneratedApi };
export type OpenOwnWorkApiResponse = /** status 200 Success */ OwnWork;
export type OpenOwnWorkApiArg = void;
export type MoveOwnWorkApiResponse = /** status 200 Success */ OwnWork;
export type MoveOwnWorkApiArg = {
  "idempotency-key"?: string;
  body: {
    move: "accept" | "refuse" | "finish";
    note?: string;
    parts?: string;
    claim_id?: number;
    /** ISO 8601, UTC */
    at?: string;
  };
};
export type ArriveAtOwnWorkApiResponse = /** status 201 Success */ OwnWork;
export type ArriveAtOwnWorkApiArg = {
  "idempotency-key"?: string;
  body: {
    claim_id?: number;
    /** ISO 8601, UTC */
    at?: string;
  };
};
export type AddOwnWorkPhotosApiResponse = /** status 201 Success */ OwnWork;
export type AddOwnWorkPhotosApiArg = {
  "idempotency-key"?: string;
  body: {
    kind: "before" | "after" | "other";
    claim_id?: number;
    images?: Blob[];
  };
};
export type ReportStuckOwnWorkApiResponse = /** status 201 Success */ OwnWork;
export type ReportStuckOwnWorkApiArg = {
  "idempotency-key"?: string;
  body: {
    reason: "nobody" | "no_access" | "material" | "other_trade" | "more_days";
    note?: string;
    claim_id?: number;
    /** ISO 8601, UTC */
    at?: string;
    images?: Blob[];
  };
};
export type CorrectOwnWorkApiResponse = /** status 200 Success */ OwnWork;
export type CorrectOwnWorkApiArg = {
  "idempotency-key"?: string;
  body: {
    note?: string;
    parts?: string;
    claim_id?: number;
    /** ISO 8601, UTC */
    at?: string;
  };
};
export type TakeBackOwnWorkApiResponse = /** status 200 Success */ OwnWork;
export type TakeBackOwnWorkApiArg = {
  "idempotency-key"?: string;
  body: {
    what: "arrive" | "finish";
    claim_id?: number;
    /** ISO 8601, UTC */
    at?: string;
  };
};
export type SendOwnWorkMessageApiResponse = /** status 201 Success */ OwnWork;
export type SendOwnWorkMessageApiArg = {
  "idempotency-key"?: string;
  body: {
    text?: string;
    /** ISO 8601, UTC */
    at?: string;
    images?: Blob[];
  };
};
export type OwnWorkPlace = {
  claim_id: number;
  /** The item of a unit claim, the reason of a project claim. */
  what: string;
  /** Location and location detail in the unit; for a project claim the place of the building, which may be empty. */
  where: string;
  /** The defect in its author's own words. */
  description: string;
  /** When the contractor last reported its arrival here. */
  arrived_at: string | null;
  /** When the contractor reported the work for this claim as done. */
  done_at: string | null;
  unit: string | null;
  project: string;
  address: string;
  /** Who opens the door; null if the claim names nobody, or if the work order is verified, refused or cancelled. */
  contact: {
    name: string;
    phone: string;
    /** When the contact can open; may be empty. */
    hours?: string;
  } | null;
};
export type OwnWorkReport = {
  /** Null if it was reported for all places. */
  claim_id: number | null;
  note: string;
  parts: string;
  /** ISO 8601, UTC */
  at: string;
};
export type WorkMessage = {
  id: number;
  text: string;
  /** ISO 8601, UTC */
  at: string;
  /** Name of the user or contractor who wrote it. */
  by: string;
  is_staff: boolean;
};
export type AskedPhoto = {
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
  claim_id?: number | null;
};
export type WorkPhoto = {
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
  /** Whether the photo shows the state before the work, after it, or something else. */
  kind: "before" | "after" | "other";
  /** ISO 8601, UTC */
  at: string;
  /** The claim whose work it shows; null if of the work order. */
  claim_id?: number | null;
  /** The message that it was sent with. */
  message_id?: number | null;
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
export type OwnWork = {
  id: number;
  status: "asked" | "accepted" | "refused" | "done" | "verified" | "cancelled";
  contractor: string;
  /** What a phone could not send yet belongs to the work order and this contractor, not to the link. */
  contractor_id: number;
  company: {
    name: string;
    logo: string | null;
    phone: string;
    opening_hours: string;
  };
  instructions: string;
  agreed_amount?: string | null;
  returned_because: string | null;
  /** One entry per claim. */
  places: OwnWorkPlace[];
  /** When the contractor last reported its arrival, since the work order was last requested or sent back. */
  arrived_at: string | null;
  /** ISO 8601, UTC */
  changed_at: string;
  /** What was last reported as done, for each place or for all. */
  reports: OwnWorkReport[];
  /** The last report that it could not be finished; null once somebody has acted on it. */
  stuck: {
    reason: "nobody" | "no_access" | "material" | "other_trade" | "more_days";
    note: string;
    /** ISO 8601, UTC */
    at: string;
  } | null;
  /** Oldest first. */
  messages: WorkMessage[];
  /** Holidays and other days within the next months on which the office is closed. */
  closed_days: string[];
  /** Photos of the claims that staff selected for the contractor. */
  asked_photos: AskedPhoto[];
  photos: WorkPhoto[];
  visits: Visit[];
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
